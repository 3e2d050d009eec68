import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { ApiVersion } from '../../../../plugins/openapi/apiChanges.ts';
import { apiFeed } from '../../../../plugins/shortcodes/apiFeed.ts';

const version = (recorded: string, more: Partial<ApiVersion> = {}): ApiVersion => ({
  version: '1.0',
  recorded,
  note: 'A note.',
  apis: [],
  changes: [],
  ...more,
});
const record = [
  version('2026-01-02'),
  version('2026-03-04', {
    version: '1.1',
    note: 'A `meta` & more < before.',
    changes: [
      {
        api: 'x',
        kind: 'changed',
        subject: '',
        place: '/servers/0',
        before: '"a<b"',
        after: '"https://%brand.apiDomain%"',
      },
      { api: 'x', kind: 'added', subject: 'GET /a', place: '', before: '', after: '' },
    ],
  }),
];
const site = {
  brand: { name: 'A & B' },
  docs: 'https://docs.acme.example:8443/docs',
  tokens: { '%brand.apiDomain%': 'a&b.example' },
};

/** Elements of a text in XML, in order. */
function parseXml(xml: string): Element[] {
  const elements: Element[] = [];
  let open: Element | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open = { name, attributes, text: '' };
        elements.push(open);
      },
      ontext(text) {
        if (open) open.text += text;
      },
      onclosetag() {
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return elements;
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

const textsOf = (xml: string, name: string) => parseXml(xml).flatMap((one) => (one.name === name ? [one.text] : []));
const feed = apiFeed(record, site);

test('is a feed of Atom with what RFC 4287 asks for, newest first', () => {
  const [root, ...elements] = parseXml(feed);
  expect(root).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
  const entry = ['entry', 'id', 'title', 'updated', 'link', 'content'];
  expect(elements.map(({ name }) => name)).toEqual([
    'id',
    'title',
    'updated',
    'author',
    'name',
    'link',
    'link',
    ...entry,
    ...entry,
  ]);
  expect(textsOf(feed, 'title')).toEqual([
    'A & B: changes to the API descriptions',
    'API descriptions 1.1: 2 changes',
    'API descriptions 1.0: first record',
  ]);
  expect(elements.filter(({ name }) => name === 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['self', 'https://docs.acme.example:8443/docs/spec/api-changes.atom'],
    ['alternate', 'https://docs.acme.example:8443/docs/reference/api/changes.html'],
    ['alternate', 'https://docs.acme.example:8443/docs/reference/api/changes.html#4-march-2026'],
    ['alternate', 'https://docs.acme.example:8443/docs/reference/api/changes.html#2-january-2026'],
  ]);
});

test('IDs and anchors stay when a record is added, even on the same day', () => {
  const ids = textsOf(feed, 'id');
  expect(ids).toEqual([
    'tag:docs.acme.example,2026-01-02:api-changes',
    'tag:docs.acme.example,2026-03-04:api-changes:2',
    'tag:docs.acme.example,2026-01-02:api-changes:1',
  ]);
  const longer = apiFeed([...record, version('2026-03-04')], site);
  const [id, added, ...others] = textsOf(longer, 'id');
  expect([id, ...others]).toEqual(ids);
  expect(ids).not.toContain(added);
  const anchors = Array.from(longer.matchAll(/#([^"]+)"/g), ([, anchor]) => anchor);
  expect(anchors).toEqual(['4-march-2026-1', '4-march-2026', '2-january-2026']);
});

test('the HTML of an entry has each change, with the brand and no token', () => {
  const [html] = textsOf(feed, 'content');
  expect(html.split('\n')).toEqual([
    '<p>A <code>meta</code> &amp; more &lt; before.</p>',
    '<ul>',
    '<li><code>x.yaml</code>, changed: The description at <code>/servers/0</code>: from <code>&quot;a&lt;b&quot;</code> to <code>&quot;https://a&amp;b.example&quot;</code></li>',
    '<li><code>x.yaml</code>, added: <code>GET /a</code></li>',
    '</ul>',
    '',
  ]);
});
