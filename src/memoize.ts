/** Caches the results of a function by its argument. Results must not be undefined. */
export function memoize<In, Out>(make: (value: In) => Out): (value: In) => Out {
  const cache = new Map<In, Out>();
  return (value) => {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const result = make(value);
    cache.set(value, result);
    return result;
  };
}
