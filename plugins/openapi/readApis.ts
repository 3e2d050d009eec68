import { memoizeByObject } from '../shared/memoize.ts';
import { bundleDocument } from './bundle.ts';
import { type Api, makeApi } from './makeApi.ts';
import { OPENAPI_FOLDER, type SpecFiles } from './specFiles.ts';

export { type Api, makeApi, placesOf } from './makeApi.ts';

/** The APIs of descriptions that were read, by name. One without operations is none. */
export const apisOf: (files: SpecFiles) => Map<string, Api> = memoizeByObject((files: SpecFiles) => {
  const apis = [...descriptionsOf(files)].filter(([, { operations }]) => operations.length > 0);
  return new Map(apis.map(([, api]) => [api.name, api]));
});

/**
 * Each description by its address, which is its path from the site root; also one without operations.
 * @throws Error for a reference that leads nowhere
 */
export const descriptionsOf: (files: SpecFiles) => Map<string, Api> = memoizeByObject((files: SpecFiles) => {
  const addresses = [...files.keys()].filter((address) => address.startsWith(OPENAPI_FOLDER));
  const apis = addresses.map((address): [string, Api] => {
    const { document, fromSchemas } = bundleDocument(address, files);
    return [address, makeApi(address.slice(OPENAPI_FOLDER.length).replace(/\.yaml$/, ''), document, fromSchemas)];
  });
  return new Map(apis);
});
