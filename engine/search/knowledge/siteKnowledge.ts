import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '../../../theme/logic/search/foldText.ts';
import { joined } from '../../../theme/logic/search/indexWords.ts';
import type { SearchCard } from '../../../theme/logic/search/partFormat.ts';
import { stem } from '../../../theme/logic/search/stem.ts';
import { applyBrand } from '../../base/brand.ts';
import { readGlossary } from '../../data/readGlossary.ts';
import { type Api, readApis } from '../../descriptions/readApis.ts';
import { apiRoute } from '../../parts/render/apiFields.ts';
import { ERROR_PAGES, errorEntries } from '../../schemas/errorCatalogue.ts';
import { readSpec, SPEC_FOLDER } from '../../schemas/readSpec.ts';
import {
  type DidMethod,
  errorCards,
  keyCards,
  METHODS_PAGE,
  methodCards,
  operationCards,
  statusCards,
} from './nameCards.ts';

/** What a site knows of its subject, beside the text of its pages. */
export interface SiteKnowledge {
  /** Names by the route of the page that defines them. */
  defines: ReadonlyMap<string, string[]>;
  /** Groups of words for the same thing, as the index writes them. */
  synonyms: string[][];
  /** The same groups as they are written, and the terms of the glossary with the names that others use for them. */
  otherNames: string[][];
  cards: SearchCard[];
  /** Files that it comes from. */
  files: string[];
}

/** Words that readers use for the same thing: lists of words and short phrases. */
export const SYNONYMS_FILE = '_synonyms.json';

/**
 * Reads the glossary, the list of synonyms and the published data of a docs folder, as far as they are there.
 * @param tokens brand tokens with what each becomes
 */
export function readKnowledge(docsDir: string, tokens: Record<string, string>): SiteKnowledge {
  const synonymsFile = path.join(docsDir, SYNONYMS_FILE);
  const groups: string[][] = existsSync(synonymsFile) ? JSON.parse(readFileSync(synonymsFile, 'utf8')) : [];
  const defines = new Map<string, string[]>();
  const define = (route: string, ...names: string[]) => defines.set(route, [...(defines.get(route) ?? []), ...names]);
  const { terms } = readGlossary(docsDir, docsDir);
  for (const { page, term, forms, not } of terms) define(page, term, ...forms, ...not);
  const otherNames = [...groups, ...terms.filter(({ not }) => not.length > 0).map(({ term, not }) => [term, ...not])];
  const synonyms = groups.map((group) => [...new Set(group.map(wordKey))]);
  const files = ['_glossary.json', SYNONYMS_FILE]
    .map((name) => path.join(docsDir, name))
    .filter((file) => existsSync(file));
  if (!existsSync(path.join(docsDir, SPEC_FOLDER, 'openapi')))
    return { defines, synonyms, otherNames, cards: [], files };

  const spec = readSpec(docsDir, docsDir, tokens);
  const errors = spec.errors?.value === undefined ? [] : errorEntries(spec.errors);
  const methods = readMethods(docsDir, tokens);
  const apis: ReadonlyMap<string, Api> = readApis(docsDir, docsDir, tokens);
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
  return { defines, synonyms, otherNames, cards, files };
}

function wordKey(text: string): string {
  return stem(joined(foldText(text).folded));
}

function readMethods(docsDir: string, tokens: Record<string, string>): DidMethod[] {
  const file = path.join(docsDir, SPEC_FOLDER, 'did-methods.json');
  return existsSync(file) ? JSON.parse(applyBrand(readFileSync(file, 'utf8'), tokens)).methods : [];
}
