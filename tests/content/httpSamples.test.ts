import { describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { validateBest } from '../../plugins/requests/requests.ts';
import { checkPage } from './httpSamples/checkPage.ts';
import { withoutEachMember } from './httpSamples/mutate.ts';
import { optional } from './httpSamples/optionalMembers.ts';
import { pages } from './pages.ts';
import { tokens } from './site.ts';

const slug = tokens['%brand.slug%'];
const samples = pages.map((page) => samplesOf([page]).filter(({ noCheck }) => !noCheck));
const reports = samples.map(checkPage);
const checked = reports.flatMap((report) => report.checked);

/** Requests and answers of pages that disagree with the descriptions, by the start of their message, with a reason. */
const allowed: Record<string, string> = {};

test('requests and answers in samples are those of the API descriptions', () => {
  const problems = reports.flatMap((report) => report.problems);
  expect(problems.filter((problem) => !Object.keys(allowed).some((start) => problem.startsWith(start)))).toEqual([]);
  const stale = Object.keys(allowed).filter((start) => !problems.some((problem) => problem.startsWith(start)));
  expect(stale).toEqual([]);
});

test('every answer that a page shows can be told', () => {
  expect(reports.flatMap((report) => report.untold)).toEqual([]);
});

test('no sample calls a host of somebody else', () => {
  expect(reports.flatMap((report) => report.elsewhere)).toEqual([]);
});

test('the samples are many', () => {
  const count = (key: 'requests' | 'answers') => reports.reduce((sum, report) => sum + report[key], 0);
  expect(count('requests')).toBeGreaterThanOrEqual(70);
  expect(count('answers')).toBeGreaterThanOrEqual(60);
  expect(checked.length).toBeGreaterThanOrEqual(75);
});

test('a sample that lacks a required member is found', () => {
  let killed = 0;
  const survivors = new Set<string>();
  for (const sample of checked) {
    const operation = /\((\w+)\)$/.exec(sample.operation)?.[1];
    for (const mutant of withoutEachMember(sample.value)) {
      if (validateBest({ ...sample, value: mutant.value }).length > 0) killed++;
      else survivors.add(`${operation} ${sample.what} ${mutant.path}`);
    }
  }
  expect([...survivors].filter((survivor) => !optional.some(([member]) => member.test(survivor)))).toEqual([]);
  const unused = optional.filter(([member]) => ![...survivors].some((survivor) => member.test(survivor)));
  expect(unused.map(([member]) => member.source)).toEqual([]);
  expect(killed).toBeGreaterThanOrEqual(380);
});

const host = 'https://verifier-eu-1.verifier.service.eu.%brand.apiDomain%';
const verify = `${host}/%brand.slug%/verifier/draft/verify`;

/** Fences below one another, as a page has them. */
function report(...fences: [language: string, code: string, title?: string][]): string[] {
  const text = fences.map(
    ([language, code, title = 'Answer']) => `\`\`\`${language} title="${title}"\n${code}\n\`\`\``,
  );
  const page = parsePage('docs/x.mdx', 'x.mdx', text.join('\n\n')) as Page;
  return checkPage(samplesOf([page])).problems;
}

const curl = (data: string, url = verify) =>
  `curl -s -X POST "${url}" \\\n  -H "Authorization: Bearer $API_SECRET" \\\n  -H "Content-Type: application/json" \\\n  --data '${data}'`;
const good = '{"credential":"eyJ"}';

describe('a broken sample names its place, its operation and the member', () => {
  const operation = `verifier POST /${slug}/verifier/draft/verify (verifyCredential)`;
  const rows: [string, [string, string, string?][], string[]][] = [
    ['a good one', [['bash', curl(good)]], []],
    [
      'another path',
      [['bash', curl(good, `${host}/verify`)]],
      [
        `docs/x.mdx:2:1  POST ${host.replace('%brand.apiDomain%', tokens['%brand.apiDomain%'])}/verify: no description has this operation.`,
      ],
    ],
    [
      'another path, further down',
      [['bash', `curl -s \\\n  -H "Authorization: Bearer $API_SECRET" \\\n  "${host}/verify"`]],
      [
        `docs/x.mdx:4:1  GET ${host.replace('%brand.apiDomain%', tokens['%brand.apiDomain%'])}/verify: no description has this operation.`,
      ],
    ],
    ['another host', [['bash', curl(good, 'https://www.example.com/verify')]], []],
    [
      'an unset variable',
      [['bash', curl(good, '$ENDPOINT/verify')]],
      ['docs/x.mdx:2:1  POST $ENDPOINT/verify: no description has this operation.'],
    ],
    [
      'a wrong value',
      [['bash', curl('{"credential":"eyJ","options":{"checks":["expiry"]}}')]],
      [
        `docs/x.mdx:5:52  ${operation}: /options/checks/0 must be equal to one of the allowed values ["format","proof","notBefore","notAfter","status","schema"]`,
      ],
    ],
    [
      'a misspelled member',
      [['bash', curl('{"credential":"eyJ","option":{}}')]],
      [`docs/x.mdx:5:31  ${operation}: must NOT have additional properties "option"`],
    ],
    [
      'a member that the object of a curl call lacks',
      [['bash', curl('{\n  "options": {}\n}')]],
      [`docs/x.mdx:5:11  ${operation}: must have required property 'credential' or 'presentation'`],
    ],
    [
      'a required member that is misspelled, once',
      [['bash', curl('{\n  "credentail": "eyJ"\n}')]],
      [`docs/x.mdx:6:3  ${operation}: must NOT have additional properties "credentail"`],
    ],
    [
      'no key',
      [['bash', curl(good).replace(/ {2}-H "Authorization.*\n/, '')]],
      [`docs/x.mdx:2:1  ${operation}: the API key is missing`],
    ],
    [
      'another type of body',
      [['bash', curl(good).replace('application/json', 'text/plain')]],
      [`docs/x.mdx:2:1  ${operation}: the operation takes no body of the type text/plain`],
    ],
    [
      'no body',
      [['http', `POST ${verify} HTTP/1.1\nAuthorization: Bearer $API_SECRET`]],
      [`docs/x.mdx:2:1  ${operation}: the body is missing`],
    ],
    [
      'a status that is never given',
      [
        ['bash', curl(good)],
        ['http', 'HTTP/1.1 410 Gone'],
      ],
      [`docs/x.mdx:9:1  ${operation}: the operation never answers 410`],
    ],
    [
      'an answer with a wrong member',
      [
        ['bash', curl(good)],
        [
          'http',
          'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\n  "data": [\n    { "path": [], "service": "verifier", "data": {} }\n  ]\n}',
        ],
      ],
      [`docs/x.mdx:14:5  ${operation}: /data/0 must have required property 'policy'`],
    ],
    [
      'a JSON answer that is wrong',
      [
        ['bash', curl(good)],
        ['json', '{ "data": 1 }'],
      ],
      [`docs/x.mdx:9:11  ${operation}: /data must be array`],
    ],
    [
      'a failed answer without an error',
      [
        ['bash', curl(good)],
        ['json', '{ "data": [] }', 'Answer body, 422'],
      ],
      [`docs/x.mdx:9:11  ${operation}: /data must contain at least 1 valid item(s)`],
    ],
    [
      'one entry picked by jq',
      [
        ['bash', `${curl(good)} \\\n  | jq '.data[] | select(.policy == "proof")'`],
        ['json', '{ "path": [], "service": "verifier", "data": {} }', 'Output'],
      ],
      [`docs/x.mdx:10:1  ${operation}: /data/0 must have required property 'policy'`],
    ],
    [
      'a file written and changed by the page',
      [
        ['bash', "cat > a.json <<'JSON'\n{ \"credential\": 1 }\nJSON\nsed 's/1/2/' a.json > b.json"],
        ['bash', curl(good).replace(`'${good}'`, '@b.json')],
      ],
      [`docs/x.mdx:3:17  ${operation}: /credential must be object,string`],
    ],
  ];
  test.each(rows)('%s', (_name, fences, expected) => {
    expect(report(...fences)).toEqual(expected);
  });

  test('a body whose fence names its operation', () => {
    const said = (fence: string, code: string) => {
      const page = parsePage('docs/x.mdx', 'x.mdx', `\`\`\`${fence}\n${code}\n\`\`\``) as Page;
      return checkPage(samplesOf([page])).problems;
    };
    const key = 'json title="To the verifier" schema="request of verifyJwt"';
    expect(said(key, '{ "jwt": "eyJ" }')).toEqual([]);
    expect(said(key, '{\n  "jwt": 1\n}')).toEqual([
      `docs/x.mdx:3:10  verifier POST /${slug}/verifier/draft/verify-jwt (verifyJwt): /jwt must be string`,
    ]);
    const named = (name: string) => `{ "instance": { "name": ${name} } }`;
    const replace = 'json title="To a management host" schema="request of replaceInstance"';
    expect(said(replace, named('"A"'))).toEqual([]);
    expect(said(replace, named('1'))).toEqual([
      'docs/x.mdx:2:25  management PUT /instances/{id} (replaceInstance): /instance/name must be string',
    ]);
    expect(said('json title="From it" schema="answer 422 of verifyJwt"', '{ "data": [] }')).toHaveLength(1);
    expect(said('json title="To it" schema="request of verify"', '{}')).toEqual([
      'docs/x.mdx:1:1  no operation is called verify.',
    ]);
  });

  test('a key of another service in a configuration', () => {
    const url = 'https://resolver.management.eu.%brand.apiDomain%/instances';
    const body = (key: string) =>
      `{"instanceResourceId":"a","instance":{"name":"A","inlineConfiguration":{"${key}":{}}}}`;
    expect(report(['bash', curl(body('methods'), url)])).toEqual([]);
    expect(report(['bash', curl('{"instanceResourceId":"A_1","instance":{"name":"A"}}', url)])[0]).toMatch(
      /docs\/x\.mdx:5:\d+ {2}management POST \/instances \(createInstance\): \/instanceResourceId must match pattern/,
    );
  });

  test('a query parameter that does not exist', () => {
    const request = (query: string) =>
      `GET https://a.resolver.service.eu.%brand.apiDomain%/did:web:example.com?${query} HTTP/1.1\nAuthorization: Bearer $API_SECRET`;
    expect(report(['http', request('versionId=1')])).toEqual([]);
    expect(report(['http', request('version=1')])).toEqual([
      'docs/x.mdx:2:1  resolver GET /{did} (resolveDid): there is no query parameter version',
    ]);
    expect(report(['http', request('expandRelativeUrls=yes')])).toEqual([
      'docs/x.mdx:2:1  resolver GET /{did} (resolveDid): the parameter expandRelativeUrls must be boolean',
    ]);
  });

  test('a request through a gateway is one to its target', () => {
    const request = (rest: string) =>
      `GET https://front-gateway.gateway.service.eu.%brand.apiDomain%/auth/${rest} HTTP/1.1`;
    expect(report(['http', request('openid4/vp/v1_0/jwks')])).toEqual([]);
    expect(report(['http', request('openid4/vp/v1_0/keys')])).toHaveLength(1);
    expect(
      report(
        ['http', request('openid4/vp/v1_0/jwks')],
        ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{}'],
      ),
    ).toEqual([
      "docs/x.mdx:9:1  authorizer GET /openid4/vp/v1_0/jwks (readKeySet): must have required property 'keys'",
    ]);
  });
});
