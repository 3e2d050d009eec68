import { expect, test } from 'vitest';
import { coveringPages } from '../browser/coveringPages.ts';

const page = (file: string, html: string) => ({ file, html });

test('pages are picked until every element stands in every place that it has somewhere', () => {
  const pages = [
    page('a', '<main><p class="lead">a</p></main>'),
    page('b', '<main><p class="lead">b</p><p>more</p></main>'),
    page('c', '<main><p>c</p></main>'),
    page('d', '<main><ul><li><p class="lead">d</p></li></ul></main>'),
  ];
  expect(coveringPages(pages)).toEqual(['b', 'd']);
});

test('a state counts, and what only names or leads does not', () => {
  const open = page('open', '<button aria-expanded="true" aria-label="Open" id="a">x</button>');
  const closed = page('closed', '<button aria-expanded="false" aria-label="Close" id="b">x</button>');
  const other = page('other', '<button aria-expanded="false" aria-label="Other" id="c">x</button>');
  expect(coveringPages([open, closed, other])).toEqual(['closed', 'open']);
});
