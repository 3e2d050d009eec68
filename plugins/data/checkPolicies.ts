import { type ErrorEntry, errorEntries } from '../schemas/errorCatalogue.ts';
import { type JsonObject, segmentsOf, valueAt } from '../schemas/jsonValue.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { checkOrder } from './checkOrder.ts';
import { type PolicyData, type PolicyEntry, type PolicyExample, policyData } from './publishedData.ts';
import { checkForm, checkKnown, checkOnce, type DataContext, dataProblem } from './ruleHelpers.ts';

const nameOf = ({ service, id }: PolicyEntry) => `${service}.${id}`;

/**
 * Rules `policies/*`: the policies have the form of their schema; each page, configuration key, error and format that
 * they name exists; outcomes are those of the default settings; policies and errors name each other; examples are
 * results of their policy.
 */
export function checkPolicies(file: JsonFile | undefined, context: DataContext): Problem[] {
  if (!file || file.value === undefined) return [];
  const form = checkForm(file, 'policies.json', context);
  if (form.length > 0) return form;
  const data = policyData(file);
  const { errors } = context.spec;
  const entries = errors?.value === undefined ? [] : errorEntries(errors);
  return [
    ...checkOnce(file, 'data/mismatch', data.policies.map(nameOf), (index) => `/policies/${index}/id`),
    ...checkOrder(file, data.policies),
    ...checkShared(file, data),
    ...data.policies.flatMap((policy, index) =>
      checkPolicy(file, policy, `/policies/${index}`, data, entries, context),
    ),
    ...(errors ? checkErrorsKnowPolicies(errors, entries, data.policies) : []),
  ];
}

function checkShared(file: JsonFile, { formats, queryTypes }: PolicyData): Problem[] {
  const known = formats.map(({ id }) => id);
  return queryTypes.flatMap((query, index) =>
    query.formats.flatMap((name, place) =>
      checkKnown(file, `/queryTypes/${index}/formats/${place}`, 'data/mismatch', 'format', name, known),
    ),
  );
}

function checkPolicy(
  file: JsonFile,
  policy: PolicyEntry,
  at: string,
  { formats }: PolicyData,
  entries: ErrorEntry[],
  context: DataContext,
): Problem[] {
  const { page, configuration, skip, steps, outcomes, service } = policy;
  const keys: [place: string, pointer: string][] = [
    [`${at}/configuration`, configuration],
    [`${at}/skip`, skip],
    ...steps.flatMap(({ settings }, step) =>
      settings.map((key, index): [string, string] => [`${at}/steps/${step}/settings/${index}`, key]),
    ),
    ...outcomes.flatMap(({ settings }, row) =>
      settings.map((key, index): [string, string] => [`${at}/outcomes/${row}/settings/${index}`, key]),
    ),
  ];
  const other = otherService(service, configuration, context);
  if (other) {
    const message = `The ${service} has no policy "${policy.id}", and the ${other} has one.`;
    return [dataProblem(file, `${at}/service`, 'data/reference', message, `Write "${other}".`)];
  }
  return [
    ...checkKnown(file, `${at}/page`, 'data/reference', 'page at', page, [...context.routes]),
    ...keys.flatMap(([place, pointer]) => checkKey(file, place, service, pointer, context)),
    ...checkFormats(
      file,
      policy,
      at,
      formats.map(({ id }) => id),
    ),
    ...checkDefaults(file, policy, at, context),
    ...checkErrors(file, policy, at, entries),
    ...checkExample(file, policy, policy.examples.passing, `${at}/examples/passing`, false),
    ...checkExample(file, policy, policy.examples.failing, `${at}/examples/failing`, true),
  ];
}

/** The service that has a policy which the one that is named has not. */
function otherService(service: string, pointer: string, { spec, set }: DataContext): string | undefined {
  const has = (name: string) => set.at(set.document(`${name}.configuration.json`), segmentsOf(pointer)).length > 0;
  if (pointer === '' || !spec.cores.has(service) || has(service)) return undefined;
  return [...spec.cores.keys()].find((name) => name !== service && has(name));
}

function checkKey(file: JsonFile, place: string, service: string, pointer: string, { set }: DataContext): Problem[] {
  if (pointer === '' || set.at(set.document(`${service}.configuration.json`), segmentsOf(pointer)).length > 0)
    return [];
  const message = `The configuration of the ${service} has no key ${pointer}.`;
  return [dataProblem(file, place, 'data/reference', message, 'Point at a key of its schema.')];
}

function checkFormats(
  file: JsonFile,
  { formats }: PolicyEntry,
  at: string,
  known: PolicyEntry['formats'][number]['format'][],
): Problem[] {
  const named = formats.map(({ format }) => format);
  const missing = known.filter((format) => !named.includes(format));
  return [
    ...checkOnce(file, 'data/mismatch', named, (index) => `${at}/formats/${index}/format`),
    ...missing.map((format) =>
      dataProblem(file, `${at}/formats`, 'data/mismatch', `Nothing is said about ${format}.`, 'Add a row for it.'),
    ),
    ...formats.flatMap(({ support, note, format }, index) =>
      support === 'when' && note === ''
        ? [
            dataProblem(
              file,
              `${at}/formats/${index}/note`,
              'data/mismatch',
              `${format} is supported under a condition that nobody names.`,
              'Write the condition as the note.',
            ),
          ]
        : [],
    ),
  ];
}

