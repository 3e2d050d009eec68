// Writes the query that asks for claims of a credential, from the claims that a reader chose in it.

export { type AskedClaims, type AskSettings, askFor, type RequestTemplates } from './askFor.ts';
