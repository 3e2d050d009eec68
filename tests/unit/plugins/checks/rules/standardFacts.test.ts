import { expect, test } from 'vitest';
import { standardSlips } from '../../../../../plugins/checks/rules/standardFacts.ts';

const MODEL = 'https://www.w3.org/TR/vc-data-model-2.0/';
const standard = (by: 'W3C' | 'DIF' | 'IETF' | 'ISO', name: string, address: string, status: string, date: string) =>
  ({ by, name, address, status, date }) as Parameters<typeof standardSlips>[1][number];
const standards = [
  standard('W3C', 'VC Data Model 2.0', MODEL, 'Recommendation', '2025-05-15'),
  standard('W3C', 'VC Data Model 1.1', 'https://www.w3.org/TR/vc-data-model', 'Recommendation', '2022-03-03'),
  standard('W3C', 'DID Resolution', 'https://www.w3.org/TR/did-resolution/', 'Working Draft', ''),
  standard('DIF', 'Presentation Exchange 2.1.1', 'https://identity.foundation/pe/', 'Ratified', '2024-04-25'),
  standard(
    'IETF',
    'JSON Web Signature, RFC 7515',
    'https://www.rfc-editor.org/rfc/rfc7515',
    'Proposed Standard',
    '2015-05',
  ),
  standard('IETF', 'Token Status List', 'https://www.ietf.org/status-list/', 'Internet-Draft', '2025-09'),
  standard(
    'ISO',
    'ISO/IEC 18013-5:2021, mdoc',
    'https://www.iso.org/standard/69084.html',
    'International Standard',
    '2021',
  ),
  standard(
    'ISO',
    'mdoc by a server',
    'https://www.iso.org/standard/69084.html#server',
    'International Standard',
    '2023-01',
  ),
];
const told = (row: string) =>
  standardSlips(row, standards).map(({ index, message, fix }) => `${index} ${message} ${fix}`);

