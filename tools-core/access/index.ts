export { type AccessRequest, decide, type NamedPolicy } from './decide.ts';
export { MANAGED_POLICIES } from './managed.ts';
export { PolicyProblem, readPolicy } from './policy.ts';
export { type AccessRoutes, type Route, readRequest } from './readRequest.ts';
export { callerError, problemReport, reportOf as accessReport, statementsReport } from './report.ts';
