import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteData } from '../../../../plugins/data/siteData.ts';
import { configurationPages } from '../../../../plugins/shortcodes/render/configurationPages.ts';
import { siteShortcodes } from '../../../../plugins/shortcodes/siteShortcodes.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const published = (file: string) => JSON.parse(readFileSync(path.join(root, 'docs/public/spec', file), 'utf8'));
const { errors } = published('errors.json') as {
  errors: { slug: string; raisedBy: string[]; causes: { text: string }[] }[];
};
const { methods } = published('did-methods.json') as { methods: unknown[] };
const shortcodes = siteShortcodes({ docsDir: path.join(root, 'docs'), root });
const expand = (tag: string) => shortcodes.expand(`${tag}\n`);
const text = (tag: string) => expand(tag)?.text ?? '';

describe('shortcodes of errors', () => {
  test('the summary has type, title, status, services, policies with their pages, and formats', () => {
    const summary = text('<ErrorSummary of="invalid-format" />');
    expect(summary).toContain('| `platformType` | `invalid-format` |');
    expect(summary).toContain('| `status` | 422 |');
    expect(summary).toContain('| Reported by | Verifier, validator and authorizer |');
    expect(summary).toContain('[validator format policy](/reference/services/validator/policies/format)');
    expect(summary).toContain('| Formats | All |');
    expect(text('<ErrorSummary of="unexpected-error" />')).toContain('| Formats | All |');
  });

  test('causes are numbered, the most likely first', () => {
    const [lead, , first] = text('<ErrorCauses of="trusted-issuer-untrusted" />').split('\n');
    expect(lead).toBe('The most likely cause comes first.');
    expect(first).toBe(`1. ${errors.find(({ slug }) => slug === 'trusted-issuer-untrusted')?.causes[0]?.text}`);
  });

  test('fixes link the key, the request and a page', () => {
    const fixes = errors.map(({ slug }) => text(`<ErrorFixes of="${slug}" />`)).join('\n');
    const key = 'policies-proof-formats-w3c-proofpurpose-authentication-challenge';
    expect(fixes).toContain(`(/reference/services/verifier/configuration#${key})`);
    expect(fixes).toContain(
      'Verifier request fields: [`options.challenge`](/reference/services/verifier/api#verify-credential-request-options-challenge)',
    );
    expect(fixes).toContain('[the entire body](/reference/services/verifier/api#verify-credential)');
  });

  test('a page to read is named once, and not below a link to one of its fields', () => {
    for (const slug of ['proof-verification-failed', 'proof-cryptographic-error', 'trusted-issuer-validation-error']) {
      const lines = text(`<ErrorFixes of="${slug}" />`)
        .split('\n')
        .filter((line) => line.startsWith('   - '));
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines).size).toBe(lines.length);
    }
    expect(text('<ErrorFixes of="proof-verification-failed" />')).not.toContain('See [Verifier API]');
    expect(text('<ErrorFixes of="unexpected-error" />')).not.toContain('(/reference/errors/unexpected-error)');
  });

  test('a long list of keys stays out of the box, and below', () => {
    const box = text('<ErrorFirstFix of="not-allowed-by-configuration" />');
    expect(box).toMatch(/>422<\/span> `not-allowed-by-configuration` · \[Verifier\]/);
    expect(box.trimEnd().split('\n').slice(-4)).toEqual(['', '[See all fixes](#how-to-fix)', '', ':::']);
    expect(box).not.toContain('policies.proof');
    const fixes = text('<ErrorFixes of="not-allowed-by-configuration" />');
    expect(fixes).toMatch(/^\d+\. .+\n {3}- Verifier setting/m);
    expect(fixes).toContain('policies.proof.formats.jwt');
  });

  test('an example is the entry of a policy, at the credential where the policy checks one', () => {
    expect(text('<ErrorExample of="trusted-issuer-untrusted" />')).toContain('"path": ["urn:uuid:');
    expect(text('<ErrorExample of="proof-verification-failed" />')).toContain('"path": [],');
    expect(text('<ErrorExample of="unexpected-error" service="verifier" policy="proof" />')).toContain(
      '"policy": "proof"',
    );
  });

  test('lists are in the order in which to work through them', () => {
    const slugs = [...text('<ErrorTable of="validator" />').matchAll(/^\| \[`([a-z-]+)`/gm)].map(([, slug]) => slug);
    expect(slugs[0]).toBe('invalid-format');
    expect(slugs.at(-1)).toBe('unexpected-error');
    expect(slugs).toHaveLength(errors.filter(({ raisedBy }) => raisedBy.includes('validator')).length);
    const all = text('<ErrorOverview />');
    expect([...all.matchAll(/^\| \[`/gm)]).toHaveLength(errors.length);
    expect([...text('<OwnErrorTable of="verifier" />').matchAll(/^\| `/gm)].length).toBeGreaterThan(3);
  });
});

