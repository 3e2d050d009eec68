import { expect, test } from 'vitest';
import { runStages, type Step } from '../../../scripts/test/runStages.ts';

const step = (name: string, passed: boolean, text = ''): Step => ({
  name,
  run: async (print) => {
    print(text);
    return passed;
  },
});

async function shown(stages: Step[][]) {
  let output = '';
  const passed = await runStages(
    stages,
    (text) => {
      output += text;
    },
    () => 0,
  );
  return { passed, output };
}

test('stages run in turn, and what runs beside another prints when it ends', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow: Step = {
    name: 'slow',
    run: async (print) => {
      print('slow begins\n');
      await held;
      print('slow ends\n');
      return true;
    },
  };
  const beside: Step = {
    name: 'beside',
    run: async (print) => {
      print('said beside\n');
      finish();
      return true;
    },
  };
  const { passed, output } = await shown([[slow, beside], [step('last', true)]]);
  expect(passed).toBe(true);
  expect(output.indexOf('slow begins')).toBeLessThan(output.indexOf('said beside'));
  expect(output).toContain('said beside\n[1/2] beside: passed in 0 s');
  expect(output.indexOf('[1/2] slow: passed')).toBeLessThan(output.indexOf('[2/2] last'));
});

test('a stage in which a step fails is the last, and its other steps end', async () => {
  const { passed, output } = await shown([[step('one', false), step('other', true)], [step('never', true)]]);
  expect(passed).toBe(false);
  expect(output).toContain('one: FAILED');
  expect(output).toContain('other: passed');
  expect(output).not.toContain('never');
});
