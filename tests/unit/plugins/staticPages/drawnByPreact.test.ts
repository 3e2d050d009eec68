import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PREACT_FOR_REACT } from '../../../../plugins/staticPages/drawnByPreact.ts';

const { resolve } = createRequire(import.meta.url);
const names = Object.keys(PREACT_FOR_REACT);

test.each(names)('%s leads to the same file, whichever alias is taken', (name) => {
  const fitting = names.filter((other) => name === other || name.startsWith(`${other}/`));
  const files = fitting.map((other) => resolve(PREACT_FOR_REACT[other] + name.slice(other.length)));
  expect(new Set(files).size).toBe(1);
});
