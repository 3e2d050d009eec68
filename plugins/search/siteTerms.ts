import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '../../theme/components/Search/engine/foldText.ts';
import type { SearchCard } from '../../theme/components/Search/engine/searchHit.ts';
import { stem } from '../../theme/components/Search/engine/stem.ts';
import { joined } from '../../theme/components/Search/engine/tokenize.ts';
import { GLOSSARY_ROUTE, readGlossary } from '../data/glossary.ts';
import { publishedData } from '../data/publishedData.ts';
import { type SiteData, siteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import { ERROR_PAGES } from '../schemas/errorCatalogue.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { failOn } from '../shared/problem.ts';
import * as z from '../shared/zod.ts';
import { apiRoute } from '../shortcodes/render/apiFields.ts';
import { errorCards, keyCards, METHODS_PAGE, methodCards, operationCards, statusCards } from './cards.ts';

/** Terms and names that a site knows besides the text of its pages. */
export interface SiteTerms {
  /** Names by the route of the page that defines them. */
  defines: ReadonlyMap<string, string[]>;
  /** Names by the route of the page that mentions them in a line each. */
  mentions: ReadonlyMap<string, string[]>;
  /** Groups of words for the same thing, in the form of the index. */
  synonyms: string[][];
  cards: SearchCard[];
}

/** Groups of words and short phrases that readers use for the same thing. */
export const SYNONYMS_FILE = '_synonyms.json';

const isUnique = (group: string[]) => new Set(group).size === group.length;

export const synonymsForm = z.array(z.array(z.string()).min(2).refine(isUnique, 'A group has different words'));

/** Reads the glossary, the synonyms and the published data of a docs folder, if they exist. */
export function readSiteTerms(
  docsDir: string,
  tokens: Record<string, string>,
  data: () => SiteData = siteData(docsDir, docsDir, tokens),
): SiteTerms {
  const synonymsFile = path.join(docsDir, SYNONYMS_FILE);
  const groups: string[][] = existsSync(synonymsFile) ? JSON.parse(readFileSync(synonymsFile, 'utf8')) : [];
  const synonyms = groups.map((group) => [...new Set(group.map((text) => stem(joined(foldText(text).folded))))]);
  const defines = new Map<string, string[]>();
  const define = (route: string, ...names: string[]) => defines.set(route, [...(defines.get(route) ?? []), ...names]);
  const { terms } = readGlossary(docsDir, docsDir);
  for (const { page, term, forms, not } of terms) define(page, term, ...forms, ...not);
  const mentions = new Map([[GLOSSARY_ROUTE, terms.map(({ term }) => term)]]);
  if (!existsSync(path.join(docsDir, SPEC_FOLDER, 'openapi'))) return { defines, mentions, synonyms, cards: [] };

  const { spec, descriptions } = data();
  failOn(descriptions.problems);
  const { errors, methods } = publishedData(spec);
  const apis = apisOf(descriptions.files);
  for (const { slug, title } of errors) define(ERROR_PAGES + slug, slug, title);
  for (const { method } of methods) define(METHODS_PAGE, `did:${method}`);
  for (const api of apis.values()) define(apiRoute(api.name), ...api.operations.map(({ id }) => id));
  const cards = [
    ...errorCards(errors),
    ...methodCards(methods),
    ...keyCards(spec),
    ...operationCards(apis),
    ...statusCards(errors, apis),
  ];
  return { defines, mentions, synonyms, cards };
}
