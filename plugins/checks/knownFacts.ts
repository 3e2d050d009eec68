import type { StatedFact } from '../data/factLedger.ts';
import { type KeyFact, keyFacts } from '../data/keyFacts.ts';
import { type KeyValues, keyNames, keyValues } from '../data/keyValues.ts';
import { mediaTypesIn, namesIn, tokensIn } from '../data/knownNames.ts';
import { didMethods, iamData, policyData, standardEntries } from '../data/publishedData.ts';
import { isSoundAt, type SiteData } from '../data/siteData.ts';
import { memberPairs, vocabularyOf } from '../data/vocabulary.ts';
import { listOperations } from '../openapi/operations.ts';
import { follow } from '../openapi/specFiles.ts';
import { ERROR_PAGES, errorEntries } from '../schemas/errorCatalogue.ts';
import { isObject, type JsonObject, type JsonValue } from '../schemas/jsonValue.ts';
import { countedFacts } from './countedFacts.ts';
import { relationsOf } from './relations.ts';
import { type OperationFact, type ToldAnswers, toldAnswers } from './rules/answerFacts.ts';
import { valueSets } from './rules/codeLists.ts';
import { serversIn } from './rules/hostFacts.ts';
import { type Spellings, spellingsOf } from './rules/namedFacts.ts';
import type { Relation } from './rules/relatedFacts.ts';
import type { StandardFact } from './rules/standardFacts.ts';
import { type ErrorStatuses, errorsOfAnswers } from './rules/statusFacts.ts';
import type { TermNames } from './rules/terms.ts';
import type { KnownNames } from './rules/unknownNames.ts';

/** What pages are held to beside the published data. */
export interface WordFacts {
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Hosts that pages may cite; undefined where any host is welcome. */
  hosts?: readonly string[];
  terms: readonly TermNames[];
}

export type Facts = PublishedFacts & WordFacts;

/** What prose may say of the platform, as the published data know it: plain values, which can be kept. */
export interface PublishedFacts {
  /** How many there are, by the words that follow the number. */
  counts: Record<string, number>;
  /** Names of the DID methods that the platform supports. */
  methods: string[];
  /** Statuses that an operation answers with. */
  statuses: string[];
  operations: OperationFact[];
  told: ToldAnswers;
  /** Numbers that no schema holds. */
  stated: StatedFact[];
  services: string[];
  /** Keys with their defaults and limits. */
  keys: KeyFact[];
  /** What else the data call things, which prose writes as code. */
  names: string[];
  /** Whether the data that name things can be read. */
  hasNames: boolean;
  /** What may stand as code. */
  known: KnownNames;
  /** Media types that the data name. */
  mediaTypes: string[];
  /** Names of the policies that the platform supplies. */
  policies: string[];
  /** Hosts of the servers of APIs, without the domain of the brand. */
  servers: string[];
  relations: Relation[];
  standards: StandardFact[];
  errors: ErrorStatuses;
  /** Values that belong together: those of a key, and the actions of IAM. */
  sets: string[][];
  /** What keys may be that are one of a list. */
  values: Record<string, KeyValues>;
  spellings: Spellings;
  /** Actions of policies. */
  actions: string[];
  /** Schemes of the header Authorization. */
  schemes: string[];
}

/**
 * Reads the facts from the published data. Of data that are missing or broken nothing is known.
 * @param texts of the data
 * @param listed names of other things that pages may write as code, undefined where the site has no list of them; and
 * numbers that no schema holds
 */
