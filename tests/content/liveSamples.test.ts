import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../plugins/data/liveSamples.ts';
import { readTools } from '../../plugins/data/tools.ts';
import { toolInput } from '../../theme/components/LiveSample/liveSample.ts';
import { liveSamples, run } from './runLiveSample.ts';
import { docsDir } from './spec.ts';

describe.each([...liveSamples])('%s', (name, { code }) => {
  test('gives what the page says', async () => {
    const { text } = await run(name);
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(docsDir, SAMPLE_FOLDER, `${name}.txt`));
  });

  test('contains no variable of the brand', () => {
    expect(code).not.toMatch(/%brand\./);
  });
});

// A sample leads to a tool where there is one that does the same.
const opening = [...liveSamples].flatMap(([name, { fields, opens }]) => (opens ? [{ name, fields, opens }] : []));

test.each(opening)('$name opens in a tool, whose fields it fills', async ({ name, fields, opens }) => {
  const tool = [...readTools(docsDir).values()].find(({ definition }) => definition.page === opens.page);
  const { ok, text } = await run(name);
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  const given = toolInput(opens, values, { ok, text }) ?? {};
  expect(Object.values(given)).not.toContain('');
  const names = tool?.definition.inputs.map((input) => input.name) ?? [];
  expect(Object.keys(given).filter((input) => !names.includes(input))).toEqual([]);
  expect(Object.keys(given)).not.toHaveLength(0);
});
