import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, makeFolder, writeFiles } from './buildSite.ts';

const description = 'A sentence that says what this page gives its reader, and that is long enough to be one of ours.';
const page = `---\ndescription: ${description}\n---\n\n# Page\n\nA lead of ten words or more says why this page is here.\n\n${'A few words stand here. '.repeat(32)}\n`;

/** What the build prints, from the first problem on. */
async function buildWith(
  files: Record<string, string>,
): Promise<{ status: number | null; output: string; out: string }> {
  const folder = makeFolder('bad');
  writeFiles(path.join(folder, 'docs'), { 'page.mdx': page, ...files });
  const out = path.join(folder, 'out');
  return { ...(await build(['--docs', path.join(folder, 'docs'), '--out', out, '--rules', 'on'])), out };
}

const spec = path.resolve(import.meta.dirname, '../../docs/public/spec');

/** Our own schemas and error catalogue, with one text changed. */
function published(changed: string, from: string | RegExp, to: string): Record<string, string> {
  const names = ['errors.json', ...readdirSync(path.join(spec, 'json-schema')).map((name) => `json-schema/${name}`)];
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, string] => {
      const text = readFileSync(path.join(spec, name), 'utf8');
      return [`public/spec/${name}`, name === changed ? text.replace(from, to) : text];
    });
  return Object.fromEntries(files);
}

const rows: [name: string, files: Record<string, string>, place: RegExp, mend: string][] = [
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
    'close every tag',
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
    /docs\/public\/spec\/json-schema\/cors\.json:1:1 {2}schema\/compiles/,
    'Use the keywords of JSON Schema draft 2020-12 only.',
  ],
  [
    'a schema that refers to nothing',
    published('json-schema/gateway.configuration.json', '"cors.json"', '"cross.json"'),
    /docs\/public\/spec\/json-schema\/gateway\.configuration\.json:\d+:\d+ {2}schema\/reference/,
    'Refer to a schema file beside this one.',
  ],
  [
    'an error without causes',
    published('errors.json', /"causes": \[[^\]]*\]/, '"causes": []'),
    /docs\/public\/spec\/errors\.json:\d+:\d+ {2}errors\/form/,
    'See error-catalogue.json for what an error holds.',
  ],
  [
    'a sample that breaks its schema',
    {
      ...published('errors.json', /"errors": \[[\s\S]*\]/, '"errors": []'),
      'bad.mdx': `${page.replace('# Page', '# Bad').replace('A sentence', 'One sentence')}\n\`\`\`json title="Policy document"\n{\n  "version": "1.0", "permissions": []\n}\n\`\`\`\n`,
    },
    /docs\/bad\.mdx:13:36 {2}samples\/schema/,
    'Bring it in line with policy-document.json.',
  ],
];

test.each(rows)(
  '%s stops the build with one message that names the file and the mend',
  async (_name, files, place, mend) => {
    const { status, output, out } = await buildWith(files);
    expect(status).toBe(1);
    expect(output).toMatch(place);
    expect(output).toContain(mend);
    expect(output.match(new RegExp(place, 'g'))).toHaveLength(1);
    expect(output).not.toMatch(/^\s+at .*\.js/m);
    expect(existsSync(path.join(out, 'page.html'))).toBe(false);
  },
);

test('a flag that the build does not know is answered with those it knows', async () => {
  const { status, output } = await build(['--doc', 'x']);
  expect(status).toBe(1);
  expect(output).toContain("Unknown option '--doc'");
  expect(output).toContain('--docs <folder>');
});
