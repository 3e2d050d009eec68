import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseResolver, createConfig, lint, Source } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { descriptions, tokens } from './apiDescriptions.ts';
import { docsDir } from './site.ts';

const folder = path.join(docsDir, 'public/spec/openapi');

/**
 * Reads what the site publishes. The linter follows references by file, so the `$id` of a schema would name it twice,
 * and it takes `#` for the part of a schema that it looks at.
 */
class PublishedFiles extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    const text = applyBrand(readFileSync(file, 'utf8'), tokens);
    if (!file.endsWith('.json')) return new Source(file, text);
    const byFile = text.replace(/^ {2}"\$id": .*\n/m, '').replaceAll('"$ref": "#"', `"$ref": "${path.basename(file)}"`);
    return new Source(file, byFile);
  }
}

/**
 * With its own setting Redocly refuses members that `if` and `then` do not name, although the schema around them does.
 * The test of the examples below refuses unknown members in a way that knows of both.
 */
const exampleRule = { severity: 'warn', allowAdditionalProperties: true } as const;
const exampleRules = {
  'no-invalid-media-type-examples': exampleRule,
  'no-invalid-parameter-examples': exampleRule,
  'no-invalid-schema-examples': exampleRule,
};

/** Shared parts have no operations, and not every description uses all of them. */
const rulesOfShared = { 'no-empty-servers': 'off', 'no-unused-components': 'off' } as const;

test.each(['common', ...descriptions.map(({ name }) => name)])(
  '%s passes the recommended rules of Redocly',
  async (name) => {
    const rules = { ...exampleRules, ...(name === 'common' ? rulesOfShared : {}) };
    const config = await createConfig({ extends: ['recommended'], rules });
    const found = await lint({
      ref: path.join(folder, `${name}.yaml`),
      config,
      externalRefResolver: new PublishedFiles(),
    });
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  },
);
