import { type DataKind, kindOfData } from '../data/dataKinds.ts';
import type { JsonValue } from '../schemas/jsonValue.ts';
import { withoutTexts } from '../schemas/withoutTexts.ts';
import { digestOf } from '../shared/digestOf.ts';
import { namesFrom } from '../shared/folder.ts';
import { once } from '../shared/once.ts';
import type { DataFiles, Looking } from './dataFiles.ts';

/** What samples are held against. */
const OF_SAMPLES: readonly DataKind[] = ['schemas', 'descriptions'];

/**
 * Changes with all that samples are held against: schemas and API descriptions, which judge a value alike whatever they
 * tell their readers. Calls in samples may name any published file.
 */
export function digestOfSamples(data: DataFiles, { known, sources, options, tokens }: Looking): string {
  const published = data.folder.files.filter((file) => file.startsWith('public/'));
  const files = published.filter((file) => OF_SAMPLES.includes(kindOfData(file)));
  const shown = namesFrom(options.root, options.docsDir);
  // A file that something is wrong with is left out, and what is wrong may lie in another.
  const unsound = known.get('unsound for samples', data.digestOfKinds(OF_SAMPLES), () => {
    const all = sources.data().unsound;
    return files.filter((file) => all.has(shown(file)));
  });
  const values = once(() => {
    const { spec, descriptions } = sources.data();
    const read = [...spec.schemas, ...spec.standards, ...descriptions.files.values()];
    return new Map(read.map(({ file, value }) => [file, value as JsonValue]));
  });
  const forms = files.map((file) =>
    known.get('form', digestOf(file, data.folder.digest(file)), () => {
      const value = unsound.includes(file) ? undefined : values().get(shown(file));
      return value === undefined ? '' : digestOf(JSON.stringify(withoutTexts(value)));
    }),
  );
  const stated = files.filter((_, index) => forms[index] === '').map((file) => data.folder.digest(file));
  return digestOf(...published, '', ...unsound, '', ...forms, ...stated, JSON.stringify(tokens));
}
