import { keyAt } from '../pageParts/render/configurationKeys.ts';
import { type ConfigurationPage, pageOfSample } from '../pageParts/render/configurationPages.ts';
import { type SampleLabel, sampleKind } from '../reference/sampleKinds.ts';
import { keyRanges } from './keyRanges.ts';
import type { CodeLink } from './linkKeys.ts';

/**
 * Finds the links from the keys of a JSON sample to their descriptions: none for a sample that is no configuration,
 * and none for a key that the schema does not know.
 */
export function sampleLinks(
  code: string,
  label: SampleLabel,
  pages: ReadonlyMap<string, ConfigurationPage>,
): CodeLink[] {
  const kind = sampleKind(label);
  const page = kind && kind !== 'no service' ? pageOfSample(pages, kind) : undefined;
  if (!page) return [];
  const address = page.route === label.route ? '' : page.route;
  return keyRanges(code).flatMap(({ start, end, path }) => {
    const key = keyAt(page.keys, path);
    return key ? [{ start, end, href: `${address}#${key.id}` }] : [];
  });
}
