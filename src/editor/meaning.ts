/** Whether two values are the same, down to the order of their fields. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value);

/** A field or an item of a value, if it has one of this name. */
export const entryOf = (value: unknown, name: string | number): unknown =>
  value instanceof Object && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** What nobody filled in: nothing, a blank text, or what holds nothing else. */
const isEmpty = (value: unknown): boolean =>
  value instanceof Object ? Object.values(value).every(isEmpty) : String(value ?? '').trim() === '';

/**
 * What a file should hold: what the editor hands back, with the old value wherever nobody changed it. The editor
 * adds fields that are empty, sets what nobody ticked to false, and trims every text.
 * @param emptied what a text becomes that was emptied; nothing, and its field goes
 */
export function wanted(now: unknown, old: unknown, emptied?: ''): unknown {
  if (isEmpty(now)) return isEmpty(old) ? old : typeof old === 'string' ? emptied : undefined;
  if (typeof now === 'string') return typeof old === 'string' && now.trim() === old.trim() ? old : now;
  if (Array.isArray(now)) {
    const places = placesOf(now, old);
    const items = now.map((item, index) => wanted(item, entryOf(old, places[index] ?? -1)));
    return items.filter((item) => item !== undefined);
  }
  if (!isFields(now)) return now;
  const fields = namesOf(now, old).map((name) => {
    const [value, known] = [entryOf(now, name), entryOf(old, name)];
    const isUnticked = value === false && known === undefined && isFields(old);
    return [name, isUnticked ? undefined : wanted(value, known, emptied)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The names of the old fields, and each new one behind the one before it. */
function namesOf(now: object, old: unknown): readonly string[] {
  const names = isFields(old) ? Object.keys(old) : [];
  let place = 0;
  for (const name of Object.keys(now)) {
    if (!names.includes(name)) names.splice(place, 0, name);
    place = names.indexOf(name) + 1;
  }
  return names;
}

/** Where each item of a list stood before (-1: nowhere): the same item, else one with a field in common, else one near. */
export function placesOf(now: readonly unknown[], old: unknown): readonly number[] {
  const known: readonly unknown[] = Array.isArray(old) ? old : [];
  const isSame = (index: number, place: number) => isEqual(wanted(now[index], known[place]), known[place]);
  const isAlike = (index: number, place: number) =>
    Object.entries(Object(now[index])).some(
      ([name, value]) => isFields(known[place]) && !isEmpty(value) && isEqual(value, known[place][name]),
    );
  const isNear = (index: number, place: number) =>
    place === index || place - known.length === index - now.length;
  const left = new Set(known.keys());
  const places = now.map(() => -1);
  for (const fits of [isSame, isAlike, isNear])
    for (const [index, found] of places.entries()) {
      if (found >= 0) continue;
      const place = [...left].find((place) => fits(index, place)) ?? -1;
      places[index] = place;
      left.delete(place);
    }
  return places;
}
