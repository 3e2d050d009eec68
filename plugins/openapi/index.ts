import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { publishFiles } from '../publishFiles.ts';
import { failOn } from '../shared/problem.ts';
import { bodySchemas } from './bodySchemas.ts';
import { bundleDocument } from './bundle.ts';
import { postmanCollection } from './postman.ts';
import { apisOf } from './readApis.ts';
import type { ReadSpecFiles } from './readSpecFiles.ts';
import { BODY_FOLDER, type JsonObject, OPENAPI_FOLDER, POSTMAN_FOLDER } from './specFiles.ts';

export interface OpenApiPluginOptions {
  /** Reads the descriptions, with the brand in place; again after an edit. */
  read: () => ReadSpecFiles;
  /** Address of the site without a trailing slash. */
  docs: string;
}

/**
 * Publishes each API description of `docs/public/spec/openapi` as JSON too, as a collection for Postman, and its
 * bodies as JSON Schema. The JSON needs no other file, so that programs which take one address can read it.
 */
export function openApiPlugin(options: OpenApiPluginOptions): RspressPlugin {
  return { name: 'openapi', builderConfig: { plugins: [jsonFiles(options)] } };
}

function jsonFiles({ read, docs }: OpenApiPluginOptions): RsbuildPlugin {
  return {
    name: 'openapi-json',
    setup(api) {
      publishFiles(api, {
        names: /^spec\/.*\.json$/,
        *list() {
          const spec = read();
          failOn(spec.problems);
          for (const address of spec.files.keys()) {
            if (!address.startsWith(OPENAPI_FOLDER)) continue;
            const file = address.slice(1).replace(/\.yaml$/, '.json');
            yield [file, () => written(bundleDocument(address, spec.files).document)];
          }
          for (const api of apisOf(spec.files).values()) {
            yield [`${POSTMAN_FOLDER.slice(1)}${api.name}.json`, () => written(postmanCollection(api))];
            const file = `${BODY_FOLDER}${api.name}.json`;
            yield [file.slice(1), () => written(bodySchemas(api, docs + file))];
          }
        },
      });
    },
  };
}

const written = (value: JsonObject) => `${JSON.stringify(value, null, 2)}\n`;
