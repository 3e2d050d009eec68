import { type Concern, ERROR_PAGES } from '../../schemas/errorCatalogue.ts';
import { segmentsOf } from '../../schemas/jsonValue.ts';
import { type ApiPage, apiRoute } from './apiFields.ts';
import { type ConfigurationPage, configurationRoute } from './configurationPages.ts';
import { ANY, type ConfigurationKey, EACH, keyAt, keyText } from './listConfigurationKeys.ts';
import { inlineCode, upperFirst } from './markdownText.ts';

/** The pages that describe configurations, by service. */
export type KeyPages = ReadonlyMap<string, ConfigurationPage>;

/** The pages that describe requests and responses, by API. */
export type ApiPages = ReadonlyMap<string, ApiPage>;

/**
 * Finds the key that a pointer of the published data names, or the nearest above it that a page describes.
 * @param pointer JSON Pointer with `*` for each item of an array or each member of a map
 */
export function keyOf(pages: KeyPages, service: string, pointer: string): ConfigurationKey | undefined {
  const keys = pages.get(service)?.keys ?? [];
  for (let segments = segmentsOf(pointer); segments.length > 0; segments = segments.slice(0, -1)) {
    const found = keyAt(keys, segments);
    if (found) return found;
  }
  return undefined;
}

/**
 * Writes a configuration key as code that links to its description.
 * @param from group whose names are left out
 */
export function keyLink(pages: KeyPages, service: string, pointer: string, from = ''): string {
  const key = keyOf(pages, service, pointer);
  const route = configurationRoute(service);
  const names = from && pointer.startsWith(`${from}/`) ? pointer.slice(from.length) : pointer;
  return `[${inlineCode(pathText(names))}](${key ? `${route}#${key.id}` : route})`;
}

/** Writes a pointer as people read it: `policies.proof.skip`, `roots[].pem`. */
function pathText(pointer: string): string {
  return keyText(segmentsOf(pointer).map((name, index) => (name === '*' ? (index === 0 ? ANY : EACH) : name)));
}

/** Most links that a line has room for on a phone. */
const LINE = 3;

export const errorLink = (slug: string) => `[${inlineCode(slug)}](${ERROR_PAGES}${slug})`;

/** Writes links after a label: in the line, or below it where they are many. */
export function linkList(one: string, links: readonly string[]): string {
  const label = links.length === 1 ? one : `${one}s`;
  if (links.length <= LINE) return `${label}: ${links.join(', ')}.`;
  return [`${label}:`, ...links.map((link) => `  - ${link}`)].join('\n');
}

/** Indents a block, so that it belongs to an item of a list. */
export function indented(block: string, by: string): string {
  return block.replaceAll('\n', `\n${by}`);
}

/** Id of the section of an API page with the headers that all requests and responses share. */
const HEADERS_ID = 'authentication';

/** Says what a fix concerns, with links, one text for each kind and service. */
export function concernTexts(pages: KeyPages, apis: ApiPages, concerns: readonly Concern[]): string[] {
  const groups = new Map<string, string[]>();
  for (const concern of concerns) {
    const label = labelOf(concern);
    groups.set(label, [...(groups.get(label) ?? []), concernLink(pages, apis, concern)]);
  }
  return [...groups].map(([label, links]) => linkList(label, [...new Set(links)]));
}

function labelOf(concern: Concern): string {
  const service = concern.service;
  if (concern.in === 'configuration') return `${upperFirst(service)} setting`;
  return concern.in === 'body' ? `${upperFirst(service)} request field` : 'Response header';
}

function concernLink(pages: KeyPages, apis: ApiPages, concern: Concern): string {
  if (concern.in === 'configuration') return keyLink(pages, concern.service, concern.key);
  const route = apiRoute(concern.service);
  if (concern.in === 'header') return `[${inlineCode(concern.header)} (${concern.service})](${route}#${HEADERS_ID})`;
  const page = apis.get(concern.service);
  const id = page?.fieldOfRequests(segmentsOf(concern.field));
  const text = concern.field === '' ? 'the entire body' : inlineCode(pathText(concern.field));
  return `[${text}](${id === undefined ? route : page?.addressOf(id)})`;
}
