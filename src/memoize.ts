/** The function, with each answer kept. */
export function memoize<In, Out>(make: (value: In) => Out): (value: In) => Out {
  const kept = new Map<In, Out>();
  return (value) => {
    const known = kept.get(value);
    if (known !== undefined) return known;
    const made = make(value);
    kept.set(value, made);
    return made;
  };
}
