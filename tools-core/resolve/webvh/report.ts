import type { JsonObject } from '../../base/index.ts';

/** One check of an entry of a log. */
export interface LogCheck {
  name: LogCheckName;
  /** `none` where the check has nothing to look at, `unchecked` where something is missing to make it. */
  state: 'passed' | 'failed' | 'unchecked' | 'none';
  /** What was found, in one sentence. */
  detail: string;
  /** Section of did:webvh v1.0 that asks for the check. */
  section: string;
}

export type LogCheckName =
  | 'parameters'
  | 'number'
  | 'time'
  | 'scid'
  | 'hash'
  | 'rotation'
  | 'proof'
  | 'document'
  | 'portability'
  | 'end'
  | 'witnesses';

/** One entry of a log and what its checks found. */
export interface EntryReport {
  /** Position in the log, from 1. */
  number: number;
  versionId: string;
  versionTime: string;
  checks: LogCheck[];
  /** Whether this entry and all before it hold. An unchecked witness counts as not held against it. */
  isValid: boolean;
  /** Parameters in force after the entry. */
  parameters: Parameters;
  document: JsonObject;
}

/** Parameters in force at an entry (did:webvh v1.0, section "did:webvh DID Method Parameters"). */
export interface Parameters {
  scid: string;
  updateKeys: string[];
  nextKeyHashes: string[];
  portable: boolean;
  deactivated: boolean;
  ttl: number;
  watchers: string[];
  /** Undefined where no witness is asked for. */
  witness: Witness | undefined;
}

export interface Witness {
  threshold: number;
  witnesses: string[];
}

/** What is wrong with an entry; `detail` of a failed check. */
export class EntryProblem extends Error {}
