import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examples, ToolDefinition } from '../../theme/components/Tools/tool.ts';
import { applyBrand } from '../shared/brand.ts';
import { filesAt } from '../shared/listFiles.ts';
import { mapAll } from '../shared/problem.ts';
import * as z from '../shared/zod.ts';
import { formProblem, readForm } from './readForm.ts';

/** Folder of the tools, inside the docs folder: a file for each, and the files of their examples. */
export const TOOL_FOLDER = '_tools';

const name = z.string().regex(/^[a-z][\w-]*$/);

/** The text of an example, or a file of the docs folder with it, or several with an empty line between. */
const text = z.union([
  z.string(),
  z.strictObject({ file: z.string() }),
  z.strictObject({ files: z.array(z.string()).min(1) }),
]);

const some = z.string().min(1);

export const toolSchema = z
  .strictObject({
    title: some,
    page: z.string().startsWith('/'),
    empty: some,
    worker: name.optional(),
    inputs: z
      .array(
        z.strictObject({
          name,
          label: some,
          hint: some,
          rows: z.number().int().min(1).max(30),
          many: z.boolean().optional(),
          accept: z.string().optional(),
          isOptional: z.boolean().optional(),
          choices: z.array(some).min(1).optional(),
        }),
      )
      .min(1),
    examples: z.array(
      z.strictObject({ id: name, title: some, outcome: z.enum(['good', 'broken']), values: z.record(name, text) }),
    ),
  })
  .superRefine(({ inputs, examples }, { addIssue }) => {
    const names = inputs.map((input) => input.name);
    for (const [index, { id, values }] of examples.entries()) {
      if (examples.findIndex((one) => one.id === id) < index) {
        const fix = 'Give one of them a different ID, because links to the tool contain it.';
        const message = `Two examples have the ID "${id}"`;
        addIssue({ code: 'custom', path: ['examples', index, 'id'], message, params: { fix } });
      }
      for (const input of Object.keys(values).filter((one) => !names.includes(one))) {
        const fix = `Use one of: ${names.join(', ')}.`;
        const message = `There is no input "${input}"`;
        addIssue({ code: 'custom', path: ['examples', index, 'values', input], message, params: { fix } });
      }
    }
  });

export interface Tool {
  definition: ToolDefinition;
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
  const { examples, ...definition } = readForm(file, docsDir, toolSchema);
  const textOf = (id: string, value: z.infer<typeof text>) => {
    if (typeof value === 'string') return applyBrand(value, tokens);
    const texts = ('file' in value ? [value.file] : value.files).map((name) => {
      const place = path.join(docsDir, name);
      if (existsSync(place)) return readFileSync(place, 'utf8').trimEnd();
      const fix = 'Use a file from the docs folder, for example public/examples/index.json.';
      throw formProblem(file, docsDir, name, `The example "${id}" names ${name}, which doesn't exist.`, fix);
    });
    return applyBrand(texts.join('\n\n'), tokens);
  };
  return {
    definition: { ...definition, examples: examples.map(({ values: _, ...example }) => example) },
    examples: Object.fromEntries(
      mapAll(examples, ({ id, values }) => [
        id,
        Object.fromEntries(mapAll(Object.entries(values), ([input, value]) => [input, textOf(id, value)])),
      ]),
    ),
  };
}
