import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleField, SampleForms, SampleTool } from '../../theme/components/LiveSample/liveSample.ts';
import { listFilesBelow } from '../shared/listFiles.ts';
import { inQuotes, suggestion } from '../shared/nearest.ts';
import { mapAll } from '../shared/problem.ts';
import * as z from '../shared/zod.ts';
import { formProblem, readForm } from './readForm.ts';
import { TOOL_FOLDER } from './tools.ts';

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
  /** The tool that says more of the same input. */
  opens?: SampleTool;
}

/** Folder of the files that fields may show, inside the docs folder. */
export const EXAMPLES_FOLDER = 'public/examples';

const label = { name: z.string(), label: z.string() };

/** The form of a live sample. A field has its value, or a file below `public/examples/` with it. */
export const sampleSchema = z.strictObject({
  title: z.string(),
  fields: z.array(
    z.union([z.strictObject({ ...label, value: z.string() }), z.strictObject({ ...label, file: z.string() })]),
  ),
  opens: z.strictObject({ tool: z.string(), inputs: z.record(z.string(), z.string()) }).optional(),
});
type WrittenTool = NonNullable<z.infer<typeof sampleSchema>['opens']>;

/**
 * Reads the live samples of a docs folder, by name. For each `<name>.ts` there is `<name>.json` with its title and
 * fields, and `<name>.txt` with its output.
 * @throws {ProblemsError} where a title or a field has another form, or an example is missing
 */
export function readLiveSamples(docsDir: string): Map<string, LiveSample> {
  const folder = path.join(docsDir, SAMPLE_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  const read = (file: string) => [path.basename(file, '.ts'), readSample(path.join(folder, file), docsDir)] as const;
  return new Map(mapAll(files.sort(), read));
}

function readSample(file: string, docsDir: string): LiveSample {
  const beside = (extension: string) => file.replace(/\.ts$/, extension);
  const form = beside('.json');
  // Without it the page says what to write.
  const written = existsSync(form)
    ? readForm(form, docsDir, sampleSchema)
    : { title: '', fields: [], opens: undefined };
  const { title, fields, opens } = written;
  const shownValue = (field: (typeof fields)[number]) => {
    if (!('file' in field)) return field.value;
    const examples = path.join(docsDir, EXAMPLES_FOLDER);
    const place = path.join(examples, field.file);
    if (existsSync(place)) return readFileSync(place, 'utf8').trim();
    const known = existsSync(examples) ? listFilesBelow(examples) : [];
    const fix = suggestion(field.file, known, `Use a file from docs/${EXAMPLES_FOLDER}/.`, inQuotes);
    const message = `The field "${field.name}" names ${field.file}, which doesn't exist.`;
    throw formProblem(form, docsDir, field.file, message, fix);
  };
  return {
    file,
    code: readFileSync(file, 'utf8').trim(),
    title,
    fields: mapAll(fields, (field) => ({ name: field.name, label: field.label, value: shownValue(field) })),
    output: existsSync(beside('.txt')) ? readFileSync(beside('.txt'), 'utf8').trim() : '',
    ...(opens && { opens: toolOf(opens, form, docsDir) }),
  };
}

/** A tool as the JSON file of a sample names it, with its title and its page. */
function toolOf({ tool, inputs }: WrittenTool, form: string, docsDir: string): SampleTool {
  const folder = path.join(docsDir, TOOL_FOLDER);
  const tools = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  if (!tools.includes(tool)) {
    const fix = suggestion(tool, tools, `Use one of ${tools.join(', ')}.`, inQuotes);
    throw formProblem(form, docsDir, tool, `There is no tool "${tool}".`, fix);
  }
  const { title, page } = JSON.parse(readFileSync(path.join(folder, `${tool}.json`), 'utf8'));
  return { title, page, inputs };
}

/** The name of the sample that has this code. Any page may have TypeScript that is no sample. */
export function sampleName(code: string, samples: ReadonlyMap<string, LiveSample>): string | undefined {
  return [...samples].find(([, sample]) => sample.code === code.trim())?.[0];
}

/** The module that has the title and the fields of every sample. */
export function formsModule(samples: ReadonlyMap<string, LiveSample>): string {
  const forms: SampleForms = Object.fromEntries(
    [...samples].map(([name, { title, fields }]) => [name, { title, fields }]),
  );
  return `export const sampleForms = ${JSON.stringify(forms)};\n`;
}

/**
 * The module that fetches the code of a sample, with its libraries, when it is run, and says which tool its input opens in.
 * It has no full path, since what is built would depend on where.
 * @param folder of the module
 */
export function codeModule(samples: ReadonlyMap<string, LiveSample>, folder: string): string {
  const loaders = [...samples].map(([name, { file }]) => {
    const address = path.relative(folder, file).replaceAll('\\', '/');
    const chunk = JSON.stringify(`sample-${name}`);
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(address)}),\n`;
  });
  const tools = Object.fromEntries([...samples].flatMap(([name, { opens }]) => (opens ? [[name, opens]] : [])));
  return `export const sampleCode = {\n${loaders.join('')}};\nexport const sampleTools = ${JSON.stringify(tools)};\n`;
}
