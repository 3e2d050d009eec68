import type { Place, Span } from '../base/index.ts';
import { type Decoded, type Location, splitLocation } from '../decode/index.ts';

/** Where a location is in the input; the nearest value around it, if it is missing there. */
export function placeInInput({ parts }: Decoded, place: Location, base = ''): Place | undefined {
  const { part, pointer } = splitLocation(place);
  const found = parts.find(({ id }) => id === part);
  const span = found?.places ? spanOf(found.places, base + pointer) : found?.span;
  return span && { input: 'input', start: span.start, end: span.end };
}

function spanOf(places: Map<string, Span>, pointer: string): Span | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const span = places.get(at);
    if (span || at === '') return span;
  }
}

/** The credential that a path of the verifier's response leads to; undefined where it names none. */
export function innerOf(decoded: Decoded, path: readonly string[]): Decoded | undefined {
  let at: Decoded | undefined = decoded;
  for (const step of path) {
    at = at?.contains.find(({ decoded: inner, pointer }) => (inner.document?.id ?? pointer) === step)?.decoded;
  }
  return at;
}
