// Evaluates queries for credentials: DIF Presentation Exchange 2.1.1 and DCQL (OpenID4VP 1.0, sections 6 and 7). Nothing
// here verifies a signature, asks a network or runs code from a query: JSONPath is a subset without filters (RFC 9535),
// and JSON Schema is interpreted.

export { checkDcql } from './checkDcql.ts';
export { checkDefinition } from './checkDefinition.ts';
export { type Evaluation, evaluateQuery } from './evaluate.ts';
export { readJsonPath } from './jsonPath.ts';
export { readCredentials } from './readCredentials.ts';
