import type { DidMethods, Method } from '../schemas/published/did-methods.ts';
import type { IamActions } from '../schemas/published/iam-actions.ts';
import type { Policies } from '../schemas/published/policies.ts';
import type { Standard, Standards } from '../schemas/published/standards.ts';
import type { JsonFile } from '../shared/jsonFile.ts';

export type { Method as DidMethodEntry } from '../schemas/published/did-methods.ts';
export type {
  Action as IamAction,
  IamActions as IamData,
} from '../schemas/published/iam-actions.ts';
export type {
  Example as PolicyExample,
  Outcome as PolicyOutcome,
  Policies as PolicyData,
  Policy as PolicyEntry,
  Step as PolicyStep,
} from '../schemas/published/policies.ts';
export type { Standard as StandardEntry, Use as StandardUse } from '../schemas/published/standards.ts';

// Each file matches the schema that its type is made from, or it is left out before anything is made of it.

/** The policies with what they share. */
export function policyData(file: JsonFile | undefined): Policies {
  return (file?.value as Policies | undefined) ?? { formats: [], proofs: [], queryTypes: [], policies: [] };
}

/** The DID methods. */
export function didMethods(file: JsonFile | undefined): Method[] {
  return (file?.value as DidMethods | undefined)?.methods ?? [];
}

/** Actions, resources and supplied policies. */
export function iamData(file: JsonFile | undefined): IamActions {
  return (file?.value as IamActions | undefined) ?? { actions: [], resources: [], managedPolicies: [] };
}

/** The standards. */
export function standardEntries(file: JsonFile | undefined): Standard[] {
  return (file?.value as Standards | undefined)?.standards ?? [];
}
