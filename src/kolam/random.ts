/**
 * A seeded stream of numbers: `seed` (any text) → a function that gives the next number in [0, 1).
 *
 * The text is hashed with 32-bit FNV-1a (Fowler, Noll, Vo; RFC 9923), the hash feeds Mulberry32
 * (Tommy Ettinger, public domain). Both use 32-bit integers only, so every engine gives the same stream.
 */
export function generator(seed: string): () => number {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
