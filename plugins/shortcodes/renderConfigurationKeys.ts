import { chosen, type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';
import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import type { SchemaSet } from '../schemas/schemaSet.ts';
import { type ConfigurationPage, sharedPages } from './render/configurationPages.ts';
import { errorLink } from './render/keyLinks.ts';
import { type ConfigurationKey, keyLevel, keyMeaning, keyText, keyValues } from './render/listConfigurationKeys.ts';
import { inlineCode, listText, lowerFirst, mdxText } from './render/markdownText.ts';
import {
  allowedText,
  defaultText,
  descriptionText,
  exampleText,
  itemsOf,
  limitTexts,
  type SchemaPages,
  typeText,
} from './render/schemaText.ts';

/** Level of the section's heading that the tag is below. */
const SECTION_LEVEL = 2;
const DEEPEST_LEVEL = 6;

const PICKS = {
  /** The key and all below it. */
  under: () => true,
  /** The key alone. */
  key: (isBelow: boolean) => !isBelow,
  /** All below the key. */
  below: (isBelow: boolean) => isBelow,
};

/**
 * `<ConfigurationKeys of="verifier" />`: every key of a configuration under its own heading, with a fixed id.
 * `under="/policies/proof"` takes that key and all below it, `key="…"` that key alone, `below="…"` what it contains.
 * @param errors to whose pages descriptions lead
 */
export function renderConfigurationKeys(
  pages: ReadonlyMap<string, ConfigurationPage>,
  set: SchemaSet,
  errors: readonly Pick<ErrorEntry, 'slug'>[] = [],
): Shortcode {
  return (attributes) => {
    const page = chosen(attributes, 'of', pages);
    const others: SchemaPages = new Map([...sharedPages(page.name)].filter(([schema]) => schema !== page.schema));
    const context = { set, pages: others, slugs: errors.map(({ slug }) => slug) };
    const blocks = pickedKeys(page.keys, attributes).map((key) => keyBlock(key, context));
    return ['<div className="fields">', ...blocks, '</div>'].join('\n\n');
  };
}

function pickedKeys(keys: ConfigurationKey[], attributes: Record<string, string>): ConfigurationKey[] {
  const picks = Object.entries(PICKS).filter(([name]) => name in attributes);
  if (picks.length === 0) return keys;
  const fix = 'Select one group by its path, such as under="/policies/proof".';
  if (picks.length > 1) throw new ShortcodeError('Use only one of under, key and below.', fix);
  const [[name, pick]] = picks;
  const way = attributes[name].split('/').slice(1);
  const found = keys.filter(({ path }) => {
    const starts = way.length > 0 && way.every((segment, index) => path[index] === segment);
    return starts && pick(path.length > way.length);
  });
  if (found.length === 0) throw new ShortcodeError(`There is no key at ${name}="${attributes[name]}".`, fix);
  return found;
}

interface KeyContext {
  set: SchemaSet;
  /** Pages of the schemas that others refer to. */
  pages: SchemaPages;
  slugs: readonly string[];
}

function keyBlock(key: ConfigurationKey, context: KeyContext): string {
  const level = Math.min(SECTION_LEVEL + keyLevel(key.path), DEEPEST_LEVEL);
  const choices = key.choices.map(({ value, branch }) => {
    const sentences = withErrorLinks(descriptionText(context.set, branch), context);
    return `- ${inlineCode(String(value))}: ${sentences}`;
  });
  return [
    `${'#'.repeat(level)} ${inlineCode(keyText(key.path))} \\{#${key.id}}`,
    summaryOf(key, context),
    keyDescription(key, context),
    choices.join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** One line: type, whether it is required, default, values, limits. */
function summaryOf(key: ConfigurationKey, { set, pages }: KeyContext): string {
  const { place, isGroup } = key;
  const standard = defaultText(set, place);
  const example = isGroup ? '' : exampleText(set, place);
  return [
    typeText(set, place, pages),
    requirement(key),
    standard && `default ${standard}`,
    allowedValues(key, set),
    ...limitTexts(set, place),
    example && `for example ${example}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function allowedValues(key: ConfigurationKey, set: SchemaSet): string {
  const values = keyValues(set, key);
  if (values === '') return '';
  return `${values.includes(', ') ? 'allowed' : 'always'} ${values}`;
}

/** What it does, what its items are, what the shared schema adds, and the rules between keys. */
function keyDescription(key: ConfigurationKey, context: KeyContext): string {
  const { set, pages } = context;
  const { place, isGroup, choices, rules } = key;
  const meaning = keyMeaning(set, key);
  if (choices.length > 0) return meaning;
  const items = itemsOf(set, place);
  const ofItems = items && !isGroup && allowedText(set, items) === '' ? descriptionText(set, items) : '';
  const hasPage = typeText(set, place, pages).startsWith('[');
  const shared = isGroup || hasPage ? '' : descriptionText(set, place, 1);
  return [meaning, ofItems && `Each item is ${lowerFirst(ofItems)}`, shared, ...rules.map(mdxText)]
    .filter(Boolean)
    .map((text) => withErrorLinks(text, context))
    .join(' ');
}

/** Names of errors in code lead to their pages. */
function withErrorLinks(text: string, { slugs }: KeyContext): string {
  return text.replace(/`([a-z]+(?:-[a-z]+)+)`/g, (code, slug: string) =>
    slugs.includes(slug) ? errorLink(slug) : code,
  );
}

function requirement(key: ConfigurationKey): string {
  if (!key.with) return key.required ? 'required' : '';
  const { tag, values, required } = key.with;
  const names = listText(
    values.map((value) => inlineCode(String(value))),
    'or',
  );
  return `${required ? 'required' : 'only'} if ${inlineCode(tag)} is ${names}`;
}
