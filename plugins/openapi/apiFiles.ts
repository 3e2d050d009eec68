import type { JsonObject } from '../schemas/jsonValue.ts';
import { failOn } from '../shared/problem.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { bodySchemas } from './bodySchemas.ts';
import { bundleDocument } from './bundle.ts';
import { postmanCollection } from './postman.ts';
import { apisOf } from './readApis.ts';
import { BODY_FOLDER, OPENAPI_FOLDER, POSTMAN_FOLDER } from './specFiles.ts';

/**
 * Each API description as JSON too, as a Postman collection, and its bodies as JSON Schema. The JSON needs no other file,
 * so that programs that take one address can read it.
 */
export function* apiFiles({ sources, docs }: BuiltSite): Generator<[string, () => string]> {
  const spec = sources.data().descriptions;
  failOn(spec.problems);
  for (const address of spec.files.keys()) {
    if (!address.startsWith(OPENAPI_FOLDER)) continue;
    const file = address.slice(1).replace(/\.yaml$/, '.json');
    yield [file, () => jsonText(bundleDocument(address, spec.files).document)];
  }
  for (const api of apisOf(spec.files).values()) {
    yield [`${POSTMAN_FOLDER.slice(1)}${api.name}.json`, () => jsonText(postmanCollection(api))];
    const file = `${BODY_FOLDER}${api.name}.json`;
    yield [file.slice(1), () => jsonText(bodySchemas(api, docs + file))];
  }
}

const jsonText = (value: JsonObject) => `${JSON.stringify(value, null, 2)}\n`;
