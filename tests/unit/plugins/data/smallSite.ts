import path from 'node:path';
import type { SiteData } from '../../../../plugins/data/siteData.ts';
import { readSpecFiles } from '../../../../plugins/openapi/readSpecFiles.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { type JsonFile, parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const root = path.resolve(import.meta.dirname, '../../../fixtures/smallSite');
export const DOCS = 'https://acme.example/docs';
const tokens = { '%brand.docs%': DOCS };
const spec = readSpec(path.join(root, 'docs'), root, tokens);
const descriptions = readSpecFiles(path.join(root, 'docs'), root, tokens, spec);

/** Edits of files by their paths below `public/spec`, without extension. */
// biome-ignore lint/suspicious/noExplicitAny: a test may spoil any member
export type Edits = Record<string, (value: any) => unknown>;

/** The published data of the small site, with edits. */
export function edited(edits: Edits): SiteData {
  const changed = <File extends JsonFile | undefined>(file: File): File => {
    const edit = file && edits[/spec\/(.*)\.json$/.exec(file.file)?.[1] ?? ''];
    if (!edit) return file;
    const value = JSON.parse(file.text);
    edit(value);
    return parseJsonFile(file.file, JSON.stringify(value, undefined, 2)).json as File;
  };
  const published = { ...spec.published };
  for (const name of Object.keys(published) as (keyof typeof published)[]) published[name] = changed(published[name]);
  return {
    spec: {
      ...spec,
      schemas: spec.schemas.map(changed),
      standards: spec.standards.map(changed),
      cores: new Map([...spec.cores].map(([service, file]) => [service, changed(file)])),
      published,
    },
    descriptions,
    problems: [],
    invalid: new Map(),
  };
}

/** Problems as `text of the line › fix`. */
export function reported({ spec: { schemas, standards, cores, published } }: SiteData, problems: Problem[]) {
  const files = [...schemas, ...standards, ...cores.values(), ...Object.values(published)];
  return problems.map(({ file, line, fix }) => {
    const row = files
      .find((one) => one?.file === file)
      ?.text.split('\n')
      [line - 1].trim();
    return `${row} › ${fix}`;
  });
}
