import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DidMethods, Method } from '../schemas/published/did-methods.ts';
import type { IamActions } from '../schemas/published/iam-actions.ts';
import type { Policies } from '../schemas/published/policies.ts';
import type { Standard, Standards } from '../schemas/published/standards.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { applyBrand } from '../shared/brand.ts';
import { type JsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import { memoizeByFile } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';

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

/** The data of policies, DID methods, actions and standards, with the brand in place. */
export interface PublishedData {
  policies: JsonFile | undefined;
  didMethods: JsonFile | undefined;
  iam: JsonFile | undefined;
  standards: JsonFile | undefined;
  /** What kept a file from being read. */
  problems: Problem[];
}

const parseLatest = memoizeByFile(parseJsonFile);

/**
 * Reads the data of policies, DID methods, actions and standards from a docs folder. A file that is not there is left out.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes
 */
export function readPublishedData(docsDir: string, root: string, tokens: Record<string, string>): PublishedData {
  const problems: Problem[] = [];
  const read = (name: string) => {
    const file = path.join(docsDir, SPEC_FOLDER, name);
    if (!existsSync(file)) return undefined;
    const shown = path.relative(root, file).replaceAll('\\', '/');
    const parsed = parseLatest(shown, applyBrand(readFileSync(file, 'utf8'), tokens));
    problems.push(...parsed.problems);
    return parsed.json;
  };
  return {
    policies: read('policies.json'),
    didMethods: read('did-methods.json'),
    iam: read('iam-actions.json'),
    standards: read('standards.json'),
    problems,
  };
}

/** The policies with what they share. Their form is checked by `checkPolicies`. */
export function policyData(file: JsonFile | undefined): Policies {
  return contentOf<Policies>(file) ?? { formats: [], proofs: [], queryTypes: [], policies: [] };
}

/** The DID methods. Their form is checked by `checkDidMethods`. */
export function didMethods(file: JsonFile | undefined): Method[] {
  return contentOf<DidMethods>(file)?.methods ?? [];
}

/** Actions, resources and supplied policies. Their form is checked by `checkIam`. */
export function iamData(file: JsonFile | undefined): IamActions {
  return contentOf<IamActions>(file) ?? { actions: [], resources: [], managedPolicies: [] };
}

/** The standards. Their form is checked by `checkStandards`. */
export function standardEntries(file: JsonFile | undefined): Standard[] {
  return contentOf<Standards>(file)?.standards ?? [];
}

/** What a file holds, by the type of the schema that it is held against before anything is made of it. */
function contentOf<Content>(file: JsonFile | undefined): Content | undefined {
  return file?.value as Content | undefined;
}
