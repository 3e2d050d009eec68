import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { inlineScript } from '../../../../plugins/shared/inlineScript.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'script.ts');
writeFileSync(
  file,
  `/** A number. */
export const FACTOR: number = 2;
interface Options { by: number; text: string }
/** Doubles. */
export function run({ by, text }: Options): void { (globalThis as any).ran = [FACTOR * by, text]; }
export async function unused(): Promise<void> {}
`,
);

test('calls the function with its options, and leaves no name behind', () => {
  const text = inlineScript(file, 'run', { by: 21, text: '</script>' });
  runInThisContext(text);
  const globals = globalThis as unknown as { ran: unknown; run: unknown; FACTOR: unknown };
  expect(globals.ran).toEqual([42, '</script>']);
  expect(globals.run).toBe(undefined);
  expect(globals.FACTOR).toBe(undefined);
});

test('gives a text that can stand in a page, and the same one each time', () => {
  const make = () => inlineScript(file, 'run', { by: 1, text: '</script><!--' });
  expect(make()).toBe(make());
  expect(make()).not.toContain('</script');
  expect(make()).not.toContain('<!--');
});
