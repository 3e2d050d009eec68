import { memoizeByObject } from '../../theme/shared/memoize.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import { failOn } from '../shared/problem.ts';
import { bundleDocument } from './bundle.ts';
import { listOperations, type Operation } from './operations.ts';
import { readSpecFiles } from './readSpecFiles.ts';
import { type JsonObject, OPENAPI_FOLDER, type SpecFiles } from './specFiles.ts';

/** An API with operations, as one document. */
export interface Api {
  /** File name without extension, such as `verifier`. */
  name: string;
  document: JsonObject;
  operations: Operation[];
  /** The document as a set of schemas, with `base` as its address. */
  schemas: SchemaSet;
  base: string;
}

/**
 * Reads the APIs of a docs folder, by name.
 * @throws {ProblemsError} for descriptions that pages cannot be made from.
 */
export function readApis(docsDir: string, root: string, tokens: Record<string, string>): Map<string, Api> {
  const { files, problems } = readSpecFiles(docsDir, root, tokens);
  failOn(problems);
  return apisOf(files);
}

/** The APIs of descriptions that were read, by name, made once for all who ask. One without operations is none. */
export const apisOf: (files: SpecFiles) => Map<string, Api> = memoizeByObject((files: SpecFiles) => {
  const apis = [...files.keys()]
    .filter((address) => address.startsWith(OPENAPI_FOLDER))
    .map((address) => {
      const name = address.slice(OPENAPI_FOLDER.length).replace(/\.yaml$/, '');
      return makeApi(name, bundleDocument(address, files).document);
    });
  return new Map(apis.filter(({ operations }) => operations.length > 0).map((api) => [api.name, api]));
});

/** Makes an API of a bundled document. */
export function makeApi(name: string, document: JsonObject): Api {
  const base = `openapi:${OPENAPI_FOLDER}${name}`;
  const schemas = new SchemaSet([{ $id: base, ...document }]);
  return { name, document, operations: listOperations(document), schemas, base };
}
