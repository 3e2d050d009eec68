import { changed, inPage, type RuleRow } from './ruleRow.ts';

const GLOSSARY = 'docs/_glossary.json';
const LONG = `It ${'goes on and '.repeat(12)}ends.`;
const LINE = 'A key is made once for each of the services.';

export const wordRows: RuleRow[] = [
  inPage('words/unfinished', 'TODO: say when.', 'It is made once.', 'Write what is true today'),
  inPage('words/unfinished', 'It needs [what the reader needs].', 'It needs `[a, b c]`.', 'Write what is true today'),
  inPage('words/twice', 'It is the the key.', 'It is the key that that service has.', 'Write "the"'),
  inPage('words/article', 'It is an public key.', 'An hour, a URL, an mdoc and a `x5c`.', 'Write "a public"'),
  inPage('words/repeated', `- ${LINE}\n- It lasts.\n- ${LINE}`, `- ${LINE}\n- It lasts.`, 'Delete one', 13),
  inPage('words/style', 'You can simply send it.', 'You can send `simply` it.', 'Leave it out.'),
  inPage('words/style', 'Please note that it ends.', 'It ends.', 'Start with what follows it.'),
  inPage('words/style', 'Use it in place of the key.', 'Use it instead of the key.', 'Write "instead of".'),
  inPage('words/sentence', LONG, 'It goes on. It ends.', 'Split it'),
  inPage('spelling/known-word', 'Services recieve it.', 'Services receive `recieve`.', 'receive'),
  inPage('spelling/known-word', 'Lodderstedt sent it.', 'It is by Torsten Lodderstedt, of Pulumi.', 'in our field'),
  inPage(
    'terms/one-name',
    'It needs a proof request.',
    'It needs a presentation definition, or *proof request*.',
    'Write "presentation definition"',
  ),
  changed('glossary/entry', GLOSSARY, '"definition": "A query for credentials.",\n', '', 'An entry has term', 2),
  changed(
    'links/page-exists',
    GLOSSARY,
    '"/guides/keys"',
    '"/explanations/limit"',
    'Did you mean /explanations/limits?',
  ),
  inPage('tokens/brand', 'It is a part of Acme Identity.', 'It is a part of %brand.name%.', 'Write %brand.name%'),
  inPage('tokens/unknown', 'It is in %brand.nmae%.', 'It is in %brand.name%.', 'Did you mean %brand.name%?'),
  inPage(
    'tokens/unknown',
    'It is %cors.cors.maxAg.default%.',
    'It is %cors.cors.maxAge.default%.',
    '%cors.cors.maxAge.default%?',
  ),
  inPage('tokens/unknown', 'It is in {{brand.name}}.', 'It is in %brand.name%.', 'Write %brand.name%'),
  inPage('characters/hidden', 'A\u200b key.', 'A key.', 'Delete it.'),
  inPage('characters/hidden', 'A k\ufffdy.', 'A key.', 'Write the correct character.'),
  inPage('characters/look-alike', 'A k\u0435y.', 'A key.', 'Write the Latin letter "e".'),
  inPage('characters/quotes', 'A \u201ckey\u201d.', 'A "key".', 'Write "'),
  inPage('leaks/secret', 'Send `AKIA2E4QW7RT5YU8IO3P`.', 'Send `EXAMPLE-KEY`.', 'visibly unusable'),
  inPage(
    'leaks/secret',
    `Send Bearer eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.${'dozjgNry'.repeat(3)}.`,
    'Send `EXAMPLE-KEY`.',
    'visibly unusable',
  ),
  inPage('leaks/path', 'Write it to `/home/maria/keys`.', 'Write it to `keys`.', 'Write a path from the folder'),
  inPage('leaks/host', 'Ask `https://idp.corp-internal.net`.', 'Ask `https://app.example.com`.', 'app.example.com'),
];
