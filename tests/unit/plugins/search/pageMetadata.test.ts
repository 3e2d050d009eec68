import { describe, expect, it } from 'vitest';
import { linkTexts, pageMetadata } from '../../../../plugins/search/pageMetadata.ts';

const link = (text: string, address: string) => `[${text}](\uE000${address}\uE001)`;

describe('linkTexts', () => {
  const pages = (markdown: string) => [
    { routePath: '/from', markdown },
    { routePath: '/keys/', markdown: '' },
    { routePath: '/mfa', markdown: '' },
  ];

  it.each([
    ['a link inside a sentence', `See ${link('API keys', '/keys/')} first.`, ['API keys']],
    ['a link to a heading', link('Parts', '/keys/#parts'), ['Parts']],
    ['a link to an address with its ending', link('Parts', '/keys/index.html'), ['Parts']],
    [
      'an entry of a list of links',
      `- ${link('API keys', '/keys/')}: give a program what it needs.`,
      ['API keys : give a program what it needs.'],
    ],
    ['code in a link', link('`api` keys', '/keys/'), ['api keys']],
  ])('takes the words of %s', (_, markdown, expected) => {
    expect(linkTexts(pages(markdown)).get('/keys/')).toEqual(expected);
  });
});

it('collects the questions, names and links of a page', () => {
  const notes = pageMetadata(
    [{ routePath: '/a' }, { routePath: '/b' }],
    [
      { frontMatter: { description: 'About a.', answers: ['What is a?', 1] }, markdown: '' },
      { frontMatter: {}, markdown: link('the a', '/a') },
    ],
    { defines: new Map([['/b', ['term']]]), mentions: new Map([['/a', ['word']]]) },
  );
  expect(notes.get('/a')).toEqual({
    answers: ['What is a?'],
    linked: ['the a', 'About a.'],
    mentions: ['word'],
  });
  expect(notes.get('/b')).toEqual({ answers: ['term'], linked: [] });
});
