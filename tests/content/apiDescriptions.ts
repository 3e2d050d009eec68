import { type Api, apisOf, descriptionsOf } from '../../plugins/openapi/readApis.ts';
import { readSpecFiles } from '../../plugins/openapi/readSpecFiles.ts';
import { accessRoutes } from '../../plugins/virtualModules/accessRoutes.ts';
import { docsDir, root, tokens } from './site.ts';

export { root, tokens } from './site.ts';
export const spec = readSpecFiles(docsDir, root, tokens);

/** The descriptions with operations. `common` holds shared parts only. */
export const names = [
  'resolver',
  'verifier',
  'validator',
  'authorizer',
  'gateway',
  'management',
  'iam',
  'logs',
] as const;

export const descriptions: Api[] = names.flatMap(
  (name) => descriptionsOf(spec.files).get(`/spec/openapi/${name}.yaml`) ?? [],
);

/** Which actions the operations need, as the build hands it to the tools. */
export const routes = accessRoutes(apisOf(spec.files).values());
