import type { ErrorEntry } from '../../reference/errorCatalogue.ts';
import type { SchemaSet } from '../../reference/schemaSet.ts';
import type { PolicyData, PolicyEntry, PolicyExample, PolicyOutcome, PolicyStep } from '../data/publishedData.ts';
import { chosen, type Parts } from '../expandPage.ts';
import { sharedPages } from '../render/configurationPages.ts';
import { type KeyPages, keyOf, shortKeyLink } from '../render/keyLinks.ts';
import { inlineCode, listText, mdxText } from '../render/markdownText.ts';
import { allowedText, defaultText, descriptionText, limitTexts, typeText } from '../render/schemaText.ts';
import { table } from '../render/table.ts';

/** What the parts of policy pages are made from. */
export interface PolicyPartsData {
  data: PolicyData;
  errors: ErrorEntry[];
  keys: KeyPages;
  set: SchemaSet;
}

/** Instances of the example account. */
const INSTANCES: Record<string, string> = {
  authorizer: 'kiosk-authorizer',
  validator: 'validator-eu-1',
  verifier: 'verifier-eu-1',
};

/**
 * The parts of a policy page, each with `of="verifier.proof"`: `PolicyChecks`, `PolicyOutcomes`, `PolicyFormats`,
 * `PolicySettings`, `PolicyFacts`, `PolicyErrors`, `PolicyPassing` and `PolicyFailing`.
 */
export function policyPageParts(context: PolicyPartsData): Parts {
  const policies = new Map(context.data.policies.map((policy) => [`${policy.service}.${policy.id}`, policy]));
  const part = (write: (policy: PolicyEntry, context: PolicyPartsData) => string) => {
    return (attributes: Record<string, string>) => write(chosen(attributes, 'of', policies), context);
  };
  return {
    PolicyChecks: part(checks),
    PolicyOutcomes: part(outcomes),
    PolicyFormats: part(formats),
    PolicySettings: part(settings),
    PolicyFacts: part(facts),
    PolicyErrors: part(errors),
    PolicyPassing: part(({ examples, service }) => example(examples.passing, service, 'passed')),
    PolicyFailing: part(({ examples, service }) => example(examples.failing, service, 'failed')),
  };
}

function checks({ steps, service, configuration }: PolicyEntry, { keys }: PolicyPartsData): string {
  return steps
    .flatMap((step, index) => [`${index + 1}. ${mdxText(step.text)}`, ...details(step, service, configuration, keys)])
    .join('\n');
}

function details(step: PolicyStep, service: string, configuration: string, keys: KeyPages): string[] {
  const links = groupedKeys(step.settings, service, configuration, keys);
  const failures = step.errors.map((slug) => `[${inlineCode(slug)}](/reference/errors/${slug})`);
  return [
    step.needs.length > 0 ? `Needs: ${lowerFirst(mdxText(step.needs.join('; ')))}.` : '',
    links ? `Settings: ${links}.` : '',
    failures.length > 0 ? `If it fails: ${listText(failures, 'or')}.` : '',
  ]
    .filter((line) => line !== '')
    .map((line) => `   - ${line}`);
}

/** Keys below the group of the policy, without the way to it. */
function groupedKeys(pointers: readonly string[], service: string, group: string, keys: KeyPages): string {
  return pointers.map((pointer) => shortKeyLink(keys, service, pointer, group)).join(', ');
}

function outcomes({ outcomes: list, service, configuration }: PolicyEntry, { keys, set }: PolicyPartsData): string {
  const rows = list.map((row) => [
    mdxText(row.finding),
    groupedKeys(row.settings, service, configuration, keys),
    outcomeText(row, service, keys, set),
    service === 'authorizer' ? statusText(row) : row.outcome === 'error' ? '422' : '200',
    mdxText(row.effect),
  ]);
  const answer = service === 'authorizer' ? 'Authorization' : 'Answer';
  return table(['Finding', 'Setting', 'Outcome', answer, 'What follows'], rows);
}

