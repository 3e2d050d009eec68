import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { failOn, type Problem } from '../shared/problem.ts';
import { bodySchemas } from './bodySchemas.ts';
import { bundleDocument } from './bundle.ts';
import { checkSpecFiles } from './checkSpecFiles.ts';
import { postmanCollection } from './postman.ts';
import { apisOf } from './readApis.ts';
import { type ReadSpecFiles, readSpecFiles } from './readSpecFiles.ts';
import { BODY_FOLDER, type JsonObject, OPENAPI_FOLDER, POSTMAN_FOLDER } from './specFiles.ts';

export interface OpenApiPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
}

/**
 * Publishes each API description of `docs/public/spec/openapi` as JSON too, as a collection for Postman, and its
 * bodies as JSON Schema. The JSON
 * needs no other file, so that programs which take one address can read it.
 */
export function openApiPlugin(options: OpenApiPluginOptions): RspressPlugin {
  return {
    name: 'openapi',
    routeGenerated(_routes, isProd) {
      if (isProd) failOn(problemsOf(read(options)));
    },
    builderConfig: { plugins: [jsonFiles(options)] },
  };
}

/** Emitting as assets makes the files part of both the build and the dev server, which follows edits. */
function jsonFiles(options: OpenApiPluginOptions): RsbuildPlugin {
  return {
    name: 'openapi-json',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        const spec = read(options);
        for (const file of spec.paths) compilation.fileDependencies.add(file);
        for (const folder of spec.folders) compilation.contextDependencies.add(folder);
        const problems = problemsOf(spec);
        for (const { file, line, message, mend } of problems) {
          compilation.errors.push(
            new Error(`${file}:${line} ${message} ${mend}`) as (typeof compilation.errors)[number],
          );
        }
        if (problems.length > 0) return;
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
          emit(file.slice(1), bodySchemas(api, options.tokens['%brand.docs%'] + file));
        }
      });
    },
  };
}

function read({ docsDir, root, tokens }: OpenApiPluginOptions): ReadSpecFiles {
  return readSpecFiles(docsDir, root, tokens);
}

function problemsOf({ files, problems }: ReadSpecFiles): Problem[] {
  // A file that cannot be read is missing from the others' view too, and what they say of it would mislead.
  return problems.length > 0 ? problems : checkSpecFiles(files);
}
