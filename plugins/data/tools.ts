import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examples, ToolDefinition } from '../../theme/components/Tools/tool.ts';
import * as z from '../shared/forms.ts';
import { filesAt } from '../shared/listFiles.ts';
import { mapAll } from '../shared/problem.ts';
import { formProblem, readForm } from './readForm.ts';

/** Folder of the tools, inside the docs folder: a file for each, and the files of their examples. */
export const TOOL_FOLDER = '_tools';

const name = z.string().regex(/^[a-z][\w-]*$/);

/** The text of an example, or the file of the docs folder that holds it, or several with an empty line between. */
const text = z.union([
  z.string(),
  z.strictObject({ file: z.string() }),
  z.strictObject({ files: z.array(z.string()).min(1) }),
]);

/** The form of a tool. */
export const toolSchema = z.strictObject({
  title: z.string().min(1),
  page: z.string().startsWith('/'),
  empty: z.string().min(1),
  inputs: z
    .array(
      z.strictObject({
        name,
        label: z.string().min(1),
        hint: z.string().min(1),
        rows: z.number().int().min(1).max(30),
        many: z.boolean().optional(),
        accept: z.string().optional(),
      }),
    )
    .min(1),
  examples: z.array(
    z.strictObject({
      id: name,
      title: z.string().min(1),
      outcome: z.enum(['good', 'broken']),
      values: z.record(name, text),
    }),
  ),
});

/** A tool as `docs/_tools/<name>.json` has it. */
export interface Tool {
  facts: ToolDefinition;
  examples: Examples;
}

/**
 * Reads the tools of a docs folder, by name.
 * @param tokens brand tokens with what each becomes
 * @throws {ProblemsError} where a file is wrong or an example is missing
 */
export function readTools(docsDir: string, tokens: Record<string, string> = {}): Map<string, Tool> {
  const folder = path.join(docsDir, TOOL_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const read = (file: string) =>
    [path.basename(file, '.json'), readTool(path.join(folder, file), docsDir, tokens)] as const;
  return new Map(mapAll(files.sort(), read));
}

/** Absolute paths of all that tools are made from. */
export function toolFiles(docsDir: string): string[] {
  return [TOOL_FOLDER, 'public/examples'].flatMap((folder) => filesAt(path.join(docsDir, folder)));
}

function readTool(file: string, docsDir: string, tokens: Record<string, string>): Tool {
  const { examples, ...facts } = readForm(file, docsDir, toolSchema);
  const inputs = new Set(facts.inputs.map((input) => input.name));
  const twice = examples.find(({ id }, index) => examples.findIndex((one) => one.id === id) < index);
  if (twice)
    throw formProblem(
      file,
      docsDir,
      twice.id,
      `Two examples have the ID "${twice.id}".`,
      'Give one of them another one: links to the tool name it.',
      'last',
    );
  const textOf = (id: string, input: string, value: z.infer<typeof text>) => {
    if (!inputs.has(input))
      throw formProblem(
        file,
        docsDir,
        id,
        `The example "${id}" has a value for "${input}", which is no input.`,
        `Name one of: ${[...inputs].join(', ')}.`,
      );
    if (typeof value === 'string') return branded(value, tokens);
    const parts = ('file' in value ? [value.file] : value.files).map((name) => {
      const place = path.join(docsDir, name);
      if (!existsSync(place))
        throw formProblem(
          file,
          docsDir,
          name,
          `The example "${id}" names ${name}, which is not there.`,
          'Name a file of the docs folder, for example public/examples/index.json.',
        );
      return readFileSync(place, 'utf8').trimEnd();
    });
    return branded(parts.join('\n\n'), tokens);
  };
  return {
    facts: { ...facts, examples: examples.map(({ values: _, ...example }) => example) },
    examples: Object.fromEntries(
      mapAll(examples, ({ id, values }) => [
        id,
        Object.fromEntries(mapAll(Object.entries(values), ([input, value]) => [input, textOf(id, input, value)])),
      ]),
    ),
  };
}

function branded(written: string, tokens: Record<string, string>): string {
  return Object.entries(tokens).reduce((all, [token, value]) => all.replaceAll(token, value), written);
}
