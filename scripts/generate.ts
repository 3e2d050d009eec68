import { readFlags } from './flags.ts';
import { writeAddresses } from './generate/addresses.ts';
import { recordApis } from './generate/apiVersions.ts';
import { writeEditorSchemas } from './generate/editorSchemas.ts';
import { writeSchemaTypes } from './generate/schemaTypes.ts';
import { writeFonts } from './generate/typeface.ts';

const { values } = readFlags(
  `npm run generate -- [options]
Writes the files that are generated from others: types of the published schemas, schemas for editors, the list of
published addresses, and the subset of the typeface.
  --record "What changed"   adds the changes of the API descriptions to their changelog`,
  { options: { record: { type: 'string' } } },
);
await writeSchemaTypes();
writeEditorSchemas();
await writeFonts();
await writeAddresses();
if (values.record) recordApis(values.record);
