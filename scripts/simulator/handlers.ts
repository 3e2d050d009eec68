import { authorizerHandlers } from './authorizer.ts';
import type { Handler } from './call.ts';
import { iamHandlers } from './iam.ts';
import { logHandlers } from './logs.ts';
import { managementHandlers } from './management.ts';
import { resolverHandlers } from './resolver.ts';
import { validatorHandlers } from './validator.ts';
import { verifierHandlers } from './verifier.ts';

/** What does not follow from an example, by operation. Every other operation responds with its example. */
export const handlers: Record<string, Handler | undefined> = {
  checkHealth: () => ({ status: 204 }),
  ...authorizerHandlers,
  ...managementHandlers,
  ...iamHandlers,
  ...logHandlers,
  ...resolverHandlers,
  ...validatorHandlers,
  ...verifierHandlers,
};
