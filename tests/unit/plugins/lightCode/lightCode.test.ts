import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, test } from 'vitest';
import { lightCode } from '../../../../plugins/lightCode/lightCode.ts';

const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
const html = (code: string, transformers = [lightCode]) =>
  codeToHtml(code, { lang: 'json', theme, mergeSameStyleTokens: true, transformers });
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

test('keeps the text and the colors, and drops what has the color of the block', async () => {
  const code = '{ "a": [true, "b"], "c": {} }';
  const [light, full] = [await html(code), await html(code, [])];
  expect(textOf(light)).toBe(code);
  expect(light).not.toMatch(/token-punctuation|<span style="color:var\(--shiki-foreground\)">/);
  expect(light).toMatch(/token-(?:string|constant|keyword)/);
  expect(light.length).toBeLessThan(full.length);
});
