import { statusText } from '../openapi/responses.ts';
import { chosen, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { Example, Outcome, Policies, Policy, Step } from '../schemas/published/policies.ts';
import type { SchemaSet } from '../schemas/schemaSet.ts';
import { SUPPORT } from './policyLists.ts';
import { sharedPages } from './render/configurationPages.ts';
import { errorLink, type KeyPages, keyLink, keyOf } from './render/keyLinks.ts';
import { type ConfigurationKey, EACH, keyMeaning, keyValues } from './render/listConfigurationKeys.ts';
import { inlineCode, listText, lowerFirst, mdxText } from './render/markdownText.ts';
import { fence, jsonText } from './render/sampleText.ts';
import { allowedText, defaultText, limitTexts, type SchemaPages, typeText } from './render/schemaText.ts';
import { table } from './render/table.ts';
import type { ShortcodeData } from './shortcodeData.ts';

type PolicyPagesData = Pick<ShortcodeData, 'errors' | 'keys' | 'set'> & { data: Policies };

const INSTANCES: Record<string, string> = {
  authorizer: 'kiosk-authorizer',
  validator: 'validator-eu-1',
  verifier: 'verifier-eu-1',
};

const AUTHORIZATION = 'e1b7c9d4-52f3-4a8a-8d0c-6b9f4a3e7c55';

const OPERATIONS: Record<string, string> = { validator: 'validatePresentation', verifier: 'verifyCredential' };

/**
 * The shortcodes of policy pages, each with `of="verifier.proof"`: `PolicyChecks`, `PolicyOutcomes`, `PolicyFormats`,
 * `PolicySettings`, `PolicySummary`, `PolicyErrors`, `PolicyPassing` and `PolicyFailing`.
 */
export function policyPageShortcodes(context: PolicyPagesData): Shortcodes {
  const policies = new Map(context.data.policies.map((policy) => [`${policy.service}.${policy.id}`, policy]));
  const ofPolicy = (write: (policy: Policy, context: PolicyPagesData) => string) => {
    return (attributes: Record<string, string>) => write(chosen(attributes, 'of', policies), context);
  };
  return {
    PolicyChecks: ofPolicy(checks),
    PolicyOutcomes: ofPolicy(outcomes),
    PolicyFormats: ofPolicy(formats),
    PolicySettings: ofPolicy(settings),
    PolicySummary: ofPolicy(members),
    PolicyErrors: ofPolicy(errors),
    PolicyPassing: ofPolicy(({ examples, service }) => example(examples.passing, service, 'authorized')),
    PolicyFailing: ofPolicy(({ examples, service }) => example(examples.failing, service, 'rejected')),
  };
}

function checks({ steps, service, configuration }: Policy, { keys }: PolicyPagesData): string {
  return steps
    .flatMap((step, index) => [`${index + 1}. ${mdxText(step.text)}`, ...details(step, service, configuration, keys)])
    .join('\n');
}

function details(step: Step, service: string, configuration: string, keys: KeyPages): string[] {
  const links = step.settings.map((pointer) => keyLink(keys, service, pointer, configuration));
  const failures = step.errors.map(errorLink);
  const lines = [
    step.needs.length > 0 ? `Requires ${listText(step.needs.map((need) => lowerFirst(mdxText(need))))}.` : '',
    links.length > 0 ? `Setting${links.length === 1 ? '' : 's'}: ${links.join(', ')}.` : '',
    failures.length > 0 ? `If this step fails, you get ${listText(failures, 'or')}.` : '',
  ].filter((line) => line !== '');
  return lines.length > 0 ? [`\n   ${lines.join('\\\n   ')}`] : [];
}

function outcomes({ outcomes: list, service, configuration }: Policy, { keys, set }: PolicyPagesData): string {
  const [passed, failed] = service === 'authorizer' ? ['can become `authorized`', '`rejected`'] : ['200', '422'];
  const rows = list.map((row) => {
    const outcome = outcomeText(row, service, keys, set);
    const isChosen = outcome.includes('`error`') && /`(?:valid|warning)`/.test(outcome);
    return [
      mdxText(row.finding),
      row.settings.map((pointer) => keyLink(keys, service, pointer, configuration)).join(', '),
      outcome,
      isChosen ? `${failed} for \`error\`, otherwise ${passed}` : row.outcome === 'error' ? failed : passed,
      mdxText(row.effect),
    ];
  });
  const column = service === 'authorizer' ? 'Authorization' : 'Status';
  return table(['Finding', 'Setting', 'Outcome', column, 'Effect'], rows);
}

/** The outcome; where a setting decides it, its default and the other values it can have. */
function outcomeText(row: Outcome, service: string, keys: KeyPages, set: SchemaSet): string {
  const key = row.settings[0] === undefined ? undefined : keyOf(keys, service, row.settings[0]);
  // Only settings know `valid`, which ignores a finding.
  if (!key) return inlineCode(row.outcome === 'valid' ? 'success' : row.outcome);
  const others = allowedText(set, key.place)
    .split(', ')
    .filter((value) => value !== inlineCode(row.outcome));
  return listText([`${inlineCode(row.outcome)} (default)`, ...others], 'or');
}

function formats({ formats: list }: Policy, { data }: PolicyPagesData): string {
  const names = new Map(data.formats.map(({ id, name }) => [id, name]));
  return table(
    ['Format', 'Supported', 'Note'],
    list.map(({ format, support, note }) => [names.get(format) ?? format, SUPPORT[support], mdxText(note)]),
  );
}

/**
 * A row for each setting of the policy; a reference to an instance is one setting. Settings of the same name that say
 * the same share a row.
 */
function settings({ service, configuration }: Policy, { keys, set }: PolicyPagesData): string {
  const rows = new Map<string, { links: string[]; cells: string[] }>();
  const pages = sharedPages(service);
  for (const key of settingsBelow(keys.get(service)?.keys ?? [], configuration, set, pages)) {
    const pointer = `/${key.path.map((name) => (name === EACH ? '*' : name)).join('/')}`;
    const allowed = [keyValues(set, key), ...limitTexts(set, key.place)].filter(Boolean).join('; ');
    const cells = [typeText(set, key.place, pages), defaultText(set, key.place), allowed];
    const meaning = keyMeaning(set, key);
    const same = JSON.stringify([key.path.at(-1), ...cells, meaning]);
    const row = rows.get(same) ?? { links: [], cells: [...cells, meaning] };
    row.links.push(keyLink(keys, service, pointer, configuration));
    rows.set(same, row);
  }
  return table(
    ['Key', 'Type', 'Default', 'Allowed', 'Meaning'],
    [...rows.values()].map(({ links, cells }) => [links.join(', '), ...cells]),
  );
}

function settingsBelow(
  keys: ConfigurationKey[],
  group: string,
  set: SchemaSet,
  pages: SchemaPages,
): ConfigurationKey[] {
  const below = keys.filter(({ path }) => `/${path.join('/')}`.startsWith(`${group}/`));
  const shared = below.filter(({ place }) => typeText(set, place, pages).startsWith('['));
  const isInside = (key: ConfigurationKey) =>
    shared.some(({ path }) => path.length < key.path.length && path.every((name, index) => name === key.path[index]));
  return below.filter((key) => (!key.isGroup || shared.includes(key)) && !isInside(key));
}

function members({ facts: list }: Policy): string {
  return table(
    ['Member of `data`', 'Meaning'],
    list.map(({ member, meaning }) => [inlineCode(member), mdxText(meaning)]),
  );
}

function errors({ errors: slugs, ownErrors }: Policy, { errors: catalog }: PolicyPagesData): string {
  const known = new Map(catalog.map((entry) => [entry.slug, entry]));
  const rows = slugs.map((slug) => {
    const entry = known.get(slug);
    return [errorLink(slug), String(entry?.status ?? ''), mdxText(entry?.when ?? '')];
  });
  const own = ownErrors.map(({ platformType, when, fix }) => [
    inlineCode(platformType),
    '422',
    mdxText(`${when} ${fix}`),
  ]);
  return table(['`platformType`', '`status`', 'When'], [...own, ...rows]);
}

function example({ text, request, status, results }: Example, service: string, authorization: string): string {
  const isOwn = request.service === service;
  const sent = isOwn
    ? fence('http', 'Request', httpText(request))
    : fence(
        'json',
        `Request to the ${request.service}`,
        jsonText(request.body),
        `schema="request of ${OPERATIONS[request.service]}"`,
      );
  if (service !== 'authorizer') {
    return [mdxText(text), sent, fence('http', 'Response', responseText(status, { data: results }))].join('\n\n');
  }
  return [
    mdxText(text),
    sent,
    ...(isOwn ? [fence('http', 'Response', responseText(200, { status: authorization }))] : []),
    'These are the relevant entries of the policy response:',
    fence('json', 'Policy response', jsonText({ authorizationId: AUTHORIZATION, data: results }), 'schema="results"'),
  ].join('\n\n');
}

function responseText(status: number, body: unknown): string {
  return [`HTTP/1.1 ${statusText(String(status))}`, 'Content-Type: application/json', '', jsonText(body)].join('\n');
}

function httpText({ service, path, body }: Example['request']): string {
  return [
    `POST ${path} HTTP/1.1`,
    `Host: ${INSTANCES[service]}.${service}.service.eu.%brand.apiDomain%`,
    'Authorization: Bearer $API_SECRET',
    'Content-Type: application/json',
    '',
    jsonText(body),
  ].join('\n');
}
