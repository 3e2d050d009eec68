import type { Sample } from '../contentChecks/checks/samples.ts';
import { keyAt } from '../pageParts/render/configurationKeys.ts';
import { type ConfigurationPage, pageOfSample } from '../pageParts/render/configurationPages.ts';
import type { JsonValue } from '../reference/jsonValue.ts';
import { knownParts } from '../reference/sampleTexts.ts';
import { keyRanges } from './keyRanges.ts';
import type { CodeLink } from './linkKeys.ts';

/** A JSON sample in the words of the page. */
export interface JsonSample {
  code: string;
  title: string;
  /** Route of the page that shows it. */
  route: string;
  /** What its fence says that it is, if it does. */
  schema?: string;
}

/**
 * Finds the links from the keys of a JSON sample to their descriptions: those of a configuration, or of one inside
 * the body of a request or an answer. Other samples and keys that no schema knows have none.
 */
export function sampleLinks(
  { code, title, route, schema }: JsonSample,
  pages: ReadonlyMap<string, ConfigurationPage>,
): CodeLink[] {
  const value = parse(code);
  if (value === undefined) return [];
  const parts = knownParts({ language: 'json', title, code, schema, page: { route } } as Sample, value);
  if (typeof parts === 'string') return [];
  const ranges = keyRanges(code);
  return parts
    .flatMap(({ segments, kind }) => {
      const page = pageOfSample(pages, kind);
      if (!page) return [];
      const address = page.route === route ? '' : page.route;
      return ranges.flatMap(({ start, end, path }) => {
        if (!segments.every((segment, index) => path[index] === segment)) return [];
        const key = keyAt(page.keys, path.slice(segments.length));
        return key ? [{ start, end, href: `${address}#${key.id}` }] : [];
      });
    })
    .sort((a, b) => a.start - b.start);
}

/** Another rule reports what is not JSON. */
function parse(code: string): JsonValue | undefined {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}
