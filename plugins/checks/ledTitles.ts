import { type DataKind, kindOfData } from '../data/dataKinds.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import type { DataFiles, Looking } from './dataFiles.ts';

/** An address of the site that is a value, without its anchor. */
const ADDRESS = /"(\/[^\s"#]*)[#"]/g;

/**
 * The titles of the pages that data of some kinds lead to, which parts write as the words of their links.
 * @param titleOf gives the title of a page
 */
export function ledTitles(
  data: DataFiles,
  kinds: readonly DataKind[],
  { known }: Pick<Looking, 'known'>,
  titleOf: (file: string) => string | undefined,
): string[] {
  const addresses = known.get('addresses in data', data.digestOfKinds(kinds), () => {
    const texts = data.judged.filter((file) => kinds.includes(kindOfData(file))).map((file) => data.folder.text(file));
    return [...new Set(texts.flatMap((text) => matchesOf(text, ADDRESS).map(([, address]) => address)))];
  });
  const led = new Set(addresses);
  return data.pages().flatMap(({ file, route }) => (led.has(route) ? [`${file} ${titleOf(file)}`] : []));
}
