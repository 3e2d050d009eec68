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

test('of pages that have the same, the shortest is picked, and none beside one that is needed anyway', () => {
  const words = 'many words '.repeat(1000);
  const long = page('long', `<main><p>${words}</p></main>`);
  const short = page('short', '<main><p>few</p></main>');
  expect(coveringPages([long, short])).toEqual(['short']);
  const needed = page('needed', `<main><p>${words}</p><hr></main>`);
  expect(coveringPages([short, long, needed])).toEqual(['needed']);
});
