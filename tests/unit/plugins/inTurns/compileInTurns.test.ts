import { expect, test } from 'vitest';
// @ts-expect-error It is JavaScript, since the compiler loads it by itself.
import compileInTurns from '../../../../plugins/inTurns/compileInTurns.mjs';

/** Compiles in two steps, counts the pages that are between them, and fails on a page that says so. */
const compiler = `data:text/javascript,${encodeURIComponent(`
  let atWork = 0;
  export let most = 0;
  export default async function compile(source) {
    const callback = this.async();
    atWork += 1;
    most = Math.max(most, atWork);
    await null;
    atWork -= 1;
    if (source === 'throws') throw new Error('thrown');
    if (source === 'fails') callback(new Error('failed'));
    else callback(null, source + ' for ' + this.getOptions().site + ' from ' + this.resourcePath);
  }`)}`;

function compiled(source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: 'page.mdx',
      getOptions: () => ({ site: 'docs', compiler }),
      async: () => (error: Error | null, text: string) => (error ? reject(error) : resolve(text)),
    };
    compileInTurns.call(context, source);
  });
}

test('compiles every page with its own context, and no more than two at a time', async () => {
  const sources = Array.from({ length: 20 }, (_, at) => `page ${at}`);

  const texts = await Promise.all(sources.map(compiled));

  expect(texts).toEqual(sources.map((source) => `${source} for docs from page.mdx`));
  expect((await import(compiler)).most).toBe(2);
});

test('a page that fails says so and leaves its place to the next one', async () => {
  const results = await Promise.allSettled(['fails', 'throws', 'fails', 'throws', 'whole'].map(compiled));

  const messages = results.map((result) => (result.status === 'rejected' ? result.reason.message : result.value));
  expect(messages).toEqual(['failed', 'thrown', 'failed', 'thrown', 'whole for docs from page.mdx']);
});