export function factsOf(
  data: SiteData,
  texts: readonly string[],
  { others, stated = [] }: { others?: readonly string[]; stated?: readonly StatedFact[] } = {},
): PublishedFacts {
  const { spec, published } = data;
  const tokens = tokensIn(texts);
  const names = namesIn(tokens);
  const hasNames = isSoundAt(data, 'openapi/', 'json-schema/', 'iam-actions.json');
  const values = hasNames ? keyValues(data.descriptions.files) : {};
  const services = isSoundAt(data, 'configuration/') ? spec.cores.size : 0;
  const methods = isSoundAt(data, 'did-methods.json') ? didMethods(published.didMethods) : [];
  const operations = isSoundAt(data, 'openapi/') ? operationsIn(data) : [];
  const answers = operations.flatMap((operation) => operation.answers);
  const catalogue = spec.errors && isSoundAt(data, 'errors.json') ? errorEntries(spec.errors) : [];
  return {
    counts: {
      ...(services > 0 && { services }),
      ...(methods.length > 0 && { 'DID methods': methods.length }),
    },
    methods: methods.map(({ method }) => method),
    statuses: [...new Set(answers.map(([status]) => status))].sort(),
    keys: isSoundAt(data, 'openapi/', 'json-schema/') ? keyFacts(data) : [],
    names: [...names, ...operations.map(({ call }) => call)],
    hasNames,
    known: {
      vocabulary: others && hasNames ? [...new Set([...vocabularyOf(texts), ...mediaTypesIn(texts), ...others])] : [],
      pairs: hasNames ? memberPairs(data.descriptions.files, instancesOf(data)) : [],
      calls: operations.map(({ call }) => call),
    },
    operations: operations.map(({ api, names, statuses }) => ({ api, names, statuses })),
    told: toldAnswers(answers),
    stated: [...stated, ...countedFacts(data, operations)],
    services: [...spec.cores.keys()],
    mediaTypes: mediaTypesIn(texts),
    values,
    spellings: hasNames ? spellingsOf(namesOf(data, values), wordsOf(tokens)) : {},
    actions: hasNames ? actionsOf(data) : [],
    schemes: isSoundAt(data, 'openapi/') ? schemesIn(data) : [],
    policies: isSoundAt(data, 'iam-actions.json') ? iamData(published.iam).managedPolicies.map(({ name }) => name) : [],
    servers: serversIn(texts),
    relations: relationsOf(data),
    standards: isSoundAt(data, 'standards.json') ? standardFacts(data) : [],
    sets: isSoundAt(data, 'openapi/', 'json-schema/') ? setsIn(data) : [],
    errors: {
      ...errorsOfAnswers(answers),
      ...Object.fromEntries(catalogue.map(({ slug, status }) => [ERROR_PAGES + slug, [String(status)]])),
    },
  };
}

/** Values that are of the schemas. */
const instancesOf = ({ spec, published }: SiteData): JsonValue[] =>
  [...spec.cores.values(), ...spec.standards, published.policies, published.iam, spec.errors].map(
    (file) => (file?.value ?? null) as JsonValue,
  );

/** An answer, wherever its description stands. */
type Answer = [status: string, answer: JsonValue];

/** The operations of all APIs with their answers. */
function operationsIn({ descriptions: { files } }: SiteData): (OperationFact & { call: string; answers: Answer[] })[] {
  return [...files].flatMap(([address, { value: document }]) => {
    const api = address.slice(address.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
    return listOperations(document).map(({ id, method, path, value }) => {
      const answers = Object.entries((value.responses ?? {}) as JsonObject).map(
        ([status, answer]): Answer => [status, follow(answer, address, files).value],
      );
      const call = `${method} ${path}`;
      const names = [call, id, `${api}#${anchorOf(id)}`];
      return { api, call, names, answers, statuses: answers.map(([status]) => status) };
    });
  });
}

/** The anchor of an operation on its page. */
const anchorOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Values that belong together. */
function setsIn(data: SiteData): string[][] {
  const { spec, published, descriptions } = data;
  const documents = [...spec.schemas, ...descriptions.files.values()].map(({ value }) => value as JsonValue);
  const actions = actionsOf({ published });
  const proofs = isSoundAt(data, 'policies.json') ? policyData(published.policies).proofs : [];
  const families = [...new Set(proofs.map(({ family }) => family))];
  const algorithms = families.map((family) =>
    proofs.filter((one) => one.family === family).flatMap(({ names }) => names),
  );
  return [...valueSets(documents), ...algorithms, ...(actions.length > 0 ? [actions] : [])];
}

const actionsOf = ({ published }: Pick<SiteData, 'published'>): string[] =>
  iamData(published.iam).actions.map(({ action }) => action);

/** Names of keys, of their values, and of what policies speak of. */
function namesOf({ spec, descriptions, published }: SiteData, values: PublishedFacts['values']): Set<string> {
  const { actions, resources } = iamData(published.iam);
  return new Set([
    ...keyNames([...descriptions.files.values(), ...spec.standards].map(({ value }) => value as JsonValue)),
    ...Object.values(values).flatMap((one) => one.values),
    ...actions.map(({ action }) => action),
    ...resources.flatMap(({ resourceTypes }) => resourceTypes),
  ]);
}

/** The words of names that have points. */
const wordsOf = (tokens: Iterable<string>) => new Set([...tokens].flatMap((token) => token.split('.')));

/** How callers prove who they are, as HTTP names it. */
function schemesIn({ descriptions }: SiteData): string[] {
  const found = [...descriptions.files.values()].flatMap(({ value: { components } }) => {
    const declared = isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
    return Object.values(declared).flatMap((one) =>
      isObject(one) && one.type === 'http' && typeof one.scheme === 'string' ? [one.scheme] : [],
    );
  });
  return [...new Set(found)].map((scheme) => scheme[0].toUpperCase() + scheme.slice(1));
}

const standardFacts = ({ published }: SiteData): StandardFact[] =>
  standardEntries(published.standards).map(({ by, name, address, status, date }) => ({
    by,
    name,
    address,
    status,
    date,
  }));
