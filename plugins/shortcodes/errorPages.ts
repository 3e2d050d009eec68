import { chosen, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { ErrorEntry, ErrorFix } from '../schemas/errorCatalogue.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';
import type { Policies } from '../schemas/published/policies.ts';
import { chain } from './render/chain.ts';
import { type ApiPages, concernTexts, indented } from './render/keyLinks.ts';
import { inlineCode, listText, mdxText, upperFirst } from './render/markdownText.ts';
import { fence, jsonText } from './render/sampleText.ts';
import { statusBadge, table } from './render/table.ts';
import type { ShortcodeData } from './shortcodeData.ts';

type ErrorPagesData = Pick<ShortcodeData, 'errors' | 'policies' | 'keys' | 'titleOf'> & { apis: ApiPages };

const CREDENTIAL = 'urn:uuid:9f0c2a34-6c5e-4a57-8d3b-2f1f4f9a7c10';
const FAMILY_NAMES: Record<string, string> = { w3c: 'W3C VC', jwt: 'JWT VC', 'sd-jwt': 'SD-JWT VC', mdoc: 'mdoc' };
const ALL_FAMILIES = Object.keys(FAMILY_NAMES).length;

/**
 * The shortcodes of error pages: `<ErrorFirstFix of="invalid-format" />`, `<ErrorSummary … />`,
 * `<ErrorExample … />`, `<ErrorCauses … />` and `<ErrorFixes … />`.
 */
export function errorPageShortcodes(data: ErrorPagesData): Shortcodes {
  const entries = new Map(data.errors.map((entry) => [entry.slug, entry]));
  return {
    ErrorFirstFix: (attributes) => firstFix(chosen(attributes, 'of', entries), data.policies),
    ErrorSummary: (attributes) => properties(chosen(attributes, 'of', entries), data.policies),
    ErrorExample: (attributes) => example(chosen(attributes, 'of', entries), attributes, data.policies),
    ErrorCauses: (attributes) => causes(chosen(attributes, 'of', entries)),
    ErrorFixes: (attributes) => fixes(chosen(attributes, 'of', entries), data),
  };
}

function properties(entry: ErrorEntry, { policies }: Policies): string {
  const raisedBy = policies.filter(({ errors }) => errors.includes(entry.slug));
  const all = raisedBy.length === policies.length && policies.length > 0;
  const named = raisedBy.map(({ name, page, service }) => `[${service} ${name.toLowerCase()} policy](${page})`);
  const formats = entry.formats.map((family) => FAMILY_NAMES[family] ?? family);
  return table(
    ['Property', 'Value'],
    [
      ['`platformType`', inlineCode(entry.slug)],
      ['`type`', inlineCode(entry.type)],
      ['`title`', mdxText(entry.title)],
      ['`status`', String(entry.status)],
      ['Reported by', upperFirst(listText(entry.raisedBy))],
      ['Policy', all ? 'Any' : upperFirst(named.join(', ')) || entry.policies.map(inlineCode).join(', ')],
      ['Formats', formats.length % ALL_FAMILIES === 0 ? 'All' : formats.join(', ')],
    ],
  );
}

function causes({ causes: list }: ErrorEntry): string {
  const lead = list.length > 1 ? 'The most likely cause comes first.\n\n' : '';
  return lead + list.map(({ text }, index) => `${index + 1}. ${mdxText(text)}`).join('\n');
}

/** Status, name and services of an error, and the fix that helps most, for the top of the page. */
function firstFix(entry: ErrorEntry, { policies }: Policies): string {
  const { slug, status, raisedBy, fixes } = entry;
  const [first] = fixes;
  const services = raisedBy.map((service) => `[${upperFirst(service)}](/reference/services/${service}/)`);
  const metadata = [`${brokenChain(slug, policies)}${statusBadge(status)} ${inlineCode(slug)}`, services.join(', ')];
  const more = fixes.length > 1 ? 'See all fixes' : 'See details';
  return [
    ...['<div className="metadata">', '', metadata.join(' · '), '', '</div>', ''],
    ...[':::tip Try this first', mdxText(first.text), '', `[${more}](#how-to-fix)`, '', ':::'],
  ].join('\n');
}

/** The chain of the first service that reports an error, unless any of its policies may report it. */
function brokenChain(slug: string, policies: Policies['policies']): string {
  const service = policies.find(({ errors }) => errors.includes(slug))?.service;
  const own = policies.filter((policy) => policy.service === service);
  const hasFailed = ({ errors }: (typeof own)[number]) => errors.includes(slug);
  return own.every(hasFailed) ? '' : `${chain(own, hasFailed)} `;
}

function fixes({ slug, fixes: list }: ErrorEntry, data: ErrorPagesData): string {
  const shown = new Set<string>();
  return list
    .map((fix, index) => {
      const lines = detailsOf(fix, slug, data, shown);
      return [`${index + 1}. ${mdxText(fix.text)}`, ...lines.map((line) => `   - ${indented(line, '   ')}`)].join('\n');
    })
    .join('\n');
}

/**
 * Lines below a fix: the keys and fields that it concerns, and the page to read.
 * @param shown what is below the fixes before, which nobody has to read again; the lines of this one are added
 */
function detailsOf({ concerns, page }: ErrorFix, slug: string, data: ErrorPagesData, shown: Set<string>): string[] {
  const { keys, apis, titleOf } = data;
  const concerned = concernTexts(keys, apis, concerns);
  // A page does not send its reader to itself, nor twice to another.
  const isLinked = page === `/reference/errors/${slug}` || concerned.some((line) => line.includes(`](${page}#`));
  const title = isLinked ? undefined : titleOf(page);
  const lines = title ? [...concerned, `See [${mdxText(title)}](${page}).`] : concerned;
  const fresh = lines.filter((line) => !shown.has(line));
  for (const line of lines) shown.add(line);
  return fresh;
}

/** The problem inside the entry of a policy. Attributes may name another service or policy that reports it. */
function example(entry: ErrorEntry, { service, policy }: Record<string, string>, { policies }: Policies): string {
  const id = policy ?? entry.policies[0];
  const by = service ?? entry.raisedBy[0];
  const levels = policies.find((candidate) => candidate.id === id && candidate.service === by)?.levels ?? [];
  const isAboutOne = levels.length === 1 && levels[0] === 'credential' && by === 'validator';
  const result: JsonObject = { path: isAboutOne ? [CREDENTIAL] : [], policy: id, service: by, error: entry.example };
  const lead = "The failed policy adds this entry to the response's `data` list:";
  return `${lead}\n\n${fence('json', 'Result entry', jsonText(result), 'schema="policy-result"')}`;
}
