import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { textOf } from '../../../../plugins/shared/hastNodes.ts';
import { rehypeUserVariables } from '../../../../plugins/userVariables/rehypeUserVariables.ts';

const element = (tagName: string, children: (ElementContent | string)[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
/** A highlighted sample with its tokens. */
const sample = (...tokens: string[]) =>
  element(
    'pre',
    [
      element(
        'code',
        tokens.map((token) => element('span', [token], { style: 'color:red' })),
      ),
    ],
    {
      lang: 'bash',
      title: 'Request',
    },
  );
const names = (text: string) => element('p', ['Use ', element('code', [text])]);

/** The children of a page after the plugin, each with its name, and its text with the marked places in brackets. */
function shown(...children: Element[]): string[] {
  const tree: Root = { type: 'root', children };
  rehypeUserVariables('acme.example')(tree);
  const bracketed = (node: ElementContent): string => {
    if (node.type !== 'element') return textOf(node);
    const text = node.children.map(bracketed).join('');
    return node.tagName === 'var' ? `[${node.properties['data-variable']} ${text}]` : text;
  };
  return tree.children.map((child) => `${(child as Element).tagName}: ${bracketed(child as Element)}`);
}

test.each<[what: string, page: Element[], result: string[]]>([
  [
    'values in samples are marked, and then those in text as well',
    [
      element('h2', [element('code', ['resolver-eu-1'])]),
      names('resolver-eu-1'),
      sample('cd'),
      sample('curl ', 'resolver-eu-1/'),
    ],
    ['h2: resolver-eu-1', 'p: Use [resolver resolver-eu-1]', 'pre: cd', 'pre: curl [resolver resolver-eu-1]/'],
  ],
  [
    'a sample within tabs is marked',
    [names('x'), element('div', [element('div', [sample('resolver-eu-1')])])],
    ['p: Use x', 'div: [resolver resolver-eu-1]'],
  ],
  ['a value across two tokens stays', [sample('resolver-', 'eu-1')], ['pre: resolver-eu-1']],
  [
    'a page whose samples have no value stays',
    [names('resolver-eu-1'), sample('cd')],
    ['p: Use resolver-eu-1', 'pre: cd'],
  ],
])('%s', (_what, page, result) => expect(shown(...page)).toEqual(result));