describe('shortcodes of policies', () => {
  test('settings come from the schema; those with the same values share a row', () => {
    const settings = text('<PolicySettings of="verifier.notAfter" />');
    expect(settings).toMatch(/\| \d+ to \d+ \|/);
    expect(settings.match(/tolerance`/g)).toHaveLength(2);
    expect(settings.split('\n').filter((line) => line.includes('tolerance`'))).toHaveLength(1);
    expect(text('<PolicySettings of="authorizer.verify" />')).not.toContain('serviceRole.owner');
    const kinds = /\| string \| – \| `pem`, `vical`, [^|]+ \| [^|]+ \|/;
    expect(text('<PolicySettings of="validator.trustedIssuer" />')).toMatch(kinds);
  });

  test('examples are a request and its answer', () => {
    const failing = text('<PolicyFailing of="verifier.proof" />');
    expect(failing).toContain('POST /%brand.slug%/verifier/draft/verify HTTP/1.1');
    expect(failing).toContain('HTTP/1.1 422 Unprocessable Content');
    expect(text('<PolicyPassing of="authorizer.validate" />')).toContain('schema="request of validatePresentation"');
  });

  test('order puts policies of the same turn together', () => {
    expect(text('<PolicyOrder of="validator" />').trim().split('\n')).toHaveLength(2);
  });
});

describe('shortcodes of DID methods and access', () => {
  test('a section has a fixed id, examples and settings with what they allow', () => {
    const sections = text('<DidMethods of="ledger" />');
    expect(sections).toContain('### did:cheqd \\{#did-cheqd}');
    expect(sections).toContain(
      'configuration#methods-cheqd-networks), default `["mainnet", "testnet"]`, allowed `mainnet`, `testnet`',
    );
    expect([...text('<DidMethodMatrix />').matchAll(/\(#did-/g)]).toHaveLength(methods.length);
  });

  test('fields of a policy document go down to the resources', () => {
    const fields = text('<PolicyDocumentFields />').match(/^ *- .*$/gm) ?? [];
    const type = '<span className="type">string, **required**</span>. ';
    expect(fields[0]).toContain(`>\`version\`</span>: ${type}`);
    expect(fields.at(-1)).toMatch(/^ {4}- .*>`resourceId`<.span>: /);
  });

  test('actions name what they work on; without a scope, the scope as well', () => {
    expect(text('<IamActions of="service" />')).toMatch(/\| `verify` \| [^|]+ \| `instance` of `verifier` \|/);
    expect(text('<IamActions />')).toContain('| `verify` | `service` |');
  });
});

describe('shortcodes of APIs', () => {
  test('an operation has its lead, each sample in each language, its fields and its responses', () => {
    const operation = text('<Operation of="verifier" id="verifyCredential" />');
    expect(operation).toContain('{#verify-credential}\n\n<div className="operation operation--beside">');
    const labels = [...operation.matchAll(/<Tab label="([^"]+)">/g)].map(([, label]) => label);
    expect(labels.slice(0, 6)).toEqual([expect.anything(), 'curl', 'TypeScript', 'Python', 'Go', expect.anything()]);
    expect(labels.slice(-2)).toEqual(['200', '422']);
    expect(operation).toMatch(/^Requires the `verify` action in the \[service scope\]/m);
    expect(operation).toContain('<span id="verify-credential-request-options-challenge">`challenge`</span>');
    expect(operation).toMatch(/^- \*\*\[Shared errors\]\(#shared-answers\)\*\*: 400, 401, /m);
  });

  test('folded operations have their details below a title, and the first one is open', () => {
    const folds = text('<Operations of="iam" folded="others" />').match(/<details className="operation__fold"[^>]*>/g);
    expect(folds?.slice(0, 2)).toEqual([
      '<details className="operation__fold" open>',
      '<details className="operation__fold">',
    ]);
  });

  test('a page of an API begins with its address, its headers and its operations', () => {
    const head = text('<ApiHead of="verifier" />');
    for (const part of [
      '## Base URL',
      '```text title="Base URL"',
      '| `Authorization` |',
      '/spec/postman/verifier.json',
    ])
      expect(head).toContain(part);
    expect(text('<OperationTable of="verifier" />')).toContain('(#verify-credential) | `POST ');
    expect(text('<ApiObjects of="iam" />')).toContain('{#object-api-key}');
    expect(text('<ApiObjects of="verifier" />')).toContain(
      '<span id="object-policy-result" />[policy result](/reference/api/objects#object-policy-result)',
    );
    expect(text('<CommonObjects />')).toContain('{#object-policy-result}');
    expect(text('<SharedResponses of="verifier" />')).toContain(
      '| <span id="shared-answers-400">**400 Bad Request**</span> |',
    );
  });
});

test.each([
  ['<PolicyChecks of="verifier.none" />', 'verifier.proof'],
  ['<Operation of="verifier" id="none" />', 'verifyCredential'],
  ['<Operation of="verifier" id="verifyCredential" folded="no" />', 'Write folded="yes", or leave it out.'],
  ['<Tool name="credential-inspector" preset="none" />', 'Write preset="…" with one of:'],
])('%s is reported with what to write', (tag, fix) => {
  expect(expand(tag)?.faults).toEqual([expect.objectContaining({ line: 1, fix: expect.stringContaining(fix) })]);
});

test('a changed default changes the pages that use it, and unknown values stay', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  cpSync(path.join(root, 'tests/fixtures/smallSite'), site, { recursive: true });
  const { expand } = siteShortcodes({ docsDir: path.join(site, 'docs'), root: site });
  const expanded = () =>
    expand('For %cors.cors.maxAge.default% (`%cors.cors.maxAge.default.number%`) or %cors.x%.')?.text;
  expect(expanded()).toBe('For 1 day (`86400`) or %cors.x%.');
  const schema = path.join(site, 'docs/public/spec/json-schema/cors.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"default": 86400', '"default": 600'));
  await nextTurn();
  expect(expanded()).toBe('For 10 minutes (`600`) or %cors.x%.');
});

test('links to pages that have moved lead straight to them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const redirectsFile = path.join(folder, 'redirects.json');
  const { expand } = siteShortcodes({ docsDir: path.join(root, 'docs'), root, redirectsFile });
  const fixes = (to: string) => {
    writeFileSync(redirectsFile, JSON.stringify({ '/reference/services/verifier/configuration': to }));
    return expand(errors.map(({ slug }) => `<ErrorFixes of="${slug}" />`).join('\n'))?.text;
  };
  expect(fixes('/keys')).toMatch(/]\(\/keys#[\w-]+\)/);
  await nextTurn();
  expect(fixes('/all#keys')).toMatch(/]\(\/all#keys\)/);
  const { spec } = siteData(path.join(root, 'docs'), root, {}, redirectsFile)();
  expect(configurationPages(spec).get('verifier')?.route).toBe('/all');
});

describe('shortcodes of standards', () => {
  test('a list gives the status with its date, what else there is to know, and the page', () => {
    const list = text('<StandardList by="W3C" />');
    expect(list).toMatch(/\| W3C Recommendation, \w+ \d+, \d{4}; superseded by [\d.]+ \|/);
    expect(list).toMatch(/\| \[[^\]]+\]\(\/explanations\/standards\/w3c\/[^)]+\) \|/);
    expect(text('<StandardList by="ISO" />')).toMatch(/\| International Standard, \d{4}; /);
    expect(text('<StandardList by="OpenID" />')).toMatch(/\| OpenID Final Specification, \S+ \d{4}; /);
    expect(text('<StandardList by="IETF" />')).toMatch(
      /\| IETF Internet-Draft, \w+ \d+, \d{4}; [^|]*[^.] \| \[SD-JWT VC\]/,
    );
  });

  test('changes show the version that is followed, the newest one and the day of the last check', () => {
    const drafts = text('<StandardChanges by="IETF" />');
    expect(drafts).toMatch(
      /^\| \[SD-JWT VC\]\(\S+\) \| revision \d+ \| IETF Internet-Draft, [^|]* \| \w+ \d+, \d{4} \|$/m,
    );
    expect(drafts).toMatch(/\| (\S+ \d{4}) \| IETF Proposed Standard, \1 \|/);
  });

  test('those of a service name its policies in their order, and the section that counts', () => {
    const list = text('<Standards of="verifier" by="IETF" />');
    expect(list).toMatch(/\| IETF Proposed Standard, \S+ \d{4} \| all \|/);
    expect(list).toMatch(/\(https:\/\/www\.rfc-editor\.org\/rfc\/rfc\d+\), section [\d.]+ \|/);
    expect(list).toMatch(/\| format, proof, [a-z, ]+ \|/);
    expect(text('<Standards of="validator" by="DIF" />')).not.toContain('RFC');
  });
});
