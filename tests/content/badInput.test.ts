import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSite } from '../../plugins/checks/checkSite.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(tmpdir(), `bad-input-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const description = 'A sentence that says what this page gives its reader, and that is long enough to be one of ours.';
const page = `---\ndescription: ${description}\n---\n\n# Page\n\nA lead of ten words or more says why this page is here.\n\n${'A few words stand here. '.repeat(32)}\n`;

/** What the check prints for a folder of these files. It is what stops a build (`builds/badInput.test.ts`). */
async function checkWith(files: Record<string, string>): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ 'page.mdx': page, ...files })) {
    const file = path.join(folder, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return formatProblems((await checkSite(readSiteOptions(root, { SITE_DOCS: path.join(folder, 'docs') }))).problems);
}

const spec = path.join(root, 'docs/public/spec');

/** Our own schemas and error catalogue, with one text changed. */
function published(changed: string, from: string | RegExp, to: string): Record<string, string> {
  return { ...schemas(changed, from, to), ...changedFiles(['errors.json'], changed, from, to) };
}

function schemas(changed = '', from: string | RegExp = '', to = ''): Record<string, string> {
  const names = readdirSync(path.join(spec, 'json-schema')).map((name) => `json-schema/${name}`);
  return changedFiles(names, changed, from, to);
}

function changedFiles(names: string[], changed: string, from: string | RegExp, to: string): Record<string, string> {
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, string] => {
      const text = readFileSync(path.join(spec, name), 'utf8');
      return [`public/spec/${name}`, name === changed ? text.replace(from, to) : text];
    });
  return Object.fromEntries(files);
}

const rows: [name: string, files: Record<string, string>, place: RegExp, fix: string][] = [
  [
    'broken front matter',
    { 'bad.mdx': '---\ndescription: a: b\n---\n\n# Bad\n' },
    /docs\/bad\.mdx:2:\d+ {2}front-matter\/yaml/,
    'Put quotes around a value',
  ],
  [
    'a tag that is not closed',
    { 'bad.mdx': page.replace('# Page', '# Bad\n\n<Tabs>') },
    /docs\/bad\.mdx:7:1 {2}mdx\/syntax/,
    'Write </Tabs> where <Tabs> of line 7 ends',
  ],
  [
    'an unknown page in a sidebar',
    {
      '_nav.json': '[]',
      'a/page.mdx': page.replace('# Page', '# A').replace('A sentence', 'One sentence'),
      'a/_meta.json': '["page", "pagge"]',
    },
    /docs\/a\/_meta\.json:1:10 {2}sidebar\/page-exists/,
    'Did you mean "page"?',
  ],
  [
    'a faulty redirect',
    { 'redirects.json': '{\n  "/old": "/pag"\n}' },
    /docs\/redirects\.json:2:3 {2}redirects\/target-exists/,
    'Did you mean /page?',
  ],
  [
    'an API description that refers to nothing',
    { 'public/spec/openapi/a.yaml': "paths:\n  /x:\n    $ref: '#/components/pathItems/X'\n" },
    /docs\/public\/spec\/openapi\/a\.yaml:3:11 {2}openapi\/reference/,
    'Name something that',
  ],
  [
    'an API description with an operation without an example',
    {
      'public/spec/openapi/a.yaml': [
        'paths:',
        '  /x:',
        '    get:',
        '      operationId: readX',
        '      summary: Read x',
        '      description: Returns x.',
        '      responses:',
        "        '200': { description: X, content: { application/json: { schema: {} } } }",
      ].join('\n'),
    },
    /docs\/public\/spec\/openapi\/a\.yaml:8:\d+ {2}openapi\/example/,
    'Add one under examples',
  ],
  [
    'a schema that is none',
    published('json-schema/cors.json', '"minimum"', '"minimun"'),
    /docs\/public\/spec\/json-schema\/cors\.json:82:7 {2}schema\/compiles/,
    'Did you mean "minimum"?',
  ],
  [
    'a schema that refers to nothing',
    published('json-schema/gateway.configuration.json', '"cors.json"', '"cross.json"'),
    /docs\/public\/spec\/json-schema\/gateway\.configuration\.json:\d+:\d+ {2}schema\/reference/,
    'Did you mean "cors.json"?',
  ],
  [
    'an error without causes',
    published('errors.json', /"causes": \[[^\]]*\]/, '"causes": []'),
    /docs\/public\/spec\/errors\.json:\d+:\d+ {2}errors\/form/,
    'See error-catalogue.json for what it holds.',
  ],
  [
    'a sample that breaks its schema',
    {
      ...schemas(),
      'bad.mdx': `${page.replace('# Page', '# Bad').replace('A sentence', 'One sentence')}\n\`\`\`json title="Policy document" schema="policy-document"\n{\n  "version": "1.0", "permissions": []\n}\n\`\`\`\n`,
    },
    /docs\/bad\.mdx:13:36 {2}samples\/schema/,
    'Bring it in line with policy-document.json.',
  ],
];

test.each(rows)('%s is one message that names the file and the fix', async (_name, files, place, fix) => {
  const output = await checkWith(files);
  expect(output).toMatch(place);
  expect(output).toContain(fix);
  expect(output).toMatch(/1 error in 1 file\./);
  expect(output).not.toMatch(/^\s+at .*\.js/m);
});
