// Evaluates queries for credentials: DIF Presentation Exchange 2.1.1 and DCQL (OpenID4VP 1.0, sections 6 and 7). Nothing
// here verifies a signature, asks a network or runs what a query says: JSONPath is a subset without filters (RFC 9535),
// and JSON Schema is interpreted.

export { QUERY_CAUSES, type QueryCause } from './causes.ts';
export { checkDcql } from './checkDcql.ts';
export { checkDefinition } from './checkDefinition.ts';
export { type ClaimsPath, type ClaimsSelection, pathText, selectClaims } from './claimsPath.ts';
export type { Credential, Disclosable, Format } from './credential.ts';
export { evaluateDcql } from './dcql.ts';
export { type Disclosure, disclosureOf, presented } from './disclosure.ts';
export { type Evaluation, evaluateQuery } from './evaluate.ts';
export { evaluateExchange } from './exchange.ts';
export { readJsonPath, type Selected, selectByPath } from './jsonPath.ts';
export type { QueryLinks } from './queryLinks.ts';
export { readCredentials, type Unread } from './readCredentials.ts';
export type { Candidate, Match, PartResult, QueryProblem, QueryResult, RuleResult } from './result.ts';
export { type Draft, draftDcql } from './toDcql.ts';
