import path from 'node:path';
import { checkSchemas } from '../../../../plugins/schemas/checkSchemas.ts';
import { checkErrorCatalogue } from '../../../../plugins/schemas/errorCatalogue.ts';
import { readSpec, type Spec } from '../../../../plugins/schemas/readSpec.ts';
import { type JsonFile, parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const root = path.resolve(import.meta.dirname, '../../../fixtures/smallSite');
const docs = 'https://acme.example/docs';
const spec = readSpec(path.join(root, 'docs'), root, { '%brand.docs%': docs });
const routes = new Set(['/reference/errors/proof-too-old', '/guides/keys', '/guides/rotate']);

// biome-ignore lint/suspicious/noExplicitAny: a test may spoil any member
export type Edits = Record<string, (value: any) => void>;

/** The published schemas of the small site, with edits of files by their names. */
function edited(edits: Edits): Spec {
  const changed = (file: JsonFile): JsonFile => {
    const edit = edits[path.basename(file.file, '.json')];
    if (!edit) return file;
    const value = JSON.parse(file.text);
    edit(value);
    return parseJsonFile(file.file, JSON.stringify(value, undefined, 2)).json;
  };
  return {
    ...spec,
    schemas: spec.schemas.map(changed),
    standards: spec.standards.map(changed),
    errors: spec.errors && changed(spec.errors),
    cores: new Map([...spec.cores].map(([service, file]) => [service, changed(file)])),
  };
}

/** What is said, a line each: `file › text of its line › rule: message fix`. */
function lines(problems: Problem[], { schemas, standards, errors, cores }: Spec): string[] {
  const files = [...schemas, ...standards, ...(errors ? [errors] : []), ...cores.values()];
  const texts = new Map(files.map((json) => [json.file, json.text]));
  return problems.map(({ file, line, rule, message, fix }) => {
    const row = texts.get(file)?.split('\n')[line - 1].trim();
    return `${path.basename(file, '.json')} › ${row} › ${rule}: ${message} ${fix}`;
  });
}

export function toldOfSchemas(edits: Edits): string[] {
  const changed = edited(edits);
  return lines(checkSchemas(changed, docs), changed);
}

/** @param said what other data say as well */
export function toldOfErrors(edit: Edits['errors'], more: Edits = {}, said: string[] = []): string[] {
  const changed = edited({ ...more, errors: edit });
  const context = { docs, routes, isSaidElsewhere: (text: string) => said.includes(text) };
  return lines(checkErrorCatalogue(changed, context), changed);
}
