import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
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

/** Emitting as assets makes the files part of both the build and the dev server, which follows edits. */
function jsonFiles({ read, docs }: OpenApiPluginOptions): RsbuildPlugin {
  return {
    name: 'openapi-json',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        const spec = read();
        for (const file of spec.paths) compilation.fileDependencies.add(file);
        for (const folder of spec.folders) compilation.contextDependencies.add(folder);
        for (const { file, line, column, message, mend } of spec.problems) {
          compilation.errors.push(
            new Error(`${file}:${line}:${column} ${message} ${mend}`) as (typeof compilation.errors)[number],
          );
        }
        if (spec.problems.length > 0) return;
        const emit = (file: string, value: JsonObject) =>
          compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
        for (const address of spec.files.keys()) {
          if (!address.startsWith(OPENAPI_FOLDER)) continue;
          const { document } = bundleDocument(address, spec.files);
          emit(address.slice(1).replace(/\.yaml$/, '.json'), document);
        }
        for (const api of apisOf(spec.files).values()) {
          emit(`${POSTMAN_FOLDER.slice(1)}${api.name}.json`, postmanCollection(api));
          const file = `${BODY_FOLDER}${api.name}.json`;
          emit(file.slice(1), bodySchemas(api, docs + file));
        }
      });
    },
  };
}
