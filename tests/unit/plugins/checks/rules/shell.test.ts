import { expect, test } from 'vitest';
import { checkShellSamples } from '../../../../../plugins/checks/rules/shell.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkShellSamples(parsePage('a.mdx', 'a.mdx', text) as Page).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  ['```bash title="A"\nls\n$ ls\n```', ['a.mdx:3:1 samples/prompt Readers would copy the prompt. Leave "$" out.']],
  ['```bash title="A"\n  % ls\n```', ['a.mdx:2:1 samples/prompt Readers would copy the prompt. Leave "$" out.']],
  [
    '```bash title="A"\ncurl -s "$ENDPOINT/a"\n  -H "A: b"\n```',
    ['a.mdx:2:1 samples/syntax The command ends here, and the next line goes on with it. End this line with " \\".'],
  ],
  [
    '```bash title="A"\ncurl -s "$ENDPOINT/a"\n  --data a\n```',
    ['a.mdx:2:1 samples/syntax The command ends here, and the next line goes on with it. End this line with " \\".'],
  ],
  [
    '```bash title="A"\ncurl -s\n  "$ENDPOINT/a"\n```',
    [
      'a.mdx:2:1 samples/syntax The command ends here, and its address stands on the next line. End this line with " \\".',
    ],
  ],
  [
    '```bash title="A"\ncurl -s\n  https://a.b\n```',
    [
      'a.mdx:2:1 samples/syntax The command ends here, and its address stands on the next line. End this line with " \\".',
    ],
  ],
  [
    '```bash title="A"\ncurl -d "\\"{"\n  -a\n```',
    ['a.mdx:2:1 samples/syntax The command ends here, and the next line goes on with it. End this line with " \\".'],
  ],
  [
    '```bash title="A"\ncurl a \\ \n  -b\n```',
    [
      'a.mdx:2:1 samples/syntax A space after the backslash ends the command here. Let the backslash be the last character.',
    ],
  ],
  [
    '```bash title="A"\ncurl a \\\n  –data b\n```',
    ['a.mdx:3:1 samples/syntax "–data" begins with a dash that the shell takes for a letter. Write --data.'],
  ],
  [
    '```bash title="A"\ncurl a —d\n```',
    ['a.mdx:2:1 samples/syntax "—d" begins with a dash that the shell takes for a letter. Write -d.'],
  ],
  [
    '```bash title="A"\ncurl a –-data-raw\n```',
    ['a.mdx:2:1 samples/syntax "–-data-raw" begins with a dash that the shell takes for a letter. Write --data-raw.'],
  ],
  [
    '```bash title="A"\na=$(curl a\n  -b)\n```',
    ['a.mdx:2:1 samples/syntax The command ends here, and the next line goes on with it. End this line with " \\".'],
  ],
  [
    '```bash title="A"\ncurl "https://resolver.management.eu.example.com/x"\n```',
    [
      'a.mdx:2:1 samples/curl-address This address is cut before its path on a phone. Write ENDPOINT=https://… on a line above, and "$ENDPOINT/…" here.',
    ],
  ],
  [
    '```bash title="A"\ncurl %brand.apiDomain%/x\n```',
    [
      'a.mdx:2:1 samples/curl-address This address is cut before its path on a phone. Write ENDPOINT=https://… on a line above, and "$ENDPOINT/…" here.',
    ],
  ],
  [
    '```bash title="A"\ncurl \\\n  "https://resolver.management.eu.example.com/x"\n```',
    [
      'a.mdx:3:1 samples/curl-address This address is cut before its path on a phone. Write ENDPOINT=https://… on a line above, and "$ENDPOINT/…" here.',
    ],
  ],
  [
    '```bash title="A"\ncurl -s -X POST "$ENDPOINT/instances/resolver-eu-1/status"\n```',
    [
      'a.mdx:2:1 samples/curl-address A long address begins a line of its own. End the line before it with a backslash.',
    ],
  ],
  [
    '```bash title="A"\ncurl -s -X POST "$ENDPOINT/instances/resolver1"\n```',
    [
      'a.mdx:2:1 samples/curl-address A long address begins a line of its own. End the line before it with a backslash.',
    ],
  ],
  [
    '```bash title="A"\nOLD_ID=a\ncurl "$OLDID/a"\n```',
    ['a.mdx:3:1 samples/syntax No sample of this page sets $OLDID. Did you mean $OLD_ID?'],
  ],
  [
    `\`\`\`bash title="A"\n OLD_ID=a echo \${OLD_IDS}\n\`\`\``,
    ['a.mdx:2:1 samples/syntax No sample of this page sets $OLD_IDS. Did you mean $OLD_ID?'],
  ],
  [
    '```sh\n$ a\n```\n\n```shell\n$ a\n```\n\n```bash2\n$ a\n```',
    [
      'a.mdx:2:1 samples/prompt Readers would copy the prompt. Leave "$" out.',
      'a.mdx:6:1 samples/prompt Readers would copy the prompt. Leave "$" out.',
    ],
  ],
  [
    '```bash\nAPI_KEY=a\n```\n\n```bash\necho $API_KEYS\n```',
    ['a.mdx:6:1 samples/syntax No sample of this page sets $API_KEYS. Did you mean $API_KEY?'],
  ],
])('shell: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '```bash title="A"\n$ENDPOINT\n$(a)\n```',
  '```bash title="A"\ncurl -s "$ENDPOINT/a" \\\n  -H "A: b"\n```',
  '```bash title="A"\ncurl -s |\n  -a\n```',
  '```bash title="A"\ncurl -s;\n  -a\n```',
  '```bash title="A"\ncurl -s &\n  -a\n```',
  '```bash title="A"\ncurl -d \'{\n  -a }\'\n```',
  '```bash title="A"\ncurl -d "{\n  -a }"\n```',
  '```bash title="A"\nls\n  -a\n```',
  '```bash title="A"\nls –d\n```',
  '```bash title="A"\ncurl a\n-b\n```',
  '```bash title="A"\nxcurl a\n  -b\n```',
  '```bash title="A"\ncurl https://a.example.com/x\n```',
  '```bash title="A"\ncurl -s \\\n  "$ENDPOINT/instances/resolver-eu-1/status/of/it/all"\n```',
  '```bash title="A"\ncurl "$ENDPOINT/a" \\\n  -H "A: https://resolver.management.eu.example.com/x" \\\n  --data "https://resolver.management.eu.example.com/x"\n```',
  '```bash title="A"\nls https://resolver.management.eu.example.com/x\n```',
  `\`\`\`bash title="A"\nOLD_ID=a\ncurl "\${OLD_ID}/$OLD_ID"\n\`\`\``,
  '```bash title="A"\ncurl "$OLDID/a" "$OLDID/b"\nOLD_ID=a\n```',
  '```bash title="A"\ncurl "$OTHER/a"\n```',
  '```bash title="A"\nOL=a\necho $OK\n```',
])('shell: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
