import { expect, test } from 'vitest';
import { standardSlips } from '../../../../plugins/checks/rules/standardFacts.ts';

const standards = [
  {
    by: 'W3C',
    name: 'VC Data Model 2.0',
    address: 'https://www.w3.org/TR/vc-data-model-2.0/',
    status: 'Recommendation',
    date: '2025-05-15',
  },
  {
    by: 'DIF',
    name: 'Presentation Exchange 2.1.1',
    address: 'https://identity.foundation/presentation-exchange/spec/v2.1.1/',
    status: 'Ratified',
    date: '2024-04-25',
  },
  {
    by: 'IETF',
    name: 'JSON Web Signature, RFC 7515',
    address: 'https://www.rfc-editor.org/rfc/rfc7515',
    status: 'Proposed Standard',
    date: '2015-05',
  },
  {
    by: 'ISO',
    name: 'ISO/IEC 18013-5:2021, mdoc',
    address: 'https://www.iso.org/standard/69084.html',
    status: 'International Standard',
    date: '2021',
  },
] as const;
const fixes = (row: string) => standardSlips(row, standards).map(({ fix }) => fix);
const rfc = (number: number, hash = '') => `[RFC ${number}](https://www.rfc-editor.org/rfc/rfc6750${hash})`;
const model = (words: string) => `[${words}](https://www.w3.org/TR/vc-data-model-2.0/)`;

test.each([
  [`It is ${rfc(6570)}.`, 'Write "RFC 6750", or link to it.'],
  [`It is ${rfc(6750, '#section-2.1')}, section 2.2.`, 'Write "section 2.1", or link to #section-2.2.'],
  [`It is ([RFC 6750, section 3](https://www.rfc-editor.org/rfc/rfc6750#section-2.1)).`, 'Write "section 2.1", or'],
  [`It is in ${model('VC Data Model 2.1')}.`, 'Write 2.0.'],
  [`| ${model('VC Data Model 1.1')} | W3C Recommendation, 15 May 2025 |`, 'Write 2.0.'],
  [`${model('VC Data Model 2.0')}, a W3C Recommendation of 15 May 2024.`, 'Write "15 May 2025".'],
  [`${model('VC Data Model 2.0')}, a W3C Recommendation of March 2025.`, 'Write "15 May 2025".'],
  [`| ${model('VC Data Model 2.0')} | Working Draft, 15 May 2025 |`, 'Write "Recommendation".'],
  ['| Presentation Exchange | DIF, version 2.2.1 |', 'Write 2.1.1.'],
  ['VC Data Model 2.1 names both.', 'Write 2.0.'],
  [`${model('VC Data Model 2.0')} became a W3C Recommendation in 2024.`, 'Write "15 May 2025".'],
  [`${model('VC Data Model 2.0')} is of June 2025.`, 'Write "15 May 2025".'],
  ['VC Data Model 2.0 is an RFC.', 'Write "Recommendation".'],
  ['[ISO/IEC 18013-5:2012](https://www.iso.org/standard/69084.html)', 'Write "ISO/IEC 18013-5:2021".'],
])('%s', (row, fix) => expect(fixes(row)).toEqual([expect.stringContaining(fix)]));

test.each([
  `${rfc(6750, '#section-2.1')}, section 2.1. Everything else is ours, section 9.`,
  `${rfc(6750, '#section-2')}, section 2.1, and ${rfc(6750)}, section 4.`,
  `${model('VC Data Model 2.0')}, a W3C Recommendation of May 2025, and a draft of 4 June 2026 elsewhere.`,
  `| ${model('VC Data Model 4.1')} | The section about issuers |`,
  `[RFC 7515](https://www.rfc-editor.org/rfc/rfc7515), a Proposed Standard of May 2015, section 4.1.6`,
  `VC Data Model 2.0 follows VC Data Model 1.0, and is a Recommendation. ${model('It')} is of May 2025.`,
  `${model('VC Data Model 2.0')} was in use. A house is of 2019. | VC Data Model 2.1.3 |`,
  '| VC Data Model 2.2 | The section about issuers |',
  '[Another 3.0](https://www.example.com/), a Recommendation of 1 May 2020.',
  'DIF, version 2.1.1, and ISO/IEC 18013-5:2021, and ISO/IEC TS 18013-7:2025.',
  '[ISO/IEC 18013-5:2021](https://www.iso.org/standard/69084.html), clause 9.1.2.4.',
])('%s is right', (row) => expect(fixes(row)).toEqual([]));
