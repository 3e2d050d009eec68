import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { docsDir } from './site.ts';

type Entry = { type?: string; name?: string; label?: string; dashed?: boolean; link?: string };

/** The labels of a sidebar as its files give them, groups as `[label, ...entries]`. */
function sidebar(folder: string): unknown[] {
  const file = path.join(docsDir, folder, '_meta.json');
  const entries: Entry[] = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map((entry) => {
    if (entry.type === 'divider') return entry.dashed ? '- - -' : '-----';
    if (entry.type === 'section-header') return `# ${entry.label}`;
    if (entry.type === 'dir') return [entry.label, ...sidebar(path.posix.join(folder, entry.name ?? ''))];
    return entry.label;
  });
}

/** Entries that are wanted, in the order in which they were found: a writer may have added others between them. */
function amongWanted(found: unknown[], wanted: unknown[]): unknown[] {
  const labelOf = (entry: unknown) => [entry].flat()[0];
  return found.flatMap((entry) => {
    const same = wanted.find((one) => labelOf(one) === labelOf(entry));
    if (same === undefined) return [];
    return [Array.isArray(entry) && Array.isArray(same) ? amongWanted(entry, same) : entry];
  });
}

function expectEntries(found: unknown[], wanted: unknown[]): void {
  expect(amongWanted(found, wanted)).toEqual(wanted);
}

describe('sidebars hold the sections of the specification, in its order', () => {
  test('explanations', () => {
    expectEntries(sidebar('explanations'), [
      [
        'Management',
        'Configurations',
        ['IAM', 'API Keys', 'Policy Documents', 'Scopes', 'Service Instances', 'Service Roles'],
        'Instances',
        'Regions',
        // Added: what every page of the group takes for granted.
        'Personal Data',
        'Limits',
        'API Versions',
      ],
      ['Services', 'Authorizer', 'Gateway', ['Resolver', 'DID Method Routing', 'Own Drivers'], 'Validator', 'Verifier'],
      'Trust Triangle',
      // Added: who could break the triangle, and which check stops them.
      'Threat Model',
      // Added: every page links the first use of a term to it.
      'Glossary',
      '- - -',
      '# Standards',
      [
        'DIF Presentation Exchange',
        'Input Descriptors',
        'Presentation Definition',
        'Presentation Submission',
        'Submission Requirements',
      ],
      [
        'W3C Decentralized Identifiers',
        'Controller Document',
        'Documents',
        'Methods',
        'Resolution',
        'URL Dereferencing',
        'Use Cases',
        'Verification Methods',
      ],
      [
        'W3C Verifiable Credentials',
        'Credential Schema',
        'Credential Status',
        'Issuer',
        'Securing Mechanisms',
        'Subject',
        'Validity Period',
        'Verifiable Presentations',
      ],
      // Additions of ours, after the list of the specification.
      ['OpenID4VP', 'DCQL', 'Profiles', 'Issuance'],
      ['Credential Formats', 'mdoc', 'SD-JWT VC', 'Side by Side'],
      'Changes in standards',
    ]);
  });

  test('guides', () => {
    expectEntries(sidebar('guides'), [
      'Create Account',
      'Create API Key',
      // Added: the second half of the life of a key.
      'Rotate API Key',
      'Setup MFA',
      ['Instances', 'Configure', 'Create', 'Logs', 'Stop/Start'],
      ['Resolver', 'Configure', 'Pick DID Method', 'Test'],
      'Verifier Instance Management',
      // Additions of ours, after the list of the specification.
      'Verify a JWT Credential',
      'Check a Token Status List',
      'Accept Only These Issuers',
      'Read an mdoc',
      'Ask a Wallet',
      'Test Wallet',
      'Same Device',
      'Encrypt the Answer',
      'Ask through the Browser',
      'Wait for the Answer',
      'Gateway for Wallets',
    ]);
  });

  test('reference', () => {
    // Errors stand first, because who looks for one is in a hurry; the APIs behind the dashboard, the tools and the values
    // stand below what the specification lists.
    const [errors, configuration, iam, services, ...further] = sidebar('reference');
    expect([errors].flat()[0]).toBe('Errors');
    expectEntries(
      further.map((entry) => [entry].flat()[0]),
      ['Management APIs', 'Tools', 'Values'],
    );
    expectEntries(further, [['Management APIs', 'Management API', 'IAM API', 'Logs API', 'API Changes']]);
    expectEntries([configuration].flat(), ['Configuration', 'CORS', 'Service Instances', 'Service Roles']);
    expectEntries([iam].flat(), ['IAM', 'Policy Documents', 'Scopes']);
    expectEntries([services].flat(1), [
      'Services',
      ['Authorizer', 'Authorizer API', 'Authorizer Configuration', ['Policies', 'Format', 'Validate', 'Verify']],
      ['Gateway', 'Gateway Configuration'],
      ['Resolver', 'Resolver Configuration', 'Supported DID Methods'],
      [
        'Validator',
        'Validator API',
        'Validator Configuration',
        'Validator Errors',
        ['Policies', 'Credential Query', 'Format', 'Trusted Issuer'],
        'Validator Standards',
      ],
      [
        'Verifier',
        'Verifier API',
        'Verifier Configuration',
        'Verifier Errors',
        ['Policies', 'Format', 'Not After', 'Not Before', 'Proof', 'Schema', 'Status'],
        'Verifier Standards',
      ],
    ]);
  });

  test('tutorials', () => {
    expectEntries(sidebar('tutorials'), [
      [
        'Resolver Tutorials',
        'Create and Resolve',
        'Resolve with API Key',
        'DID URL Dereferencing',
        'Create and Resolve with a Wallet Tool',
      ],
      'Verify a Credential',
      // Added: how a credential gets from a wallet to a page.
      'Ask a Wallet',
    ]);
  });

  test('published files', () => {
    expect(sidebar('public').length).toBeGreaterThan(1);
  });
});

test('the top navigation is that of the specification', () => {
  const nav = JSON.parse(readFileSync(path.join(docsDir, '_nav.json'), 'utf8'));
  expect(
    nav.map((item: { text: string; link: string; position: string }) => [item.position, item.text, item.link]),
  ).toEqual([
    ['left', 'Explanations', '/explanations/'],
    ['left', 'How to guides', '/guides/management/iam/create-account'],
    ['left', 'Tutorials', '/tutorials/'],
    ['left', 'Reference', '/reference/'],
    ['right', 'Support', 'https://%brand.supportHost%'],
    ['right', '%brand.name%', 'https://%brand.homepageHost%'],
    ['right', 'Dashboard', 'https://%brand.dashboardHost%'],
  ]);
});
