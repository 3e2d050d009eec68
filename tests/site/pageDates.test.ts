import { realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gitDates } from '../../plugins/shared/gitDates.ts';
import { routeOfFile } from '../../plugins/shared/routes.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { outputFileOfRoute, readOutput, root } from './output.ts';

const { docsDir } = readSiteOptions(root, process.env);

test('each page says when it was last changed, as far as its history is known', () => {
  const output = readOutput();
  const known = new Map(
    [...gitDates(docsDir)].map(([file, date]) => [
      outputFileOfRoute(routeOfFile(path.relative(realpathSync(docsDir), file))),
      date,
    ]),
  );
  const wrong = output.pages.flatMap(({ file, html }) => {
    const shown = /<time dateTime="([^"]+)"/i.exec(html)?.[1];
    return shown === undefined || shown === known.get(file) ? [] : [`${file}: ${shown}, not ${known.get(file)}`];
  });
  expect(wrong).toEqual([]);
  expect(output.pages.some(({ html }) => html.includes('Last Updated'))).toBe(known.size > 0);
});
