import { expect, test } from 'vitest';
import { headingCase } from '../../../../plugins/checks/rules/headingCase.ts';

const SOURCE = `---
description: About keys.
---

# Keys

It reads results carefully. A proof by Data Integrity shows that data have their integrity.
A verifiable credential is one of many credentials; tokens are others.

## Verify Tokens
`;
const written = headingCase(SOURCE);

test.each([
  ['Read Results Carefully', 'Read results carefully'],
  ['Read The Results', 'Read the results'],
  ['Look at Tokens', 'Look at tokens'],
])('%s', (text, wanted) => expect(written(text)).toBe(wanted));

test.each([
  ['a name that the text has', 'Check Data Integrity'],
  ['a name that the text has in no other form', 'Ask through OpenAPI and Postman'],
  ['a thing that belongs to a name', 'OpenID for Verifiable Credentials'],
  ['a word behind a sign', 'Tokens: Results of a call'],
  ['a heading in small letters', 'Read results carefully'],
])('%s is right', (_, text) => expect(written(text)).toBeUndefined());
