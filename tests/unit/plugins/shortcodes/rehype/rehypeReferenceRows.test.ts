import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeReferenceRows } from '../../../../../plugins/shortcodes/rehype/rehypeReferenceRows.ts';
import { el, jsx, outlineText } from './hastFixtures.ts';

function draw(...children: ElementContent[]): string[] {
  const tree: Root = { type: 'root', children };
  rehypeReferenceRows()(tree);
  return tree.children.map(outlineText);
}
const type = (text: string) => jsx('span', { className: 'type' }, text);
const name = (id: string) => jsx('span', { id }, el('code', id));

test('a field has its name, which leads to itself, and type at the left, and its meaning at the right', () => {
  const item = el('li', name('x-a'), ': ', type('string'), '. The a.');
  expect(draw(jsx('div', { className: 'rows' }, el('ul', item)))).toEqual([
    'div.rows(ul(li.row(div(a[id=x-a][href=#x-a](code("x-a")) " " span.type("string")) div("The a."))))',
  ]);
});

test('a field without a meaning is its name alone, and a sentence between fields stays whole', () => {
  const list = el('ul', el('li', name('x-a'), ': ', type('null'), '.'), el('li', 'Exactly one of them.'));
  expect(draw(jsx('div', { className: 'rows' }, list))).toEqual([
    'div.rows(ul(li(div(a[id=x-a][href=#x-a](code("x-a")) " " span.type("null"))) li(div("Exactly one of them."))))',
  ]);
});

test.each([
  [
    'beside operations, below the second level',
    'operation',
    ['a', 'b', '2 fields inside', 'c', 'd', '1 field inside', 'e'],
  ],
  ['elsewhere, below the third', 'page', ['a', 'b', 'c', 'd', '1 field inside', 'e']],
])('fields are folded with their number: %s', (_, className, folds) => {
  const field = (id: string, ...inside: ElementContent[]) => el('li', name(id), ': ', type('object'), '.', ...inside);
  const list = el('ul', field('a', el('ul', field('b', el('ul', field('c'), field('d', el('ul', field('e'))))))));
  const [, drawn] = draw(jsx('div', { className }), jsx('div', { className: 'rows' }, list));
  const order = [...drawn.matchAll(/\[id=(\w)\]|summary\("([^"]+)"\)/g)].map(([, id, title]) => id ?? title);
  expect(order).toEqual(folds);
});

test('an answer has its status as badge, and what belongs to it at the right', () => {
  const more = jsx('details', {}, el('p', 'more'));
  const item = el('li', '\n', el('p', el('strong', '404 Not Found'), ': No such thing.'), '\n', more);
  const others = el('li', el('p', el('strong', 'Refusals'), ': ', el('a', '401'), ' as everywhere.'));
  expect(draw(jsx('div', { className: 'answers' }, el('ul', item, others)))).toEqual([
    'div.answers(ul(' +
      'li(div(strong(span.status.status--4("404") " Not Found")) div(p("No such thing.") details(p("more")))) ' +
      'li(div(strong("Refusals")) div(p(a.refusal(span.status.status--4("401")) " as everywhere.")))))',
  ]);
});

test('a method is a badge on the page of an API, and text elsewhere', () => {
  const face = () => el('p', el('code', 'DELETE /x/{id}'));
  expect(draw(jsx('div', { className: 'operation' }, face()))).toEqual([
    'div.operation(p(code.method-path(span.method.method--delete("DELETE") " /x/{id}")))',
  ]);
  expect(draw(face())).toEqual(['p(code("DELETE /x/{id}"))']);
  expect(draw(jsx('div', { className: 'operation' }, el('code', 'GETTER /x') as Element))).toEqual([
    'div.operation(code("GETTER /x"))',
  ]);
});

test('what the styles need to know of neighbors and contents is a class', () => {
  const folded = jsx('details', {}, el('summary', 'Key'), jsx('div', { className: 'rows' }, el('ul')));
  const details = jsx('div', { className: 'operation__details' }, el('p', el('strong', 'Answers')), el('p', 'None.'));
  const operation = jsx('div', { className: 'operation operation--beside' }, details);
  expect(draw(el('h2', 'Keys'), { type: 'text', value: '\n' }, el('h3', 'Read a key'), operation, folded)).toEqual([
    'h2("Keys")',
    '"\\n"',
    'h3.operation-title("Read a key")',
    'div.operation operation--beside(div.operation__details(p.operation__label(strong("Answers")) p("None.")))',
    'details.rows-fold(summary("Key") div.rows(ul()))',
  ]);
});

test('other lists stay lists', () => {
  expect(draw(el('ul', el('li', el('strong', '404'), ': x')))).toEqual(['ul(li(strong("404") ": x"))']);
});

test('a long name of a field breaks before its words', () => {
  const item = el('li', name('verifiablePresentation'), ': ', type('string'), '. It.');
  const [drawn] = draw(jsx('div', { className: 'rows' }, el('ul', item)));
  expect(drawn).toContain('(code("verifiable" wbr() "Presentation"))');
});
