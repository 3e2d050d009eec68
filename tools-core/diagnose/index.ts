// Reads answers and what stands around them, and says what went wrong. "Check your answer" and the error decoder share
// it. Problem objects: RFC 9457. Errors of DIDs: DID Resolution, section 11. Exit codes of curl: its manual.
export { decodeError } from './decodeError.ts';
export { type Diagnosis, diagnose } from './diagnose.ts';
export {
  type ErrorFacts,
  type Facts,
  type Failed,
  type Fault,
  type Fix,
  NO_FACTS,
  type Outcome,
  type Rejection,
  type Sign,
} from './facts.ts';
export { type FoundAnswer, findAnswers, findStatuses } from './findAnswers.ts';
export { type RankedCause, rankCauses } from './rankCauses.ts';
export { type Answer, LONGEST_ANSWER, type Reading, readAnswer } from './readAnswer.ts';
