import type { SearchCard } from '../../theme/components/Search/engine/searchHit.ts';
import type { Api } from '../openapi/readApis.ts';
import { sharedResponses, statusText } from '../openapi/responses.ts';
import { ERROR_PAGES, type ErrorEntry } from '../schemas/errorCatalogue.ts';
import type { Method } from '../schemas/published/did-methods.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { apiRoute } from '../shortcodes/render/apiFields.ts';
import { configurationPages, schemaSetOf } from '../shortcodes/render/configurationPages.ts';
import { operationId } from '../shortcodes/render/fieldParts.ts';
import { keyText } from '../shortcodes/render/listConfigurationKeys.ts';
import { SHARED_RESPONSES_ID } from '../shortcodes/render/responsesText.ts';
import { defaultText, descriptionText, typeText } from '../shortcodes/render/schemaText.ts';

/** Page that describes all methods, with a heading for each. */
export const METHODS_PAGE = '/reference/services/resolver/supported-did-methods';
const TYPICAL_API = 'management';

/** Errors: their title and status, and what to do first. */
export function errorCards(errors: ErrorEntry[]): SearchCard[] {
  return errors.map(({ slug, title, status, raisedBy, fixes }) => ({
    kind: 'error',
    name: slug,
    title,
    values: [
      ['Status', String(status)],
      ['Reported by', raisedBy.join(', ')],
    ],
    line: plainText(fixes[0]?.text ?? ''),
    route: ERROR_PAGES + slug,
  }));
}

/** DID methods: how such a DID is written, and where its document comes from. */
export function methodCards(methods: readonly Method[]): SearchCard[] {
  return methods.map(({ method, syntax, networks, specification, operations }) => ({
    kind: 'method',
    name: `did:${method}`,
    title: specification.name,
    values: [['Form', syntax], ...(networks ? ([['Networks', networks]] as [string, string][]) : [])],
    line: plainText(operations.resolve),
    route: `${METHODS_PAGE}#did-${method}`,
  }));
}

/**
 * Configuration keys: their type and default, and what they do. A key that's the same in several services is one
 * card, which leads to the shared page.
 */
export function keyCards(spec: Spec): SearchCard[] {
  const set = schemaSetOf(spec);
  const cards = [...configurationPages(spec).values()].flatMap(({ name, route, keys }) =>
    keys.map(({ path, id, place }): SearchCard => {
      const standard = plainText(defaultText(set, place));
      return {
        kind: 'key',
        name: keyText(path),
        title: name,
        values: [
          ['Type', plainText(typeText(set, place))],
          ...(standard ? ([['Default', standard]] as [string, string][]) : []),
        ],
        line: firstSentence(plainText(descriptionText(set, place))),
        route: `${route}#${id}`,
      };
    }),
  );
  const keys = cards.map(({ name, values, line }) => JSON.stringify([name, values, line]));
  return cards.flatMap((card, index) => {
    if (keys.indexOf(keys[index]) < index) return [];
    // The title of the shared page is the first name of its keys.
    const titles = cards.filter(({ title }, at) => keys[at] === keys[index] && !card.name.startsWith(`${title}.`));
    return { ...card, title: titles.map(({ title }) => title).join(', ') || card.title };
  });
}

/** Operations: by their ID, and by their path. */
export function operationCards(apis: ReadonlyMap<string, Api>): SearchCard[] {
  return [...apis.values()].flatMap((api) =>
    api.operations.flatMap((operation) => {
      const { id, method, path, value } = operation;
      const card = {
        kind: 'operation' as const,
        title: String(value.summary ?? id),
        values: [['Request', `${method} ${path}`]] as [string, string][],
        line: firstSentence(plainText(String(value.description ?? ''))),
        route: `${apiRoute(api.name)}#${operationId(operation)}`,
      };
      return [
        { ...card, name: id },
        { ...card, name: path },
      ];
    }),
  );
}

/** Statuses: those of the errors of policies, and those with which every API rejects a call. */
export function statusCards(errors: ErrorEntry[], apis: ReadonlyMap<string, Api>): SearchCard[] {
  const api = apis.get(TYPICAL_API);
  const rejections = api
    ? sharedResponses(api).map(({ status, value }) => ({
        status,
        line: firstSentence(plainText(String(value.description ?? ''))),
        route: `${apiRoute(TYPICAL_API)}#${SHARED_RESPONSES_ID}`,
      }))
    : [];
  const ofErrors = [...new Set(errors.map(({ status }) => status))].map((status) => {
    const slugs = errors.filter((error) => error.status === status).map(({ slug }) => slug);
    return {
      status: String(status),
      line: slugs.join(', '),
      route: ERROR_PAGES + (slugs.length === 1 ? slugs[0] : ''),
    };
  });
  return [...ofErrors, ...rejections].map(({ status, line, route }) => ({
    kind: 'status',
    name: status,
    title: statusText(status),
    values: [],
    line,
    route,
  }));
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\([{}<>[\]_])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text;
}
