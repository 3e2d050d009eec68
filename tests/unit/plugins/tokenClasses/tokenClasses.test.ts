import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { markCode } from '../../../../plugins/tokenClasses/rehypeTokenClasses.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const token = (color: string, value: string) => element('span', { style: `color:var(--shiki-${color})` }, text(value));
const line = (...tokens: ElementContent[]) => element('span', { class: 'line' }, ...tokens);

function marked(lines: ElementContent[], keepsLines = false): string {
  const pre = element(
    'pre',
    { class: 'shiki', style: 'color:red', tabIndex: 0, lang: 'json' },
    element('code', {}, ...lines),
  );
  markCode(pre, keepsLines);
  return toHtml(pre);
}

describe('markCode', () => {
  test('gives each color one letter, and text of the block’s own color none', () => {
    expect(
      marked([line(token('token-keyword', 'const'), token('foreground', ' a = '), token('token-string', '"b"'))]),
    ).toBe('<pre lang="json"><code><span class="k">const</span> a = <span class="s">"b"</span></code></pre>');
  });

  test('notes how far a long line is indented, so that what is left of it begins there too', () => {
    const [long, word] = [`  ${'x '.repeat(30)}`, `  ${'x'.repeat(60)}`];
    expect(marked([line(text(long)), line(text(word)), text('\n'), line(text('  short'))])).toBe(
      `<pre lang="json"><code><span data-indent="2">${long}</span><span data-indent="2" data-word="">${word}</span>\n  short</code></pre>`,
    );
  });

  test('leaves lines apart that differ from others, or that are counted', () => {
    const highlighted = element('span', { class: 'line highlighted' }, text('a'));
    expect(marked([highlighted, text('\n'), line(text('b'))])).toBe(
      '<pre lang="json"><code><span class="line highlighted">a</span>\nb</code></pre>',
    );
    expect(marked([line(text('b'))], true)).toBe('<pre lang="json"><code><span class="line">b</span></code></pre>');
  });

  test('links and example values stay inside tokens', () => {
    const key = element('a', { href: '#issuer' }, token('token-constant', '"issuer"'));
    const value = element(
      'span',
      { style: 'color:var(--shiki-token-string)' },
      element('var', { 'data-variable': 'region' }, text('eu')),
    );
    expect(marked([line(key, value)])).toBe(
      '<pre lang="json"><code><a href="#issuer"><span class="n">"issuer"</span></a><span class="s"><var data-variable="region">eu</var></span></code></pre>',
    );
  });
});
