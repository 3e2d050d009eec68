import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleField, SampleForms } from '../../theme/logic/liveSample.ts';

/** Folder of the live samples, inside the docs folder. */
export const SAMPLE_FOLDER = '_samples';

/** A live sample: code that exports `run`, what it is run with, and what comes out. */
export interface LiveSample {
  /** Absolute path of the TypeScript file. */
  file: string;
  code: string;
  title: string;
  fields: SampleField[];
  /** What `run` gives for the values of the fields, as readers see it. */
  output: string;
}

/** Folder of the files that fields may show, inside the docs folder. */
export const EXAMPLES_FOLDER = 'public/examples';

/** A field as its JSON file has it: its value, or the file below `public/examples/` that holds it. */
type WrittenField = Omit<SampleField, 'value'> & ({ value: string } | { file: string });

/**
 * Reads the live samples of a docs folder, by name. For each `<name>.ts` there is `<name>.json` with its title and
 * fields, and `<name>.txt` with its output.
 */
export function readLiveSamples(docsDir: string): Map<string, LiveSample> {
  const folder = path.join(docsDir, SAMPLE_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  return new Map(
    files.sort().map((file) => [path.basename(file, '.ts'), readSample(path.join(folder, file), docsDir)]),
  );
}

function readSample(file: string, docsDir: string): LiveSample {
  const beside = (extension: string) => {
    const name = file.replace(/\.ts$/, extension);
    return existsSync(name) ? readFileSync(name, 'utf8').trim() : '';
  };
  const { title, fields } = JSON.parse(beside('.json') || '{"title":"","fields":[]}') as {
    title: string;
    fields: WrittenField[];
  };
  const shownValue = (field: WrittenField) =>
    'file' in field ? readFileSync(path.join(docsDir, EXAMPLES_FOLDER, field.file), 'utf8').trim() : field.value;
  return {
    file,
    code: readFileSync(file, 'utf8').trim(),
    title,
    fields: fields.map((field) => ({ name: field.name, label: field.label, value: shownValue(field) })),
    output: beside('.txt'),
  };
}

/** The name of the sample that has this code. Any page may have TypeScript that is no sample. */
export function sampleName(code: string, samples: ReadonlyMap<string, LiveSample>): string | undefined {
  return [...samples].find(([, sample]) => sample.code === code.trim())?.[0];
}

/**
 * The module that the preview plugin puts into a page in place of a sample's code: the form of the theme and nothing
 * else, since a page with a sample is to weigh what any other page does. Code that is no sample gets nothing to run.
 * Neither this module nor the next holds a full path, since what is built would depend on where.
 */
export function sampleModule(code: string, samples: ReadonlyMap<string, LiveSample>): string {
  if (sampleName(code, samples) === undefined) return 'export default () => null;\n';
  return "export { LiveForm as default } from '@rspress/core/theme';\n";
}

/** The module that has the title and the fields of every sample. */
export function formsModule(samples: ReadonlyMap<string, LiveSample>): string {
  const forms: SampleForms = Object.fromEntries(
    [...samples].map(([name, { title, fields }]) => [name, { title, fields }]),
  );
  return `export const sampleForms = ${JSON.stringify(forms)};\n`;
}

/**
 * The module that fetches the code of a sample, with its libraries, when it is run.
 * @param folder of the module
 */
export function codeModule(samples: ReadonlyMap<string, LiveSample>, folder: string): string {
  const loaders = [...samples].map(([name, { file }]) => {
    const address = path.relative(folder, file).replaceAll('\\', '/');
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(address)}),\n`;
  });
  return `export const sampleCode = {\n${loaders.join('')}};\n`;
}
