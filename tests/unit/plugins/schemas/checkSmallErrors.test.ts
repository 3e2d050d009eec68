import { expect, test } from 'vitest';
import { toldOfErrors } from './smallSpec.ts';

test.each<[of: string, edits: Parameters<typeof toldOfErrors>, told: string[]]>([
  ['nothing of errors that are right', [() => {}], []],
  [
    'an entry without a title',
    [
      (e) => {
        delete e.errors[0].title;
      },
    ],
    ['errors › { › data/form: /errors/0/title is required. Add "title". See error-catalogue.json for what it holds.'],
  ],
  [
    'a type of another address',
    [
      (e) => {
        e.errors[0].type = 'https://x/y';
      },
    ],
    [
      'errors › "type": "https://x/y", › data/mismatch: /errors/0/type is "https://x/y", which is not that of proof-too-old. Write "https://acme.example/docs/reference/errors/proof-too-old".',
    ],
  ],
  [
    'two types that are wrong alike',
    [
      (e) => {
        e.errors[0].type = e.errors[0].example.type = 'https://x/y';
      },
    ],
    [
      'errors › "type": "https://x/y", › data/mismatch: /errors/0/type is "https://x/y", which is not that of proof-too-old. Write "https://acme.example/docs/reference/errors/proof-too-old".',
    ],
  ],
  [
    'an example with other facts',
    [
      (e) => {
        Object.assign(e.errors[0].example, { title: 'T', status: 400, platformType: 'p' });
      },
    ],
    [
      'errors › "title": "T", › data/mismatch: /errors/0/example/title is "T", which is not that of proof-too-old. Write "Proof is too old".',
      'errors › "status": 400, › data/mismatch: /errors/0/example/status is 400, which is not that of proof-too-old. Write 422.',
      'errors › "platformType": "p" › data/mismatch: /errors/0/example/platformType is "p", which is not that of proof-too-old. Write "proof-too-old".',
    ],
  ],
  [
    'a title that only the example has right',
    [
      (e) => {
        e.errors[0].title = 'T';
      },
      {},
      ['Proof is too old'],
    ],
    [
      'errors › "title": "T", › data/mismatch: /errors/0/title is "T", which is not that of proof-too-old. Write "Proof is too old".',
    ],
  ],
  [
    'a title that both may have right',
    [
      (e) => {
        e.errors[0].title = 'T';
      },
      {},
      ['Proof is too old', 'T'],
    ],
    [
      'errors › "title": "Proof is too old", › data/mismatch: /errors/0/example/title is "Proof is too old", which is not that of proof-too-old. Write "T".',
    ],
  ],
  [
    'pages that are not there',
    [
      (e) => {
        e.errors[0].fixes[0].page = '/guides/kyes';
        e.errors[0].related = ['/zzzzzzzzzzzzzzzzzzz'];
      },
    ],
    [
      'errors › "page": "/guides/kyes" › data/reference: There is no page at /guides/kyes. Did you mean /guides/keys?',
      'errors › "/zzzzzzzzzzzzzzzzzzz" › data/reference: There is no page at /zzzzzzzzzzzzzzzzzzz. Name the route of a page.',
    ],
  ],
  [
    'a key that is not there',
    [
      (e) => {
        e.errors[0].fixes[0].concerns = [
          { in: 'configuration', service: 'verifier', key: '/proof/skp' },
          { in: 'configuration', service: 'verifier', key: '/zzzzzzzzzzzz' },
          { in: 'body', service: 'verifier', field: '/a' },
        ];
      },
    ],
    [
      'errors › "key": "/proof/skp" › data/reference: The configuration of the verifier has no key /proof/skp. Write "/proof/skip".',
      'errors › "key": "/zzzzzzzzzzzz" › data/reference: The configuration of the verifier has no key /zzzzzzzzzzzz. Point at a key of its schema.',
    ],
  ],
  [
    'a slug with a slip',
    [
      (e) => {
        e.errors[0].slug = 'proof-to-old';
      },
    ],
    [
      'errors › "slug": "proof-to-old", › data/mismatch: "proof-to-old" has no page at /reference/errors/proof-to-old, and the rest of the entry is about proof-too-old. Write "proof-too-old".',
    ],
  ],
  [
    'a slug that nothing of the entry has',
    [
      (e) => {
        e.errors[0].slug = 'other';
        e.errors[0].example.platformType = 'more';
      },
    ],
    [
      'errors › "type": "https://acme.example/docs/reference/errors/proof-too-old", › data/mismatch: /errors/0/type is "https://acme.example/docs/reference/errors/proof-too-old", which is not that of other. Write "https://acme.example/docs/reference/errors/other".',
      'errors › "platformType": "more" › data/mismatch: /errors/0/example/platformType is "more", which is not that of other. Write "other".',
      'errors › "errors": [ › data/mismatch: The page of "proof-too-old" has no entry. Add the error to the list.',
      'errors › "slug": "other", › data/mismatch: "other" has no page. Write docs/reference/errors/other.mdx.',
    ],
  ],
  [
    'a slug that stands twice',
    [
      (e) => {
        e.errors.push(e.errors[0]);
      },
    ],
    ['errors › "slug": "proof-too-old", › data/mismatch: "proof-too-old" stands twice. Keep one of the two.'],
  ],
  [
    'an error page without an entry',
    [
      (e) => {
        e.errors = [];
      },
    ],
    ['errors › "errors": [] › data/mismatch: The page of "proof-too-old" has no entry. Add the error to the list.'],
  ],
  [
    'a catalogue without a schema',
    [
      () => {},
      {
        'error-catalogue': (s) => {
          s.$id = 'https://acme.example/x.json';
        },
      },
    ],
    ['errors › { › data/form: The schema of the catalogue is missing. Publish error-catalogue.json in json-schema.'],
  ],
])('what is told of %s', (_of, edits, told) => expect(toldOfErrors(...edits)).toEqual(told));
