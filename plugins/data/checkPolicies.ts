import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import { type JsonObject, segmentsOf, valueAt } from '../schemas/jsonValue.ts';
import type { Example, Policies, Policy } from '../schemas/published/policies.ts';
import type { Spec } from '../schemas/readSpec.ts';
import type { DataReport } from './dataReport.ts';

const nameOf = ({ service, id }: Policy) => `${service}.${id}`;

/**
 * Rules `data/*` for policies: each page, configuration key, error and format that they name exists; outcomes are those
 * of the default settings; policies and errors name each other; examples are results of their policy.
 */
export function checkPolicies(
  report: DataReport,
  { policies, formats, queryTypes }: Policies,
  errors: readonly ErrorEntry[],
  cores: Spec['cores'],
): void {
  const known = formats.map(({ id }) => id);
  report.unique('/policies', 'id', policies.map(nameOf));
  checkOrder(report, policies);
  for (const [index, query] of queryTypes.entries())
    for (const [place, name] of query.formats.entries())
      report.known(`/queryTypes/${index}/formats/${place}`, 'format', name, known);
  for (const [index, policy] of policies.entries()) {
    const at = `/policies/${index}`;
    report.page(`${at}/page`, policy.page);
    checkSettings(report, policy, at, cores.get(policy.service)?.value as JsonObject | undefined);
    checkFormats(report, policy, at, known);
    checkErrors(report, policy, at, errors);
    checkExample(report, policy, policy.examples.passing, `${at}/examples/passing`, false);
    checkExample(report, policy, policy.examples.failing, `${at}/examples/failing`, true);
  }
}

/** The policies of a service are numbered as they run, without a gap; those of which one runs have the same number. */
function checkOrder(report: DataReport, policies: readonly Policy[]): void {
  for (const [index, { service, order }] of policies.entries()) {
    const other = policies[index - 1];
    const next = (other?.service === service ? other.order : 0) + 1;
    const message = `No policy of the ${service} has the order ${next}.`;
    if (order > next) report.add(`/policies/${index}/order`, 'data/form', message, `Write ${next}.`, next);
  }
}

/** Each setting is a key of the configuration, and an outcome is the default of its settings. */
function checkSettings(report: DataReport, policy: Policy, at: string, core: JsonObject | undefined): void {
  const { service, configuration, skip, steps, outcomes } = policy;
  const settings = [
    [`${at}/configuration`, configuration],
    [`${at}/skip`, skip],
    ...steps.flatMap((step, row) => step.settings.map((key, index) => [`${at}/steps/${row}/settings/${index}`, key])),
  ];
  for (const [pointer, key] of settings) if (key !== '') report.key(pointer, service, key);
  for (const [row, { outcome, settings }] of outcomes.entries())
    for (const [index, key] of settings.entries()) {
      const pointer = `${at}/outcomes/${row}/settings/${index}`;
      if (key !== '') report.key(pointer, service, key);
      const standard = core && valueAt(core, segmentsOf(key));
      if (standard === undefined || standard === outcome) continue;
      const message = `The default of ${key} is ${JSON.stringify(standard)}, but the outcome is "${outcome}".`;
      report.add(pointer, 'data/mismatch', message, 'Write the default as the outcome.');
    }
}

function checkFormats(report: DataReport, { formats }: Policy, at: string, known: readonly string[]): void {
  const named: string[] = formats.map(({ format }) => format);
  report.unique(`${at}/formats`, 'format', named);
  for (const format of known.filter((one) => !named.includes(one)))
    report.add(`${at}/formats`, 'data/mismatch', `There is no row for ${format}.`, 'Add one.');
  for (const [index, { support, note, format }] of formats.entries()) {
    if (support !== 'when' || note !== '') continue;
    const message = `${format} is supported under a condition that the note doesn't state.`;
    report.add(`${at}/formats/${index}/note`, 'data/mismatch', message, 'Write the condition as the note.');
  }
}

export const isReportedBy = ({ raisedBy, policies }: ErrorEntry, { service, id }: Policy) =>
  raisedBy.includes(service) && policies.includes(id);

function checkErrors(report: DataReport, policy: Policy, at: string, entries: readonly ErrorEntry[]): void {
  const slugs = entries.map(({ slug }) => slug);
  for (const [index, slug] of policy.errors.entries()) {
    const pointer = `${at}/errors/${index}`;
    report.known(pointer, 'error', slug, slugs);
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry || isReportedBy(entry, policy)) continue;
    const message = `The catalog doesn't list ${slug} for the policy ${policy.id} of the ${policy.service}.`;
    report.add(pointer, 'data/mismatch', message, 'Remove it here, or add it to errors.json.');
  }
  for (const [step, { errors }] of policy.steps.entries())
    for (const [index, slug] of errors.entries()) {
      const what = `error among those of ${nameOf(policy)} called`;
      report.known(`${at}/steps/${step}/errors/${index}`, what, slug, policy.errors);
    }
}

/** Each error of the catalog is listed by every policy that it names. */
export function checkErrorsOfPolicies(
  report: DataReport,
  entries: readonly ErrorEntry[],
  policies: readonly Policy[],
): void {
  for (const [index, entry] of entries.entries())
    for (const policy of policies) {
      if (!isReportedBy(entry, policy) || policy.errors.includes(entry.slug)) continue;
      const message = `policies.json doesn't list ${entry.slug} among the errors of ${nameOf(policy)}.`;
      const fix = 'Add it there, or remove the policy here.';
      report.add(`/errors/${index}/policies`, 'data/mismatch', message, fix);
    }
}

/** The results contain one of the policy, which passes or fails as the example should; its type leads to a page. */
function checkExample(
  report: DataReport,
  { id, service, page }: Policy,
  { results, status }: Example,
  at: string,
  fails: boolean,
): void {
  const add = (member: string, message: string, fix: string, wanted?: number) =>
    report.add(`${at}/${member}`, 'data/mismatch', message, fix, wanted);
  const own = results.find((result) => result.policy === id && result.service === service);
  // An authorizer also passes on results of the services that it calls, and those may fail.
  const passedOn = service === 'authorizer' ? results.find((result) => 'error' in result === fails) : undefined;
  const shown = own ?? passedOn;
  if (!shown) add('results', `No result is from ${service}.${id}.`, 'Add the result of the policy.');
  if (!shown) return;
  if ('error' in shown !== fails)
    add('results', `The example ${fails ? 'passes' : 'fails'}.`, `Write a result with ${fails ? 'error' : 'data'}.`);
  const wanted = fails ? 422 : 200;
  if (service !== 'authorizer' && status !== wanted)
    add('status', `The status is ${status}.`, `Write ${wanted}.`, wanted);
  for (const [index, { error }] of results.entries()) {
    const type = String((error as JsonObject | undefined)?.type ?? '');
    if (type === '' || type.includes('/reference/errors/') || type.endsWith(page)) continue;
    add(`results/${index}/error/type`, `${type} isn't the policy's page.`, `Write the address of ${page}.`);
  }
}
