import path from 'node:path';
import { checkPublishedData } from '../../../../plugins/data/checkPublishedData.ts';
import { type PublishedData, readPublishedData } from '../../../../plugins/data/publishedData.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const root = path.resolve(import.meta.dirname, '../../../fixtures/smallSite');
const docsDir = path.join(root, 'docs');
const tokens = { '%brand.docs%': 'https://acme.example/docs' };
const spec = readSpec(docsDir, root, tokens);
const published = readPublishedData(docsDir, root, tokens);
export const routes = new Set(['/reference/policies/proof', '/guides/keys', '/guides/rotate']);

// biome-ignore lint/suspicious/noExplicitAny: a test may spoil any member
type Edit = (value: any) => void;
export type Edits = Partial<Record<'policies' | 'didMethods' | 'iam' | 'standards' | 'errors' | 'verifier', Edit>>;

/** The data of the small site, with edits. */
export function edited(edits: Edits) {
  const changed = (name: keyof Edits, file = published.policies) => {
    const edit = edits[name];
    if (!edit || !file) return file;
    const value = JSON.parse(file.text);
    edit(value);
    return parseJsonFile(file.file, JSON.stringify(value, undefined, 2)).json;
  };
  const { policies, didMethods, iam, standards } = published;
  const data: PublishedData = {
    policies: changed('policies', policies),
    didMethods: changed('didMethods', didMethods),
    iam: changed('iam', iam),
    standards: changed('standards', standards),
    problems: [],
  };
  const core = changed('verifier', spec.cores.get('verifier'));
  const cores = core ? new Map([...spec.cores, ['verifier', core] as const]) : spec.cores;
  return { spec: { ...spec, errors: changed('errors', spec.errors), cores }, data };
}

/** What is said of the data with edits, a line each: `file › text of its line › rule: message fix`. */
export function told(edits: Edits): string[] {
  const { spec, data } = edited(edits);
  const texts = new Map(
    [spec.errors, data.policies, data.didMethods, data.iam, data.standards].map((json) => [json?.file, json?.text]),
  );
  return checkPublishedData(spec, data, routes).map(({ file, line, rule, message, fix }: Problem) => {
    const row = texts.get(file)?.split('\n')[line - 1].trim();
    return `${path.basename(file, '.json')} › ${row} › ${rule}: ${message} ${fix}`;
  });
}
