import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { eachContent, SKIP } from '../../../../plugins/shared/eachContent.ts';
import { element, isElement } from '../../../../plugins/shared/hastNodes.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const page = () =>
  element('div', {}, [element('p', {}, [text('one')]), element('pre', {}, [text('two')]), text('three')]);
const seen = (look: (node: Element) => unknown) => {
  const names: string[] = [];
  eachContent(page(), (node) => {
    names.push(isElement(node) ? node.tagName : 'value' in node ? node.value : '');
    return isElement(node) ? look(node) : undefined;
  });
  return names;
};

test('all that stands in an element is looked at once, parents first', () => {
  expect(seen(() => undefined)).toEqual(['p', 'one', 'pre', 'two', 'three']);
});

test('nothing inside a node is looked at where the look says so, whatever else a look answers', () => {
  expect(seen((node) => (node.tagName === 'pre' ? SKIP : false))).toEqual(['p', 'one', 'pre', 'three']);
});

test('a look may put another node in the place of one, and add to one', () => {
  const root = page();
  eachContent(root, (node, index, parent) => {
    if (isElement(node, 'p')) parent.children[index] = element('b', {}, [text('new')]);
    if (isElement(node, 'pre')) node.children.push(element('i', {}, []));
    if (isElement(node, 'i')) node.tagName = 'em';
  });
  expect(root.children.map((node) => (isElement(node) ? node.tagName : node.type))).toEqual(['b', 'pre', 'text']);
  expect((root.children[1] as Element).children[1]).toMatchObject({ tagName: 'em' });
});
