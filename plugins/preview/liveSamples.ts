import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the live samples, inside the docs folder. */
export const SAMPLE_FOLDER = '_samples';

/** What a reader may change before a run. */
export interface SampleField {
  name: string;
  label: string;
  value: string;
}

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
    'file' in field ? readFileSync(path.join(docsDir, 'public/examples', field.file), 'utf8').trim() : field.value;
  return {
    file,
    code: readFileSync(file, 'utf8').trim(),
    title,
    fields: fields.map((field) => ({ name: field.name, label: field.label, value: shownValue(field) })),
    output: beside('.txt'),
  };
}

/**
 * The module that runs in the page in place of a sample's code: a form that loads the code when it is started.
 * @param form absolute path of the component
 * Code that is no sample gets nothing to run, since any page may have TypeScript with "preview" in its title.
 */
export function sampleModule(code: string, samples: ReadonlyMap<string, LiveSample>, form: string): string {
  const sample = [...samples.values()].find((candidate) => candidate.code === code.trim());
  if (!sample) return 'export default () => null;\n';
  return [
    `import { createElement } from 'react';`,
    `import { SampleForm } from ${JSON.stringify(form)};`,
    `const fields = ${JSON.stringify(sample.fields)};`,
    `const load = () => import(${JSON.stringify(sample.file)});`,
    `export default () => createElement(SampleForm, { title: ${JSON.stringify(sample.title)}, fields, load });`,
    '',
  ].join('\n');
}
