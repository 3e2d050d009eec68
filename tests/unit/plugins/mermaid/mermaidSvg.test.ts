import { expect, test } from 'vitest';
import { mermaidFaults, mermaidJsx } from '../../../../plugins/mermaid/mermaidSvg.ts';

const TEXTS = '  accTitle: A flow\n  accDescr {\n    The wallet sends\n    a proof.\n  }\n';
const KINDS = {
  flowchart: 'A[Wallet] -->|proof| B{Valid?}\n  subgraph Ours\n    B ==> C((End))\n  end',
  sequenceDiagram:
    'participant W as Wallet\n  W->>V: Hello\n  loop each day\n    V--xW: No\n  end\n  Note over W,V: Done',
  'stateDiagram-v2': '[*] --> Active: issued\n  Active --> Revoked\n  Revoked --> [*]',
  classDiagram: 'Key <|-- PublicKey\n  class PublicKey {\n    +String id\n    +verify() bool\n  }',
  erDiagram: 'HOLDER ||--o{ CREDENTIAL : has\n  CREDENTIAL {\n    string id PK\n  }',
};

test.each(Object.entries(KINDS))('a %s is an image with its texts, in colors of the site', (kind, lines) => {
  const source = `${kind}${kind === 'flowchart' ? ' LR' : ''}\n${TEXTS}  ${lines}`;
  expect(mermaidFaults(source)).toEqual([]);
  const jsx = mermaidJsx(source, 'm');
  expect(JSON.parse(/__html: (.*) \}\} \/>$/.exec(jsx)?.[1] ?? '""')).toContain(
    '<title id="m-title">A flow</title><desc id="m-desc">The wallet sends a proof.</desc>',
  );
  expect(jsx).not.toMatch(/<style| style=|@import|https?:|#[0-9a-f]{6}\b|var\(--_|accTitle/);
  expect(mermaidJsx(source, 'm')).toBe(jsx);
});

test.each([
  ['an unknown kind', 'pie\n  "a": 1', 1, 'not a diagram'],
  ['an unclosed bracket', 'flowchart LR\n  A --> B\n  B[Wallet --> C', 3, '"Wallet"'],
  ['half an arrow', 'flowchart LR\n  A --> B\n  B -> A', 3, 'changes nothing'],
  ['a sentence', 'sequenceDiagram\n  A->>B: Hi\n  and then they talk', 3, '"then"'],
  ['a color', 'flowchart LR\n  A --> B\n  style A fill:#f00', 3, 'Colors'],
])('%s is reported with its line', (_, source, row, words) => {
  const found = mermaidFaults(source).filter(({ rule }) => rule === 'samples/syntax');
  expect(found).toMatchObject([{ row, message: expect.stringContaining(words) }]);
});