/** The outcome; where a setting decides it, that by default with what else may be chosen. */
function outcomeText(row: PolicyOutcome, service: string, keys: KeyPages, set: SchemaSet): string {
  const key = row.settings[0] === undefined ? undefined : keyOf(keys, service, row.settings[0]);
  if (!key) return inlineCode(row.outcome);
  const others = allowedText(set, key.place)
    .split(', ')
    .filter((value) => value !== inlineCode(row.outcome));
  return `${inlineCode(row.outcome)} by default, or ${listText(others, 'or')}`;
}

function statusText({ outcome }: PolicyOutcome): string {
  return outcome === 'error' ? '`rejected`' : 'can become `authorized`';
}

const SUPPORT = { yes: 'yes', no: 'no', when: 'under a condition' };

function formats({ formats: list }: PolicyEntry, { data }: PolicyPartsData): string {
  const names = new Map(data.formats.map(({ id, name }) => [id, name]));
  return table(
    ['Format', 'Supported', 'Note'],
    list.map(({ format, support, note }) => [names.get(format) ?? format, SUPPORT[support], mdxText(note)]),
  );
}

/** A row for each setting of the policy. Settings that differ in one name alone, with the same rules, share a row. */
function settings({ service, configuration }: PolicyEntry, { keys, set }: PolicyPartsData): string {
  const own = (keys.get(service)?.keys ?? []).filter(
    ({ path, isGroup }) => !isGroup && `/${path.join('/')}`.startsWith(`${configuration}/`),
  );
  return table(
    ['Key', 'Type', 'Default', 'Allowed', 'Meaning'],
    own.map(({ path, place }) => [
      shortKeyLink(keys, service, `/${path.map((name) => (name === '[]' ? '*' : name)).join('/')}`, configuration),
      typeText(set, place, sharedPages),
      defaultText(set, place),
      [allowedText(set, place), ...limitTexts(set, place)].filter(Boolean).join('; '),
      descriptionText(set, place),
    ]),
  );
}

function facts({ facts: list }: PolicyEntry): string {
  return table(
    ['Member of `data`', 'Meaning'],
    list.map(({ member, meaning }) => [inlineCode(member), mdxText(meaning)]),
  );
}

function errors({ errors: slugs, ownErrors, page }: PolicyEntry, { errors: catalogue }: PolicyPartsData): string {
  const known = new Map(catalogue.map((entry) => [entry.slug, entry]));
  const rows = slugs.map((slug) => {
    const entry = known.get(slug);
    return [
      `[${inlineCode(slug)}](/reference/errors/${slug})`,
      String(entry?.status ?? ''),
      mdxText(entry?.when ?? ''),
    ];
  });
  const own = ownErrors.map(({ platformType, when, fix }) => [
    `[${inlineCode(platformType)}](${page})`,
    '422',
    mdxText(`${when} ${fix}`),
  ]);
  return table(['`platformType`', 'Status', 'When'], [...own, ...rows]);
}

function example({ text, request, status, result }: PolicyExample, service: string, verdict: string): string {
  const host = `${INSTANCES[request.service]}.${request.service}.service.eu.%brand.apiDomain%`;
  const answer =
    service === 'authorizer' ? 'The policy response holds this entry:' : `The answer is ${status} with this entry:`;
  return [
    mdxText(text),
    [
      `\`\`\`http title="Request, ${verdict}"`,
      `POST ${request.path} HTTP/1.1`,
      `Host: ${host}`,
      'Authorization: Bearer $API_SECRET',
      'Content-Type: application/json',
      '',
      json(request.body),
      '```',
    ].join('\n'),
    answer,
    [`\`\`\`json title="Result entry, ${verdict}"`, json(result), '```'].join('\n'),
  ].join('\n\n');
}

/** JSON for people: short lists stay on one line. */
export function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /\[\n\s+((?:"[^"\n]*",?\s*)+?)\n\s+\]/g,
    (whole, items: string) => {
      const line = `[${items.replace(/\n\s+/g, ' ')}]`;
      return line.length <= 80 ? line : whole;
    },
  );
}

function lowerFirst(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text[0].toLowerCase() + text.slice(1) : text;
}
