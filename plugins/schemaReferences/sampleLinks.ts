import { type JSONPath, visit } from 'jsonc-parser';
import { tryOr } from '../../tools-core/base/tryOr.ts';
import type { SiteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import type { Sample } from '../pages/samplesOf.ts';
import type { Json } from '../schemas/jsonValue.ts';
import { serviceOf } from '../schemas/sampleSchema.ts';
import { jsonTexts, type KnownPart, knownParts } from '../schemas/sampleTexts.ts';
import { memoizeByObject } from '../shared/memoize.ts';
import { type ApiPage, apiPages } from '../shortcodes/render/apiFields.ts';
import { type ConfigurationPage, configurationPages, pageOfSample } from '../shortcodes/render/configurationPages.ts';
import type { FieldPath } from '../shortcodes/render/fieldParts.ts';
import { keyAt } from '../shortcodes/render/listConfigurationKeys.ts';
import { type FieldTarget, targetOfBody, targetOfKind } from './fieldLinks.ts';
import type { CodeLink } from './linkKeys.ts';
import type { PageSample, ShownBody } from './shownBodies.ts';

export interface DescribingPages {
  configurations: ReadonlyMap<string, ConfigurationPage>;
  apis: ReadonlyMap<string, ApiPage>;
}

/** Gives the address of the description of a key, or undefined. */
type AddressOf = (path: FieldPath) => string | undefined;

/**
 * Finds the links from the keys of a sample to their descriptions: those of a configuration, of the body of a request
 * or a response, and of an object that an API describes. Other keys have none.
 * @param route route of the page that shows the sample
 * @param body what body of an operation the sample shows, if that is known
 */
export function sampleLinks(
  sample: PageSample,
  route: string,
  { configurations, apis }: DescribingPages,
  body?: ShownBody,
): CodeLink[] {
  const { language, title, code } = sample;
  const json = bodyOf(language, code);
  // Another rule reports what is not JSON.
  const value = json && tryOr((): Json => JSON.parse(json.text));
  if (!json || value === undefined) return [];
  const parts = knownParts({ ...sample, page: { route } } as Sample, value);
  const known = typeof parts === 'string' ? [] : parts;
  const service = serviceOf({ title, route });
  const target = body && targetOfBody(body, value);
  const addresses = [
    ...known.map((part) => ofConfiguration(part, configurations, route)),
    target && ofTarget(target, route),
    ...known.map(({ segments, kind }) => {
      const found = targetOfKind(apis, kind, service);
      return found && inside(segments, ofTarget(found, route));
    }),
  ].filter((address): address is AddressOf => address !== undefined);
  return keyRanges(json.text).flatMap(({ start, end, path }) => {
    const href = addresses.reduce<string | undefined>((found, addressOf) => found ?? addressOf(path), undefined);
    return href === undefined ? [] : [{ start: start + json.offset, end: end + json.offset, href }];
  });
}

function ofConfiguration(
  { segments, kind }: KnownPart,
  pages: ReadonlyMap<string, ConfigurationPage>,
  route: string,
): AddressOf | undefined {
  const page = pageOfSample(pages, kind);
  return (
    page &&
    inside(segments, (path) => {
      const key = keyAt(page.keys, path);
      return key && onPage(`${page.route}#${key.id}`, route);
    })
  );
}

function ofTarget({ page, idOf }: FieldTarget, route: string): AddressOf {
  return (path) => {
    const id = idOf(path);
    return id === undefined ? undefined : onPage(page.addressOf(id), route);
  };
}

/** Addresses for what lies below a place only. */
function inside(segments: FieldPath, addressOf: AddressOf): AddressOf {
  return (path) =>
    segments.every((segment, index) => path[index] === segment) ? addressOf(path.slice(segments.length)) : undefined;
}

/** An address as the page itself writes it. */
function onPage(address: string, route: string): string {
  return address.startsWith(`${route}#`) ? address.slice(route.length) : address;
}

/** Every key in a JSON text with its quotes, in order, and its path from the root. */
function keyRanges(json: string): { start: number; end: number; path: JSONPath }[] {
  const ranges: { start: number; end: number; path: JSONPath }[] = [];
  visit(json, {
    onObjectProperty: (name, start, length, _line, _column, pathOfObject) => {
      ranges.push({ start, end: start + length, path: [...pathOfObject(), name] });
    },
  });
  return ranges;
}

/** The JSON body of a sample, and where it begins in the code; none where the code writes it differently. */
function bodyOf(language: string, code: string): { text: string; offset: number } | undefined {
  const [body] = jsonTexts({ language, code, line: 1 });
  return body && code.startsWith(body.text, body.offset) ? body : undefined;
}

/**
 * Gives the pages that describe the keys of samples.
 * @param isBuild true for a build, which stops if the data can't be read. The dev server goes on without links.
 */
export function describingPages(data: () => SiteData, isBuild: boolean): () => DescribingPages {
  const pagesOf = memoizeByObject(
    ({ spec, descriptions }: SiteData): DescribingPages => ({
      configurations: configurationPages(spec),
      apis: apiPages(apisOf(descriptions.files)),
    }),
  );
  return () => {
    try {
      return pagesOf(data());
    } catch (error) {
      if (isBuild) throw error;
      return { configurations: new Map(), apis: new Map() };
    }
  };
}
