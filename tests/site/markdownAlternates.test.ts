import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readOutput, root } from './output.ts';

const output = readOutput();
const origin = readBrand(path.join(root, 'brand.json')).docsOrigin;
const alternates = [...output.files].filter((file) => file.endsWith('.md'));
const textOf = (file: string) => readFileSync(path.join(output.dir, file), 'utf8');
/** Text outside of fences and inline code. */
const withoutCode = (text: string) => text.replace(/^(```+)[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');

test('each page names its Markdown alternate, which is there', () => {
  const named = output.pages.flatMap(({ html, file }) => {
    const markdown = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];
    return markdown ? [[file, markdown] as const] : [];
  });
  expect(named).toHaveLength(alternates.length);
  expect(named.filter(([file, markdown]) => markdown !== BASE + file.replace(/\.html$/, '.md'))).toEqual([]);
  expect(named.filter(([, markdown]) => !output.files.has(markdown.slice(BASE.length)))).toEqual([]);
});

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Words of the article of a page, without what acts, such as the form of a tool. */
function articleWords(html: string): number {
  let text = '';
  /** For each open element, whether its text is the article's. */
  const open = [false];
  const parser = new Parser({
    onopentag(element, { class: name = '', 'aria-hidden': hidden }) {
      const isSkipped = /^(?:script|svg|button|form)$/.test(element) || hidden === 'true' || /\bbench\b/.test(name);
      open.push((open.at(-1) || /\brp-doc\b/.test(name)) && !isSkipped);
      if (!/^(?:span|a|code|em|strong|var|wbr)$/.test(element)) text += ' ';
    },
    ontext(part) {
      if (open.at(-1)) text += part;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return countWords(text);
}

/** What is in the forms of a page, the input of a live sample and a tool, and in its drawings and images. */
const NOT_TEXT =
  /^```\w* title="Value of [^"]*"\n[\s\S]*?^```$|^Open the tool in a browser:.*$|^ *```mermaid\n[\s\S]*?^ *```$|!\[[^\]]*\]/gm;

test('a Markdown alternate has the words of its page, within 2 %', () => {
  const differing = alternates.flatMap((file) => {
    const page = output.pages.find((one) => one.file === file.replace(/md$/, 'html'));
    // The alternate of a home page is the list of all pages.
    if (!page || file === 'index.md') return [];
    const shown = articleWords(page.html);
    const markdown = textOf(file)
      .replace(NOT_TEXT, '')
      .replace(/\]\([^)\s]*\)|^ *(?:\d+\. |:::\w*|```\w*(?: title=)?)|&#x20;/gm, ' ');
    const written = countWords(markdown);
    return Math.abs(shown - written) > shown * 0.02 ? [`${file}: ${written} of ${shown}`] : [];
  });
  expect(differing).toEqual([]);
});

test('every link of a Markdown alternate leads to a file of the output or leaves the site', () => {
  const dead = [...alternates, 'llms.txt'].flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, url]) => url)
      .filter((url) => {
        if (!url.startsWith(origin)) return !/^(?:https?:|mailto:)/.test(url);
        const target = url.slice((origin + BASE).length).replace(/[?#].*$/, '');
        return !output.files.has(target) && target !== '';
      })
      .map((url) => `${file}: ${url}`),
  );
  expect(dead).toEqual([]);
});

test('Markdown alternates contain no component, no token and no import', () => {
  const found = alternates.filter((file) => /^<[A-Za-z]|%brand\.|^import |^---$/m.test(withoutCode(textOf(file))));
  expect(found).toEqual([]);
});

test('the list leads to every Markdown alternate but those of home pages', () => {
  const list = textOf('llms.txt');
  expect(alternates.filter((file) => file !== 'index.md' && !list.includes(`${origin}${BASE}${file}`))).toEqual([]);
});

test('the full texts contain every Markdown alternate but those of home pages, and each fits a reader', () => {
  const full = textOf('llms-full.txt');
  const others = alternates.filter((file) => file !== 'index.md');
  expect(others.filter((file) => !full.includes(textOf(file).trim()))).toEqual([]);
  const parts = [...output.files].filter((file) => file.endsWith('/llms-full.txt'));
  expect(parts).not.toEqual([]);
  for (const file of ['llms-full.txt', ...parts]) {
    expect(Buffer.byteLength(textOf(file)), file).toBeLessThan(2_500_000);
  }
});
