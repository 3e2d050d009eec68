export { type AccessRequest, decide, type NamedPolicy } from './decide.ts';
export { MANAGED_POLICIES } from './managed.ts';
export { PolicyProblem, readPolicy } from './policy.ts';
export { type AccessRoutes, type Route, readRequest } from './readRequest.ts';
export { accessReport, callerError, problemReport, statementsReport } from './report.ts';
