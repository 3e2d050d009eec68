/** Where a value is in a decoded input: the name of a part, and behind it a JSON Pointer, as in `header/kid`. */
export type Location = string;

/** The name of the part and the JSON Pointer within it. */
export function splitLocation(place: Location): { part: string; pointer: string } {
  const part = place.split('/', 1)[0] as string;
  return { part, pointer: place.slice(part.length) };
}
