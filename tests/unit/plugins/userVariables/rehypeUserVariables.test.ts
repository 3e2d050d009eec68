import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { textOf } from '../../../../plugins/shared/hastText.ts';
import { rehypeUserVariables } from '../../../../plugins/userVariables/rehypeUserVariables.ts';

const element = (tagName: string, children: (ElementContent | string)[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
const sample = (code: string, lang = 'bash') => element('pre', [element('code', [code])], { lang, title: 'Request' });
const names = (text: string) => element('p', ['Use ', element('code', [text])]);

/** The children of a page after the plugin, each with its name, and its text with the marked places in brackets. */
function shown(...children: Element[]): string[] {
  const tree: Root = { type: 'root', children };
  rehypeUserVariables('acme.example')(tree);
  const bracketed = (node: ElementContent): string => {
    if (node.type !== 'element') return textOf(node);
    const text = node.children.map(bracketed).join('');
    return node.tagName === 'var' ? `[${text}]` : text;
  };
  return tree.children.map((child) => `${(child as Element).tagName}: ${bracketed(child as Element)}`);
}

test('the button stands before the first sample with a value, and values in text are marked as well', () => {
  expect(
    shown(
      element('h2', [element('code', ['resolver-eu-1'])]),
      names('resolver-eu-1'),
      sample('cd'),
      sample('curl resolver-eu-1'),
      sample('curl resolver-eu-1'),
    ),
  ).toEqual([
    'h2: resolver-eu-1',
    'p: Use [resolver-eu-1]',
    'pre: cd',
    'fill-button: ',
    'pre: curl [resolver-eu-1]',
    'pre: curl [resolver-eu-1]',
  ]);
});

test('a sample within tabs has the button before the tabs, which may show another one', () => {
  expect(shown(names('x'), element('div', [element('div', [sample('curl resolver-eu-1')])]))).toEqual([
    'p: Use x',
    'fill-button: ',
    'div: curl [resolver-eu-1]',
  ]);
});

test('a page whose samples have no value stays as it is', () => {
  expect(shown(names('resolver-eu-1'), sample('cd'))).toEqual(['p: Use resolver-eu-1', 'pre: cd']);
});
