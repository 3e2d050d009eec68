import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsForm } from '../../plugins/checks/reportedProblems.ts';
import { frontMatterSchema } from '../../plugins/checks/rules/frontMatter.ts';
import { metaSchema, navSchema } from '../../plugins/checks/rules/navForms.ts';
import { diagnosisSchema } from '../../plugins/data/diagnosis.ts';
import { entrySchema } from '../../plugins/data/glossary.ts';
import { sampleSchema } from '../../plugins/data/liveSamples.ts';
import { toolSchema } from '../../plugins/data/tools.ts';
import { synonymsForm } from '../../plugins/search/siteTerms.ts';
import { brandSchema } from '../../plugins/shared/brand.ts';
import { siteConfigSchema } from '../../plugins/shared/siteConfig.ts';
import * as z from '../../plugins/shared/zod.ts';
import { repositoryRoot } from '../run.ts';

/** Where editors find them, by `.vscode/settings.json`. */
export const EDITOR_SCHEMAS = path.join(repositoryRoot, '.vscode', 'schemas');

const address = z.string().regex(/^\//);
/** The forms of what writers edit, as the check has them, by the name of their schema. */
const forms = {
  brand: brandSchema,
  redirects: z.record(address, address),
  site: siteConfigSchema,
  meta: metaSchema,
  nav: navSchema,
  'front-matter': frontMatterSchema,
  glossary: z.array(entrySchema),
  synonyms: synonymsForm,
  diagnosis: diagnosisSchema,
  checks: settingsForm,
  tool: toolSchema,
  sample: sampleSchema,
};

/** Some addresses contain names in braces, which are no part of a URI (RFC 3986). */
function withTemplates({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== 'uri') return;
  delete jsonSchema.format;
  jsonSchema.pattern = '^https?://\\S+$';
}

/** The JSON Schemas with which editors complete and check data, as texts by file name. The check uses the same forms. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(forms).map(([name, form]) => {
      const schema = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any', override: withTemplates });
      return [`${name}.json`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/** Writes the schemas with which editors complete and check data. */
export function writeEditorSchemas(): void {
  const schemas = editorSchemas();
  mkdirSync(EDITOR_SCHEMAS, { recursive: true });
  for (const [name, text] of schemas) writeFileSync(path.join(EDITOR_SCHEMAS, name), text);
  console.log(`.vscode/schemas: ${[...schemas.keys()].join(', ')}`);
}
