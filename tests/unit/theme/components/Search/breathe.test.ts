import { afterEach, expect, test, vi } from 'vitest';
import { breathe } from '../../../../../theme/components/Search/engine/yieldToMain.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What ran before the task went on. */
async function orderAround(): Promise<string[]> {
  const order: string[] = [];
  setTimeout(() => order.push('key'));
  await breathe();
  return [...order, 'rest'];
}

test('a key that waits has its turn, where the browser schedules no tasks', async () => {
  vi.stubGlobal('scheduler', undefined);
  expect(await orderAround()).toEqual(['key', 'rest']);
});

test('and where its scheduler cannot yield', async () => {
  vi.stubGlobal('scheduler', {});
  expect(await orderAround()).toEqual(['key', 'rest']);
});

test('the browser says when to go on, where it can', async () => {
  let goOn = () => {};
  const turn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.stubGlobal('scheduler', { yield: () => turn });
  let isOn = false;
  const rest = breathe().then(() => {
    isOn = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOn).toBe(false);
  goOn();
  await rest;
  expect(isOn).toBe(true);
});
