import { isObject, type Json } from '../schemas/jsonValue.ts';
import type { SampleKind } from '../schemas/sampleSchema.ts';
import type { ApiPage } from '../shortcodes/render/apiFields.ts';
import type { FieldPath } from '../shortcodes/render/fieldParts.ts';
import type { ShownBody } from './shownBodies.ts';

export interface FieldTarget {
  page: ApiPage;
  /** Id of a field inside the value, or undefined where none is described. */
  idOf(path: FieldPath): string | undefined;
}

/** Finds what describes a body: the first of its sides that has every member of the top. */
export function targetOfBody({ page, operation, sides }: ShownBody, value: Json): FieldTarget | undefined {
  if (!isObject(value)) return undefined;
  for (const side of sides) {
    const idOf = (path: FieldPath) => page.fieldOfBody(operation, side, path);
    if (Object.keys(value).every((name) => idOf([name]) !== undefined)) return { page, idOf };
  }
  return undefined;
}

/**
 * Finds what describes a value of a known kind, if it is an object with its own place on the page of an API.
 * @param service whose page comes first, since several may describe the object
 */
export function targetOfKind(
  pages: ReadonlyMap<string, ApiPage>,
  kind: SampleKind,
  service: string | undefined,
): FieldTarget | undefined {
  const name = objectOf(kind);
  if (name === undefined) return undefined;
  const own = service === undefined ? undefined : pages.get(service);
  // Services that check, which most of these objects come from, are at the end of the alphabet.
  const page = [own, ...[...pages.values()].reverse()].find((candidate) => candidate?.hasObject(name));
  if (!page) return undefined;
  const at = kind.is === 'results' ? ['data', 0] : [];
  return {
    page,
    idOf: (path) => {
      const isInside = at.every(
        (step, index) => typeof step === typeof path[index] && (step === 0 || step === path[index]),
      );
      return isInside && path.length > at.length ? page.fieldOfObject(name, path.slice(at.length)) : undefined;
    },
  };
}

/** Name of the object in the descriptions of APIs: files of schemas are named after it. */
function objectOf(kind: SampleKind): string | undefined {
  if (kind.is === 'results') return 'PolicyResult';
  // A reference to a role has its own page, and is not the role of the API.
  if (kind.is !== 'schema' || kind.name === 'service-role') return undefined;
  return (kind.definition ?? kind.name).replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
