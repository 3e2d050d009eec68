import { apisOf } from '../../plugins/openapi/readApis.ts';
import { readSpecFiles } from '../../plugins/openapi/readSpecFiles.ts';
import { type Description, describeApi } from '../../plugins/requests/describedApi.ts';
import { accessRoutes } from '../../plugins/virtualModules/accessRoutes.ts';
import { docsDir, root, tokens } from './site.ts';

export type { Description, Finding } from '../../plugins/requests/describedApi.ts';

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
export type Name = (typeof names)[number];

export const descriptions: Description[] = names.map((name) => describeApi(name, spec.files));

/** The description of one API. */
export function descriptionOf(name: Name): Description {
  return descriptions[names.indexOf(name)];
}

/** Which actions the operations need, as the build hands it to the tools. */
export const routes = accessRoutes(apisOf(spec.files).values());