/** The outcome of a finding is what the complete default configuration says. */
function checkDefaults(
  file: JsonFile,
  { outcomes, service }: PolicyEntry,
  at: string,
  { spec }: DataContext,
): Problem[] {
  const core = spec.cores.get(service)?.value;
  if (core === undefined) return [];
  return outcomes.flatMap(({ outcome, settings }, row) =>
    settings.flatMap((pointer, index) => {
      const standard = valueAt(core as JsonObject, segmentsOf(pointer));
      // A key that is not there is told as such.
      if (standard === undefined || standard === outcome) return [];
      const message = `The default of ${pointer} is ${JSON.stringify(standard)}, and the outcome is "${outcome}".`;
      return [
        dataProblem(
          file,
          `${at}/outcomes/${row}/settings/${index}`,
          'data/mismatch',
          message,
          'Write the default as the outcome.',
        ),
      ];
    }),
  );
}

function checkErrors(file: JsonFile, policy: PolicyEntry, at: string, entries: ErrorEntry[]): Problem[] {
  const slugs = entries.map(({ slug }) => slug);
  const unknown = policy.errors.flatMap((slug, index) =>
    checkKnown(file, `${at}/errors/${index}`, 'data/mismatch', 'error', slug, slugs),
  );
  const denied = policy.errors.flatMap((slug, index) => {
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry || reports(entry, policy)) return [];
    const message = `The catalogue does not say that the ${policy.service} reports ${slug} in ${policy.id}.`;
    return [
      dataProblem(
        file,
        `${at}/errors/${index}`,
        'data/mismatch',
        message,
        'Take it out here, or add it to errors.json.',
      ),
    ];
  });
  const loose = policy.steps.flatMap(({ errors }, step) =>
    errors.flatMap((slug, index) =>
      checkKnown(
        file,
        `${at}/steps/${step}/errors/${index}`,
        'data/mismatch',
        `error among those of ${nameOf(policy)} called`,
        slug,
        policy.errors,
      ),
    ),
  );
  return [...unknown, ...denied, ...loose];
}

const reports = ({ raisedBy, policies }: ErrorEntry, { service, id }: PolicyEntry) =>
  raisedBy.includes(service) && policies.includes(id as ErrorEntry['policies'][number]);

/** Each error of the catalogue is listed by every policy that it names. */
function checkErrorsKnowPolicies(errors: JsonFile, entries: ErrorEntry[], policies: PolicyEntry[]): Problem[] {
  return entries.flatMap((entry, index) => {
    const silent = policies.filter((policy) => reports(entry, policy) && !policy.errors.includes(entry.slug));
    return silent.map((policy) =>
      dataProblem(
        errors,
        `/errors/${index}/policies`,
        'data/mismatch',
        `policies.json does not list ${entry.slug} among the errors of ${nameOf(policy)}.`,
        'Add it there, or take the policy out here.',
      ),
    );
  });
}

/** The results hold one of the policy, which passes or fails as the example should; its type leads to a page. */
function checkExample(
  file: JsonFile,
  { id, service, page }: PolicyEntry,
  { results, status }: PolicyExample,
  at: string,
  fails: boolean,
): Problem[] {
  const problem = (member: string, message: string, fix: string) =>
    dataProblem(file, `${at}/${member}`, 'data/mismatch', message, fix);
  const own = results.find((result) => result.policy === id && result.service === service);
  // An authorizer also passes on results of the services that it asks, and those may say no.
  const judged = own ?? (service === 'authorizer' ? results.find((result) => 'error' in result === fails) : undefined);
  if (!judged) return [problem('results', `No result is one of ${service}.${id}.`, 'Add the result of the policy.')];
  const wanted = fails ? 422 : 200;
  const types = results.map((result) => String((result.error as JsonObject | undefined)?.type ?? ''));
  return [
    'error' in judged === fails
      ? []
      : [
          problem(
            'results',
            `The example ${fails ? 'passes' : 'fails'}.`,
            `Write a result with ${fails ? 'error' : 'data'}.`,
          ),
        ],
    service === 'authorizer' || status === wanted
      ? []
      : [problem('status', `The status is ${status}.`, `Write ${wanted}.`)],
    types.flatMap((type, index) =>
      type === '' || type.includes('/reference/errors/') || type.endsWith(page)
        ? []
        : [
            problem(
              `results/${index}/error/type`,
              `${type} is no page of the policy.`,
              `Write the address of ${page}.`,
            ),
          ],
    ),
  ].flat();
}
