import { memoizeByObject, memoizeByText } from '../shared/memoize.ts';
import { bundleDocument } from './bundle.ts';
import { type Api, makeApi } from './makeApi.ts';
import { OPENAPI_FOLDER, type SpecFiles } from './specFiles.ts';

export { type Api, makeApi, placesOf } from './makeApi.ts';

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
