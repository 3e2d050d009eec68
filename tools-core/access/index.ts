export { type CallerError, callerError } from './callers.ts';
export { type AccessRequest, type Decision, decide, type NamedPolicy, type Part, type Verdict } from './decide.ts';
export { MANAGED_POLICIES } from './managed.ts';
export { FIELDS, PolicyProblem, type Resource, readPolicy, type Scope, type Statement } from './policy.ts';
export { readRequest } from './readRequest.ts';
export { problemReport, reportOf as accessReport, statementsReport } from './report.ts';
export type { AccessRoutes, Route } from './routes.ts';
