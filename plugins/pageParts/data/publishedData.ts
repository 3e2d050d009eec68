import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBrand } from '../../brand/brand.ts';
import type { JsonObject } from '../../reference/jsonValue.ts';
import { SPEC_FOLDER } from '../../reference/readSpec.ts';
import { type JsonFile, parseJsonFile } from '../../shared/jsonFile.ts';
import type { Problem } from '../../shared/problem.ts';

/** A credential format that policies tell apart. */
export interface FormatEntry {
  id: string;
  name: string;
  family: string;
  form: string;
  queryNames: string[];
  /** Name in `data.format` of a result entry. */
  resultName: string;
}

/** Suites or algorithms with the same keys. */
export interface ProofEntry {
  family: string;
  names: string[];
  keys: string;
  standard: string;
  address: string;
}

/** A query language of the credential query policy. */
export interface QueryTypeEntry {
  type: string;
  name: string;
  query: string;
  inputs: string[];
  formats: string[];
  steps: string[];
}

/** One thing that a policy does. Settings are JSON Pointers into the configuration of the service. */
export interface PolicyStep {
  text: string;
  needs: string[];
  settings: string[];
  errors: string[];
}

/** One thing that a policy can find; the outcome is that of the default settings. */
export interface PolicyOutcome {
  finding: string;
  outcome: 'valid' | 'warning' | 'error';
  settings: string[];
  effect: string;
}

/** What a policy does with a format. */
export interface FormatSupport {
  format: string;
  support: 'yes' | 'no' | 'when';
  note: string;
}

/** A request with the results that follow: those of the answer, or of the policy response of an authorizer. */
export interface PolicyExample {
  text: string;
  request: { service: string; path: string; body: JsonObject };
  status: number;
  results: JsonObject[];
}

/** One policy of a service, as `docs/public/spec/policies.json` holds it. */
export interface PolicyEntry {
  id: string;
  service: string;
  name: string;
  page: string;
  order: number;
  question: string;
  levels: string[];
  configuration: string;
  skip: string;
  steps: PolicyStep[];
  outcomes: PolicyOutcome[];
  formats: FormatSupport[];
  facts: { member: string; meaning: string }[];
  errors: string[];
  ownErrors: { platformType: string; when: string; fix: string }[];
  examples: { passing: PolicyExample; failing: PolicyExample };
}

/** The content of `docs/public/spec/policies.json`. */
export interface PolicyData {
  formats: FormatEntry[];
  proofs: ProofEntry[];
  queryTypes: QueryTypeEntry[];
  policies: PolicyEntry[];
}

/** One DID method, as `docs/public/spec/did-methods.json` holds it. */
export interface DidMethodEntry {
  method: string;
  key: string;
  group: string;
  syntax: string;
  examples: string[];
  specification: { name: string; address: string; note: string };
  networks: string;
  options: string[];
  operations: { create: string; resolve: string; update: string; deactivate: string };
  versions: boolean;
  keyTypes: string;
  relationships: string;
  services: string;
  paths: string;
  encoding: 'preferred' | 'jwk' | 'published' | 'none';
  notes: string[];
}

/** One action of a policy document, as `docs/public/spec/iam-actions.json` holds it. */
export interface IamAction {
  scope: string;
  action: string;
  allows: string;
  on: { services: string[]; resourceTypes: string[] }[];
}

/** A kind of resource of a policy document. */
export interface IamResource {
  services: string[];
  region: string;
  resourceTypes: string[];
  holds: string;
}

/** A policy that the platform supplies. */
export interface ManagedPolicy {
  resourceId: string;
  name: string;
  scope: string;
  actions: string[];
  services: string[];
}

/** The content of `docs/public/spec/iam-actions.json`. */
export interface IamData {
  actions: IamAction[];
  resources: IamResource[];
  managedPolicies: ManagedPolicy[];
}

/** What one service does with a standard. */
export interface StandardUse {
  service: string;
  section: string;
  policies: string[];
  note: string;
}

/** One standard, as `docs/public/spec/standards.json` holds it. */
export interface StandardEntry {
  id: string;
  by: string;
  name: string;
  address: string;
  status: string;
  /** As exact as its body gives it, such as `2025-05-15` or `2025-07`; empty for drafts that change often. */
  date: string;
  /** Revision that pages and services read, or empty where name or date says it. */
  revision: string;
  /** Day on which the status was last looked up and the pages held against the text, as `2026-11-21`. */
  checked: string;
  note: string;
  /** Route of the page that explains it, or empty. */
  page: string;
  uses: StandardUse[];
}

/** The data of policies, DID methods, actions and standards, with the brand in place. */
export interface PublishedData {
  policies: JsonFile | undefined;
  didMethods: JsonFile | undefined;
  iam: JsonFile | undefined;
  standards: JsonFile | undefined;
  /** What kept a file from being read. */
  problems: Problem[];
}

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
    const parsed = parseJsonFile(shown, applyBrand(readFileSync(file, 'utf8'), tokens));
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
export function policyData(file: JsonFile | undefined): PolicyData {
  const none: PolicyData = { formats: [], proofs: [], queryTypes: [], policies: [] };
  return (file?.value as unknown as PolicyData | undefined) ?? none;
}

/** The DID methods. Their form is checked by `checkDidMethods`. */
export function didMethods(file: JsonFile | undefined): DidMethodEntry[] {
  return (file?.value as unknown as { methods: DidMethodEntry[] } | undefined)?.methods ?? [];
}

/** Actions, resources and supplied policies. Their form is checked by `checkIam`. */
export function iamData(file: JsonFile | undefined): IamData {
  return (file?.value as unknown as IamData | undefined) ?? { actions: [], resources: [], managedPolicies: [] };
}

/** The standards. Their form is checked by `checkStandards`. */
export function standardEntries(file: JsonFile | undefined): StandardEntry[] {
  return (file?.value as unknown as { standards: StandardEntry[] } | undefined)?.standards ?? [];
}
