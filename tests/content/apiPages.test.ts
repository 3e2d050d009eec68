import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { samplesOf } from '../../plugins/contentChecks/checks/samples.ts';
import { readDocs } from '../../plugins/contentChecks/readDocs.ts';
import { sampleLanguages } from '../../plugins/openapi/samples/languages.ts';
import { pageParts } from '../../plugins/pageParts/pageParts.ts';
import { operationId } from '../../plugins/pageParts/parts/operation.ts';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { descriptions, root } from './apiDescriptions.ts';

/** Page of each API. */
const ROUTES: Record<string, string> = {
  resolver: '/reference/services/resolver/',
  verifier: '/reference/services/verifier/api',
  validator: '/reference/services/validator/api',
  authorizer: '/reference/services/authorizer/api',
  gateway: '/reference/services/gateway/',
  management: '/reference/api/management',
  iam: '/reference/api/iam',
  logs: '/reference/api/logs',
};

const docsDir = path.join(root, 'docs');
const { pages } = readDocs(docsDir, root);
const parts = pageParts({ docsDir, root });
const rows = descriptions.map((description) => [description.name, description] as const);

/** Operations with words of their own only: no service behind a gateway takes these methods. */
const BRIEF = ['forwardPut', 'forwardPatch', 'forwardDelete', 'forwardHead'];

describe.each(rows)('page of the API %s', (name, { operations }) => {
  const page = pages.find(({ route }) => route === ROUTES[name]);
  if (!page) throw new Error(`There is no page ${ROUTES[name]}.`);
  const source = readFileSync(path.join(root, page.file), 'utf8');
  const { text } = parts.expand(source);

  test('has each operation once, under its title, with a link of its own', () => {
    const ids = headingIds(page.tree).map(({ id }) => id);
    for (const operation of operations) {
      expect(ids.filter((id) => id === operationId(operation))).toHaveLength(1);
      expect(text).toContain(`# ${operation.value.summary} \\{#${operationId(operation)}}`);
      expect(text).toContain(`Operation ID: \`${operation.id}\`.`);
    }
  });

  test('shows each request in each language', () => {
    const shown = operations.filter(({ id }) => !BRIEF.includes(id)).length;
    for (const { fence } of sampleLanguages) {
      const found = samplesOf([page]).filter(({ language, title }) => language === fence && title === 'Request');
      expect(found, fence).toHaveLength(shown);
    }
  });

  test('says what each operation needs: an action, or no key', () => {
    const needs = text.match(/^(?:Needs the actions? .*|Takes no API key\.) Operation ID: /gm);
    expect(needs).toHaveLength(operations.length);
    expect(text).not.toContain('Needs an API key.');
  });

  test('has no heading for a status', () => {
    visit(page.tree, 'heading', (heading: Heading) => {
      expect(headingText(heading)).not.toMatch(/\b[1-5]\d\d\b/);
    });
  });

  test('describes every field', () => {
    const fields = text.match(/^ *- `[^`]+`(?: in the \w+| header)?: .*$/gm) ?? [];
    const bare = fields.filter((line) => /: [^.]+\.$/.test(line) && !/: .*\. /.test(line));
    expect(bare).toEqual([]);
  });
});

test('a part names what it cannot find', () => {
  const { faults } = parts.expand('<Operation of="verifier" id="verify" />\n<ApiHead of="verifer" />');
  expect(faults.map(({ message }) => message)).toEqual([
    'Nothing known is called "verify".',
    'Nothing known is called "verifer".',
  ]);
  expect(parts.expand('<Operation of="iam" id="listPolicies" like="deletePolicy" />').faults).toHaveLength(1);
  expect(parts.expand('<Operation of="iam" id="listPolicies" level="9" />').faults).toHaveLength(1);
});
