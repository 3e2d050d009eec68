import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { readLiveSamples } from '../../plugins/data/liveSamples.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { type HtmlFile, readOutput, root } from './output.ts';

// What the first view of a page with a live sample costs: the HTML of the form, and nothing that other pages lack.

const { docsDir } = readSiteOptions(root, process.env);
const samples = [...readLiveSamples(docsDir).values()];
const { dir, pages } = readOutput();
const hasForm = ({ html }: HtmlFile) => html.includes('class="sample-form"');
const withForm = pages.filter(hasForm);
const without = pages.filter((page) => page.file.startsWith('tutorials/') && !hasForm(page));

/** The scripts and styles that a page names, without the base. */
const filesOf = ({ links }: HtmlFile) =>
  links.filter(({ url }) => /\.(?:js|css)$/.test(url)).map(({ url }) => url.slice(BASE.length));

/** The same without the style of its own parts, of which each page has one at most. */
const kindsOf = (page: HtmlFile) => filesOf(page).filter((file) => !file.startsWith('static/css/page.'));

/** The text of a page inside its forms, with the values of fields, and the text outside of them. */
function textsOf({ html }: HtmlFile): { inside: string; outside: string } {
  const texts = { inside: '', outside: '' };
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth > 0 || attributes.class === 'sample-form') depth += 1;
      if (name === 'input' && depth > 0) texts.inside += `\n${attributes.value}\n`;
    },
    ontext(text) {
      texts[depth > 0 ? 'inside' : 'outside'] += text;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  return texts;
}

/** Words of the forms of a page that stand nowhere else on it. */
function ownWords(page: HtmlFile): string[] {
  const { inside, outside } = textsOf(page);
  const labels = samples.flatMap(({ fields }) => fields.map(({ label }) => label));
  const words = [...labels.filter((label) => label.length > 15), ...(inside.match(/[\w.-]{40,}/g) ?? [])];
  return words.filter((word) => inside.includes(word) && !outside.includes(word));
}

describe('a page with live samples', () => {
  test('has the form of every sample in its HTML, with labels and values', () => {
    const texts = withForm.map((page) => textsOf(page).inside);
    for (const { title, fields } of samples) {
      const isShown = texts.some((text) =>
        fields.every(({ label, value }) => text.includes(label) && text.includes(value)),
      );
      expect(isShown, title).toBe(true);
    }
  });

  test('names the same scripts as a page without, and the same styles but that of its form', () => {
    expect(without.length).toBeGreaterThan(3);
    const wrong = withForm.filter((page) => kindsOf(page).join() !== kindsOf(without[0]).join());
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('has no word of its forms in its scripts, and nothing that runs them', () => {
    expect(withForm.flatMap(ownWords).length).toBeGreaterThan(samples.length);
    for (const page of withForm) {
      const code = filesOf(page).map((file) => readFileSync(path.join(dir, file), 'utf8'));
      const words = ['Result of your run', 'The sample could not be loaded', ...ownWords(page)];
      const found = words.filter((word) => code.some((text) => text.includes(word)));
      expect(found, page.file).toEqual([]);
    }
  });
});
