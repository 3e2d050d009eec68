import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { publishFiles } from '../../../../plugins/outputs/publishFiles.ts';

test('a file that cannot be written is an error of the build, which would wait without end otherwise', () => {
  const errors: Error[] = [];
  const api = {
    context: { action: 'build' },
    processAssets: (_: object, run: (step: object) => void) => run({ compilation: { errors } }),
  } as unknown as RsbuildPluginAPI;
  const list = () => {
    throw new Error('An entry has no name.');
  };
  publishFiles(api, { names: /\.json$/, list });
  expect(errors.map(({ message }) => message)).toEqual(['An entry has no name.']);
});
