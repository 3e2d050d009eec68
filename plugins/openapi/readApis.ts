import { memoizeByObject, memoizeByText } from '../../theme/shared/memoize.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import { bundleDocument } from './bundle.ts';
import { listOperations, type Operation } from './operations.ts';
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
  /** Names of the components that come from the JSON Schemas. */
  fromSchemas: ReadonlySet<string>;
}

/** The APIs of descriptions that were read, by name. One without operations is none. */
export const apisOf: (files: SpecFiles) => Map<string, Api> = memoizeByObject((files: SpecFiles) => {
  const addresses = [...files.keys()].filter((address) => address.startsWith(OPENAPI_FOLDER));
  const apis = addresses.map((address) => apiAt(address, files)).filter(({ operations }) => operations.length > 0);
  return new Map(apis.map((api) => [api.name, api]));
});

const apisByAddress = memoizeByObject((files: SpecFiles) =>
  memoizeByText((address: string) => {
    const { document, fromSchemas } = bundleDocument(address, files);
    return makeApi(address.slice(OPENAPI_FOLDER.length).replace(/\.yaml$/, ''), document, fromSchemas);
  }),
);

/**
 * The API of one description, made once.
 * @param address of the description, which is its path from the site root
 * @throws Error for a reference that leads nowhere
 */
export const apiAt = (address: string, files: SpecFiles): Api => apisByAddress(files)(address);

/** Makes an API of a bundled document. */
export function makeApi(name: string, document: JsonObject, fromSchemas: ReadonlySet<string> = new Set()): Api {
  const base = `openapi:${OPENAPI_FOLDER}${name}`;
  const schemas = new SchemaSet([{ $id: base, ...document }]);
  return { name, document, operations: listOperations(document), schemas, base, fromSchemas };
}
