import { expect, test } from 'vitest';
import { didMethodParts } from '../../../../plugins/shortcodes/didMethods.ts';
import { keys, methods, set } from './smallPlatform.ts';

const parts = didMethodParts(methods, keys, set);

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'DidMethodMatrix',
    {},
    [
      '<div className="matrix">',
      '',
      '| Method | Key | Networks | Update | Deactivate | Older versions | Path or query |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| [`did:web`](#did-web) | `web` | Any | Write anew | Take away | yes | Paths |',
      '| [`did:key`](#did-key) | `key` | – | – | – | no | no |',
      '',
      '</div>',
    ],
  ],
  [
    'DidMethods',
    { of: 'web' },
    [
      '### did:web \\{#did-web}',
      '',
      '```text title="Examples did:web"',
      'did:web:a',
      'did:web:b',
      '```',
      '',
      'Note \\{one\\}. Two.',
      '',
      '| Property | Value |',
      '| --- | --- |',
      '| Specification | [did:web](https://a.example/web). A draft |',
      '| Form | `did:web:{host}` |',
      '| Networks | Any |',
      '| Settings | [`web.on`](/reference/services/resolver/configuration#methods-web-on), default `true`; [`web.nets`](/reference/services/resolver/configuration#methods-web-nets), default `["a"]`, allowed `a`, `b`; [`web.gone`](/reference/services/resolver/configuration#methods-web) |',
      '| Create | Write \\{it\\} |',
      '| Resolve | Read |',
      '| Update | Write anew |',
      '| Deactivate | Take away |',
      '| Key types | All |',
      '| Relationships | Any |',
      '| Services | Some |',
      '| DID URLs | Fragments and services of the document; `versionId` and `versionTime`; paths |',
      '| Key format | As published, regardless of `preferredPublicKeyEncoding` |',
    ],
  ],
  [
    'DidMethods',
    { of: 'self-contained' },
    [
      '### did:key \\{#did-key}',
      '',
      '```text title="Example did:key"',
      'did:key:z',
      '```',
      '',
      '',
      '',
      '| Property | Value |',
      '| --- | --- |',
      '| Specification | [did:key](https://a.example/key) |',
      '| Form | `did:key:{key}` |',
      '| Networks | – |',
      '| Settings | – |',
      '| Create | Make |',
      '| Resolve | Read |',
      '| Update | – |',
      '| Deactivate | – |',
      '| Key types | All |',
      '| Relationships | Any |',
      '| Services | – |',
      '| DID URLs | Fragments and services of the document |',
      '| Key format | No key to encode, so `preferredPublicKeyEncoding` has no effect |',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
