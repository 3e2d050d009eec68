import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import {
  type Key,
  nestKeys,
  rehypeKeyTree,
  splitDefault,
} from '../../../../../plugins/shortcodes/rehype/rehypeKeyTree.ts';
import { el, jsx, outlineText } from './hastFixtures.ts';

const key = (path: string, facts = 'boolean', ...said: ElementContent[]) => [
  el('h4', el('code', path)),
  el('p', facts),
  ...said,
];
const fields = (...children: ElementContent[]) => jsx('div', { className: 'fields' }, ...children);
const namesOf = (keys: Key[]): unknown[] =>
  keys.map(({ path, keys: inside }) => (inside.length > 0 ? [path.at(-1), ...namesOf(inside)] : path.at(-1)));

test('keys are inside those whose path their own begins with', () => {
  const paths = ['cors', 'cors.enabled', 'list', 'list[].type', 'list[].pem', 'a', 'a["b.c"]', 'a["b.c"].d', 'ab'];
  expect(namesOf(nestKeys([fields(...paths.flatMap((path) => key(path)))]))).toEqual([
    ['cors', 'enabled'],
    ['list', 'type', 'pem'],
    ['a', ['["b.c"]', 'd']],
    'ab',
  ]);
});

test('what is said below a key belongs to it, until the next heading', () => {
  const note = el('p', 'A note.');
  const tree: Root = {
    type: 'root',
    children: [fields(...key('a', 'object')), note, fields(...key('a.b')), el('p', 'More.'), el('h2', 'Next')],
  };
  rehypeKeyTree()(tree);
  expect(tree.children.map(outlineText)).toEqual([
    'div.fields(div.key-head(span("Key") span("Default") span("Effect")) ' +
      'details.key-group[open=true](summary(h4(code("a")) span("A note.") small("1 key")) ' +
      'div.key(h4(code("a.b")) div(p("More.") small("boolean")))))',
    'h2("Next")',
  ]);
});

test('a page of many keys has tools, and begins with its groups closed', () => {
  const many = Array.from({ length: 13 }, (_, index) => `n${index}`);
  const group = (path: string) => [...key(path, 'object'), ...many.flatMap((name) => key(`${path}.${name}`))];
  const tree: Root = { type: 'root', children: [fields(...key('p', 'object'), ...group('p.a'), ...group('p.b'))] };
  rehypeKeyTree()(tree);
  const drawn = outlineText(tree.children[0]);
  expect(drawn).toMatch(
    /^div\.fields\(key-tools\[total=26\]\(\) div\.key-head\(.+?\)\) details\.key-group\[open=true\]\(summary\(h4\(code\("p"\)\)/,
  );
  expect(drawn).toContain('details.key-group(summary(h4(code("p.a")) small("13 keys"))');
});

test('a link stays below the title of its group, and a word of the glossary is plain there', () => {
  const term = { ...el('a', 'JWT'), properties: { className: ['term'] } };
  const said = (link: Element) => [fields(...key('a', 'object', el('p', 'For ', link, '.')), ...key('a.b'))];
  const draw = (children: ElementContent[]) => {
    const tree: Root = { type: 'root', children };
    rehypeKeyTree()(tree);
    return outlineText(tree.children[0]);
  };
  expect(draw(said(term))).toContain('span("For " "JWT" ".") small("1 key")');
  expect(draw(said(el('a', 'CORS')))).toContain('small("1 key")) div(p("For " a("CORS") "."))');
});

test.each([
  ['boolean · default ', 'false', '', '"default " / code("false") | "boolean"'],
  ['integer, ms · default ', '5', ' · at least 1', '"default " / code("5") | "integer, ms" " · " "at least 1"'],
  ['default ', '"a long default"', '', '"default " / code("\\"a long default\\"") | '],
  ['string · allowed ', 'a', '', '| "string · allowed " code("a")'],
])('the default of %j %j %j stands apart', (before, code, after, expected) => {
  const line = el('p', before, el('code', code), ...(after ? [after] : [])).children;
  const [standard, others] = splitDefault(line);
  const shown = standard
    ? `${outlineText((standard[0] as Element).children[0])} / ${standard.slice(1).map(outlineText).join(' ')} `
    : '';
  expect(`${shown}| ${others.map(outlineText).join(' ')}`).toBe(expected);
});
