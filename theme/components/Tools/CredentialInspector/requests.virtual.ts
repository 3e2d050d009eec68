import type { RequestTemplates } from '../../../../tools-core/buildQuery/index.ts';

/** The request that creates an authorization. Filled by the build (`plugins/virtualModules`) from the API description. */
export const templates: RequestTemplates = { curl: '', TypeScript: '' };

/** Path of the operation that verifies a credential. */
export const verifyPath: string = '';
