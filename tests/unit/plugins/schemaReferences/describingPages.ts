import { apisOf } from '../../../../plugins/openapi/readApis.ts';
import type { PageSample } from '../../../../plugins/schemaReferences/shownBodies.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { apiPages } from '../../../../plugins/shortcodes/render/apiFields.ts';
import { configurationPages } from '../../../../plugins/shortcodes/render/configurationPages.ts';
import { spec as apiSpec } from '../../../content/apiDescriptions.ts';
import { docsDir, root, tokens } from '../../../content/site.ts';

// Read here: `content/spec.ts` has the samples of all pages as well, which take ten times as long.
const spec = readSpec(docsDir, root, tokens);
/** Our own pages that describe keys and fields. */
export const pages = { configurations: configurationPages(spec), apis: apiPages(apisOf(apiSpec.files)) };

/** A sample of JSON on a page. */
export const json = (title: string, value: unknown, schema?: string): PageSample => ({
  language: 'json',
  title,
  code: JSON.stringify(value),
  schema,
});
