import type { JsonObject, Outcome } from '../../base/index.ts';

/** The checks of an entry, in their order: titles, and the section of did:webvh v1.0 that asks for each. */
export const CHECKS = {
  parameters: ['Parameters', 'did:webvh DID Method Parameters'],
  number: ['Version number', 'Read (Resolve), step 3'],
  time: ['Time', 'Read (Resolve), step 4'],
  scid: ['Self-certifying identifier (SCID)', 'SCID Generation and Verification'],
  hash: ['Entry hash', 'Entry Hash Generation and Verification'],
  rotation: ['Pre-rotated keys', 'Pre-Rotation Key Hash Generation and Verification'],
  proof: ['Proof', 'Authorized Keys'],
  document: ['Document ID', 'Read (Resolve), step 6'],
  portability: ['Move to another host', 'DID Portability'],
  end: ['Deactivation', 'Deactivate (Revoke)'],
  witnesses: ['Witnesses', 'Witness Threshold Algorithm'],
} satisfies Record<string, [title: string, section: string]>;

export type LogCheckName = keyof typeof CHECKS;

/** One check of an entry of a log. */
export interface LogCheck {
  name: LogCheckName;
  /** `skipped` where the check has nothing to look at, `warning` where something is missing to make it. */
  outcome: Outcome;
  /** What was found, in one sentence. */
  detail: string;
}

/** One entry of a log and what its checks found. */
export interface EntryReport {
  /** Position in the log, from 1. */
  number: number;
  versionId: string;
  versionTime: string;
  checks: LogCheck[];
  /** Whether this entry and all before it are valid. An unchecked witness does not make it invalid. */
  isValid: boolean;
  /** Parameters that apply after the entry. */
  parameters: Parameters;
  document: JsonObject;
}

/** Parameters that apply at an entry (did:webvh v1.0, section "did:webvh DID Method Parameters"). */
export interface Parameters {
  scid: string;
  updateKeys: string[];
  nextKeyHashes: string[];
  portable: boolean;
  deactivated: boolean;
  /** Seconds. */
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
