import { expect, test } from 'vitest';
import {
  checkStatements,
  parseStatements,
  recordStatements,
  writeStatements,
} from '../../../../../plugins/checks/statements/recordedStatements.ts';
import { statementSource } from '../../../../../plugins/checks/statements/statementSources.ts';

const PAGE = `# Rotate a key

\`\`\`bash title="Store the key"
# Asks for the new secret and keeps it out of the history.
read -rs API_SECRET && export API_SECRET
export KEY_ID=key_abcd1234
curl -s -X PUT "$API/keys/$KEY_ID" --data @key.json
\`\`\`

\`\`\`ts title="wait.ts"
const PASSING = [429, 502, 503];
const isLate = (age: number) => age > 30 && !isDone;
process.exitCode = status === 0 ? 0 : 1;
console.log('The key is valid for one day.');
throw new Error('Poll again');
\`\`\`

\`\`\`json title="Request"
{ "owner": "account", "limit": 5 }
\`\`\`

\`\`\`text title="Output"
204
\`\`\`
`;
const source = statementSource('guides/keys.mdx');
const read = (text: string) => source?.read(text) ?? [];
const { recorded } = recordStatements(read(PAGE), [], () => false);
const told = (text: string) =>
  checkStatements('docs/guides/keys.mdx', read(text), recorded).map(({ line, message, fix }) => [
    line,
    message.split(': it was')[0],
    fix.split('. Where')[0],
  ]);
const edited = (old: string, now: string) => {
  expect(PAGE).toContain(old);
  return PAGE.replace(old, now);
};

test.each([
  ['@key.json', '@keys.json', 7, '"keys"', 'Write "key"'],
  ['export KEY_ID', 'export NEW_ID', 6, '"NEW_ID"', 'Write "KEY_ID"'],
  ['PUT', 'PATCH', 7, '"PATCH"', 'Write "PUT"'],
  ['502, 503', '502', 11, '"502"', 'Write "502, 503"'],
  ['502, 503', '502, 503, 504', 11, '"503, 504"', 'Write "503"'],
  ['age > 30', 'age < 30', 12, '"<"', 'Write ">"'],
  ['&& !is', '|| !is', 12, '"||"', 'Write "&&"'],
  ['0 ? 0 : 1', '0 ? 1 : 0', 13, '"1 : 0"', 'Write "0 : 1"'],
  ['status === 0', '!status === 0', 13, '"!status"', 'Write "status"'],
  ['"account"', '"managed"', 19, '"managed"', 'Write "account"'],
  ['204', '200', 23, '"200"', 'Write "204"'],
  ['const isLate', 'const isLatee', 12, '"isLatee"', 'Write "isLate"'],
  ['one day', 'two days', 14, '"two days"', 'Write "one day"'],
])('%s that became %s is told at its line', (old, now, line, is, fix) => {
  const [problem, ...others] = told(edited(old, now));
  expect(others).toEqual([]);
  expect(problem).toEqual([line, is, fix]);
});

test.each([
  ['the same in another form', edited('const PASSING = [429, 502, 503];', 'const PASSING = [429, 502, 503,]')],
  ['members in another order', edited('"owner": "account", "limit": 5', '"limit": 5, "owner": "account"')],
  ['a flag more', edited('curl -s -X', 'curl -s --fail -X')],
  ['a line in two', edited(' --data @key.json', ' \\\n  --data @key.json')],
  ['a line more', edited('204', '204\ncache-control: no-store')],
  ['another name wherever it stands', PAGE.replaceAll('KEY_ID', 'NEW_KEY')],
  ['another name of what is declared and used nowhere else', edited('const isLate', 'const isOverdue')],
  ['other words that are printed', edited("'Poll again'", "'Ask again'")],
  ['other words of a comment', edited('Asks for the new secret', 'Reads the new secret')],
  ['samples in another order', PAGE.replace(/(```bash.*?```\n)\n(```ts.*?```\n)/s, '$2\n$1')],
])('%s says nothing else', (_name, text) => {
  expect(text).not.toBe(PAGE);
  expect(told(text)).toEqual([]);
});

test('the list has each line of a sample, as often as it stands there', () => {
  const written = writeStatements(new Map([['/guides/keys', recorded]]));
  expect(written).toContain('\n  \tconst PASSING = [429, 502, 503];\n');
  expect(parseStatements(written).get('/guides/keys')).toEqual(recorded);
});

test('of two lines that say the same, only the one that changed is kept back', () => {
  const twice = '# A\n\n```text\nstatus 204\nstatus 204\n```\n';
  const before = recordStatements(read(twice), [], () => false).recorded;
  const after = read(twice.replace('204\n```', '200\n```'));
  expect(recordStatements(after, before, () => false).recorded).toEqual(before);
});

test('rows of samples and tools count as lines of samples', () => {
  const textsOf = (file: string, text: string) =>
    statementSource(file)
      ?.read(text)
      .map((one) => one.text);
  expect(textsOf('_samples/bit.ts', 'const a = 1;\n}\n')).toEqual(['\tconst a = 1;']);
  expect(textsOf('public/examples/credentials/a.json', '{\n  "name": "Alex"\n}')).toEqual(['\t"name": "Alex"']);
  expect(textsOf('_synonyms.json', '[\n  ["batch", "bulk"]\n]')).toEqual(['\t["batch", "bulk"]']);
});

test.each([
  ['(({ policy, error }) => policy === 0 && !error)', '((entry) => entry.policy === 0 && !entry.error)', 0],
  ['((one) => one.isOpen)', '((entry) => entry.isOpen)', 0],
  ['(({ policy, error }) => policy === 0 && !error)', '((entry) => entry.policy === 1 && !entry.error)', 1],
])('%s that became %s is told %s times where a parameter is written otherwise', (before, after, count) => {
  const page = (line: string) => `\`\`\`ts title="Program"\nconst isOpen = entries.some${line};\n\`\`\`\n`;
  const recordedThere = read(page(before)).map(({ text }) => text);
  expect(checkStatements('docs/guides/keys.mdx', read(page(after)), recordedThere)).toHaveLength(count);
});

test('what is the own of an example may have another name, where nothing else repeats it', () => {
  const sample = (name: string, rest = '') =>
    `# T\n\n\`\`\`json title="Request"\n{\n  "clientName": "${name}",\n  "limit": 5\n}\n\`\`\`\n\n${rest}\n`;
  const lines = (before: string, after: string) =>
    checkStatements('docs/a.mdx', read(after), recordStatements(read(before), [], () => false).recorded).map(
      ({ line }) => line,
    );
  expect(lines(sample('Example Kiosk'), sample('Example Works'))).toEqual([]);
  expect(lines(sample('kiosk'), sample('works'))).toEqual([5]);
  const repeated = 'The wallet shows Example Kiosk to its holder.';
  expect(lines(sample('Example Kiosk', repeated), sample('Example Works', repeated))).toEqual([5]);
});
