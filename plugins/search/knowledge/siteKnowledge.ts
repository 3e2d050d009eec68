import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '../../../theme/logic/search/foldText.ts';
import { joined } from '../../../theme/logic/search/indexWords.ts';
import type { SearchCard } from '../../../theme/logic/search/partFormat.ts';
import { stem } from '../../../theme/logic/search/stem.ts';
import { GLOSSARY_FILE, GLOSSARY_ROUTE } from '../../data/glossary.ts';
import { readGlossary } from '../../data/readGlossary.ts';
import { type SiteData, siteData } from '../../data/siteData.ts';
import { type Api, apisOf } from '../../openapi/readApis.ts';
import { ERROR_PAGES, errorEntries } from '../../schemas/errorCatalogue.ts';
import { SPEC_FOLDER } from '../../schemas/readSpec.ts';
import { applyBrand } from '../../shared/brand.ts';
import { failOn } from '../../shared/problem.ts';
import { filesAt } from '../../shared/whileUnchanged.ts';
import { apiRoute } from '../../shortcodes/render/apiFields.ts';
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
  /** Names by the route of the page that says in a line what they are. */
  glosses: ReadonlyMap<string, string[]>;
  /** Groups of words for the same thing, as the index writes them. */
  synonyms: string[][];
  /** The same groups as they are written, and the terms of the glossary with the names that others use for them. */
  otherNames: string[][];
  cards: SearchCard[];
  /** Files that it comes from. */
  files: string[];
}

/** Words that readers use for the same thing: lists of words and short phrases. */
const SYNONYMS_FILE = '_synonyms.json';

/**
 * Reads the glossary, the list of synonyms and the published data of a docs folder, as far as they are there.
 * @param tokens brand tokens with what each becomes
 * @param data reads the published data, where others do so too
 */
export function readKnowledge(
  docsDir: string,
  tokens: Record<string, string>,
  data: () => SiteData = siteData(docsDir, docsDir, tokens),
): SiteKnowledge {
  const synonymsFile = path.join(docsDir, SYNONYMS_FILE);
  const groups: string[][] = existsSync(synonymsFile) ? JSON.parse(readFileSync(synonymsFile, 'utf8')) : [];
  const defines = new Map<string, string[]>();
  const define = (route: string, ...names: string[]) => defines.set(route, [...(defines.get(route) ?? []), ...names]);
  const { terms } = readGlossary(docsDir, docsDir);
  for (const { page, term, forms, not } of terms) define(page, term, ...forms, ...not);
  const glosses = new Map([[GLOSSARY_ROUTE, terms.map(({ term }) => term)]]);
  const otherNames = [...groups, ...terms.filter(({ not }) => not.length > 0).map(({ term, not }) => [term, ...not])];
  const synonyms = groups.map((group) => [...new Set(group.map(wordKey))]);
  const files = wordFiles(docsDir).filter((file) => existsSync(file));
  if (!existsSync(path.join(docsDir, SPEC_FOLDER, 'openapi')))
    return { defines, glosses, synonyms, otherNames, cards: [], files };

  const { spec, descriptions } = data();
  failOn(descriptions.problems);
  const errors = spec.errors?.value === undefined ? [] : errorEntries(spec.errors);
  const methods = readMethods(docsDir, tokens);
  const apis: ReadonlyMap<string, Api> = apisOf(descriptions.files);
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
  return { defines, glosses, synonyms, otherNames, cards, files };
}

/** What is known of words, where a folder has it. */
const wordFiles = (docsDir: string) => [GLOSSARY_FILE, SYNONYMS_FILE].map((name) => path.join(docsDir, name));

/** All files that `readKnowledge` reads, and those that it would read if they were there. */
export const knowledgeFiles = (docsDir: string): string[] => [
  ...wordFiles(docsDir),
  ...filesAt(path.join(docsDir, SPEC_FOLDER)),
];

function wordKey(text: string): string {
  return stem(joined(foldText(text).folded));
}

function readMethods(docsDir: string, tokens: Record<string, string>): DidMethod[] {
  const file = path.join(docsDir, SPEC_FOLDER, 'did-methods.json');
  return existsSync(file) ? JSON.parse(applyBrand(readFileSync(file, 'utf8'), tokens)).methods : [];
}
