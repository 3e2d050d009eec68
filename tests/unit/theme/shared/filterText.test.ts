import { expect, test } from 'vitest';
import { missingWords } from '../../../../theme/shared/filterText.ts';

test.each([
  ['words in any order', 'Max Age of CORS', 'cors MAX', []],
  ['a hyphen as a space', 'Service-roles', ' service ROLES ', []],
  ['parts of words', 'cors.maxAge', 'maxa', []],
  ['what is missing', 'Scopes', '422 scopes', ['422']],
  ['an empty query', 'Scopes', ' ', []],
])('%s', (_, text, query, missing) => expect(missingWords(text, query)).toEqual(missing));