test.each([
  [
    'It is [RFC 6570](https://www.rfc-editor.org/rfc/rfc6750) here.',
    ['6 The link of "RFC 6570" leads to RFC 6750. Write "RFC 6750", or link to it.'],
  ],
  [
    'See [the old RFC 6570, later](http://datatracker.ietf.org/doc/html/RFC6750#a).',
    ['4 The link of "RFC 6570" leads to RFC 6750. Write "RFC 6750", or link to it.'],
  ],
  [
    '([RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1)), section 2.2.',
    ['63 The link of section 2.2 leads to section 2.1. Write "section 2.1", or link to #section-2.2.'],
  ],
  [
    '[RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1) (in section 22.10).',
    ['62 The link of section 22.10 leads to section 2.1. Write "section 2.1", or link to #section-22.10.'],
  ],
  [
    '[RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1) section 2 says it.',
    ['62 The link of section 2 leads to section 2.1. Write "section 2.1", or link to #section-2.'],
  ],
  [
    'In [Section 21](https://www.rfc-editor.org/rfc/rfc6750#section-2) of it.',
    ['3 The link of section 21 leads to section 2. Write "section 2", or link to #section-21.'],
  ],
])('RFCs and sections: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'See [RFC 6750](https://www.rfc-editor.org/rfc/rfc6750), [RFC 6570](https://www.example.com/), [RFCs](https://www.rfc-editor.org/rfc/rfc6750) and [RFC 1](/rfc2).',
  'See [RFC 1](https://www.rfc-editor.org/rfc/rfc6750b).',
  'In [section 2.1.3](https://www.rfc-editor.org/rfc/rfc6750#section-2.1), section 7.',
  '[RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1) and, section 9. Then [here](https://www.rfc-editor.org/rfc/rfc6750#section-9).',
  '[RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1-5), section 3, and [RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-3), Section 4.',
  '[RFC 6750](https://www.rfc-editor.org/rfc/rfc6750#section-2.1), [RFC 6750, section 3](https://www.rfc-editor.org/rfc/rfc6750#section-3).',
])('RFCs and sections: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    'It is in [VC Data Model 2.1](https://www.w3.org/TR/vc-data-model-2.0/#proofs).',
    ['9 The link of version 2.1 leads to VC Data Model 2.0. Write 2.0.'],
  ],
  [
    'It is in [VC Data Model 2.1](https://www.w3.org/TR/vc-data-model-2.0).',
    ['9 The link of version 2.1 leads to VC Data Model 2.0. Write 2.0.'],
  ],
  [
    '| [VC Data Model 1.2](https://www.w3.org/TR/vc-data-model-2.0/) | Ratified |',
    ['2 The link of version 1.2 leads to VC Data Model 2.0. Write 2.0.'],
  ],
  [
    '| [VC Data Model 1.2](https://www.w3.org/TR/vc-data-model-2.0/) | Best Practice |',
    ['2 The link of version 1.2 leads to VC Data Model 2.0. Write 2.0.'],
  ],
  [
    '| [VC Data Model 1.2](https://www.w3.org/TR/vc-data-model-2.0/) | Snapshot |',
    ['2 The link of version 1.2 leads to VC Data Model 2.0. Write 2.0.'],
  ],
  [
    'Then VC Data Model 2.1 is there, and VC Data Model 10.0.',
    [
      '5 "VC Data Model 2.1": the data have 2.0 and 1.1. Write 2.0 or 1.1.',
      '37 "VC Data Model 10.0": the data have 2.0 and 1.1. Write 2.0 or 1.1.',
    ],
  ],
  [
    'Of [VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), VC Data Model 3.0 is next.',
    ['66 "VC Data Model 3.0": the data have 2.0 and 1.1. Write 2.0 or 1.1.'],
  ],
  [
    'Of DIF, version 2.2.1, and W3C, version 3.0.1.',
    [
      '3 No standard of DIF in the data has version 2.2.1. Write 2.1.1.',
      '27 No standard of W3C in the data has version 3.0.1. Write 2.0 or 1.1.',
    ],
  ],
  ['Of DIF, version 12.1.11.', ['3 No standard of DIF in the data has version 12.1.11. Write 2.1.1.']],
  [
    'ISO/IEC 18013-5:2012 and ISO/IEC 18013-5:2021, ISO/IEC 18013-7:2012, and ISO/IEC 18013-5:20211.',
    ['0 "ISO/IEC 18013-5:2012": the data have ISO/IEC 18013-5:2021. Write "ISO/IEC 18013-5:2021".'],
  ],
])('versions: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'See [Section 4.1 of the model](https://www.w3.org/TR/vc-data-model-2.0/), [section 4.1](https://www.w3.org/TR/vc-data-model-2.0/), [§ 4.1](https://www.w3.org/TR/vc-data-model-2.0/), [§4.1](https://www.w3.org/TR/vc-data-model-2.0/), [model](https://www.w3.org/TR/vc-data-model-2.0/), [2.0](https://www.w3.org/TR/vc-data-model-2.0/) and [18:2.1](https://www.w3.org/TR/vc-data-model-2.0/).',
  '[JWS 3.0](https://www.rfc-editor.org/rfc/rfc7515) and [Another 3.0](https://www.example.com/).',
  '| [VC Data Model 1.2](https://www.w3.org/TR/vc-data-model-2.0/) | Drafts |',
  '| [VC Data Model 1.2](https://www.w3.org/TR/vc-data-model-2.0/) | VC Data Model 3.0 |',
  'VC Data Model 2.0, VC Data Model 1.0, VC Data Model 1.1. VC Data Model 2.1.3, VVC Data Model 3.0, Presentation Exchange 3.0.0.',
  'Of DIF, version 2.1.1, W3C, version 1.1, IETF, version 3.0, OpenID, version 4.0, and NW3C, version 3.0.',
])('versions: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), a W3C Recommendation of 5 May 2025.',
    ['67 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), a W3C Recommendation of 15 June 2025.',
    ['67 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), a Working Draft, May 2025.',
    ['65 VC Data Model 2.0 has another status in the data. Write "Recommendation".'],
  ],
  [
    '[JWS](https://www.rfc-editor.org/rfc/rfc7515), a Draft Standard of June 2015.',
    ['49 JSON Web Signature, RFC 7515 has another date in the data. Write "May 2015".'],
  ],
  [
    '[mdoc](https://www.iso.org/standard/69084.html), an International Standard of March 2022.',
    ['52 ISO/IEC 18013-5:2021, mdoc has another date in the data. Write "2021".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) became a W3C Recommendation in 2024.',
    ['61 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) has been a Recommendation since 16 May 2025.',
    ['61 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) appeared in June 2025.',
    ['61 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) was made from June 2025.',
    ['61 VC Data Model 2.0 has another date in the data. Write "15 May 2025".'],
  ],
  [
    '[JWS](https://www.rfc-editor.org/rfc/rfc7515) is of 4 June 2015.',
    ['45 JSON Web Signature, RFC 7515 has another date in the data. Write "May 2015".'],
  ],
  [
    '[mdoc](https://www.iso.org/standard/69084.html) is of January 2020.',
    ['47 ISO/IEC 18013-5:2021, mdoc has another date in the data. Write "2021".'],
  ],
])('statuses and dates: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), a W3C Recommendation of 15 May 2025, and [it](https://www.w3.org/TR/vc-data-model-2.0/) is a Recommendation, May 2025.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), Published of May 2025, and the Last Draft of spring 2020.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/), Published of May 20255.',
  '[JWS](https://www.rfc-editor.org/rfc/rfc7515), a Proposed Standard of 4 May 2015.',
  '[JWS](https://www.rfc-editor.org/rfc/rfc7515), a Standard of May 2015.',
  '[mdoc](https://www.iso.org/standard/69084.html), an International Standard of January 2023.',
  '[DID Resolution](https://www.w3.org/TR/did-resolution/), a Recommendation of March 2022.',
  '[DID Resolution](https://www.w3.org/TR/did-resolution/) is of March 2022.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) came in 15 May 2025.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) is there. In 2024, a house was built in 2024.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) and its draft is of 2024.',
  '[VC Data Model 2.0](https://www.w3.org/TR/vc-data-model-2.0/) is of 20244 pages.',
  '[JWS](https://www.rfc-editor.org/rfc/rfc7515) is of 4 May 2015.',
  '[mdoc](https://www.iso.org/standard/69084.html) is of June 2021.',
])('statuses and dates: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['**VC Data Model 2.0** is an RFC.', ['2 VC Data Model 2.0 has another status in the data. Write "Recommendation".']],
  [
    'So [VC Data Model 2.0](/a) is a Proposed Standard.',
    ['4 VC Data Model 2.0 has another status in the data. Write "Recommendation".'],
  ],
  [
    'VC `Data Model` 2.0 is an IETF RFC.',
    ['0 VC Data Model 2.0 has another status in the data. Write "Recommendation".'],
  ],
  [
    'VC Data Model 2.0 is a draft, and JSON Web Signature, RFC 7515 is an IETF Internet-Draft.',
    [
      '0 VC Data Model 2.0 has another status in the data. Write "Recommendation".',
      '34 JSON Web Signature, RFC 7515 has another status in the data. Write "Proposed Standard".',
    ],
  ],
  [
    'Token Status List is a Recommendation.',
    ['0 Token Status List has another status in the data. Write "Internet-Draft".'],
  ],
  [
    'Presentation Exchange 2.1.1 is a W3C Recommendation.',
    ['0 Presentation Exchange 2.1.1 has another status in the data. Write "Ratified".'],
  ],
  [
    'VC Data Model 2.0 is a W3C Working Draft.',
    ['0 VC Data Model 2.0 has another status in the data. Write "Recommendation".'],
  ],
  [
    'VC Data Model 2.0 is a Candidate Recommendation.',
    ['0 VC Data Model 2.0 has another status in the data. Write "Recommendation".'],
  ],
])('what a text is: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'VC Data Model 2.0 is a Recommendation. Token Status List is an Internet-Draft. DID Resolution is a Working Draft. JSON Web Signature, RFC 7515 is a Proposed Standard.',
  'VC Data Model 2.0 is old, and this is an RFC. VC Data Model 2.0 is a drafty thing. AVC Data Model 2.0 is an RFC.',
])('what a text is: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
