import { chosen, type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';
import type { SchemaPlace, SchemaSet } from '../schemas/schemaSet.ts';
import { type ConfigurationKey, keyLevel, keyMeaning, keyText, keyValues } from './render/configurationKeys.ts';
import { type ConfigurationPage, sharedPages } from './render/configurationPages.ts';
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
 * @param errorPages addresses of the pages about errors, by slug
 */
export function configurationKeysShortcode(
  pages: ReadonlyMap<string, ConfigurationPage>,
  set: SchemaSet,
  errorPages: ReadonlyMap<string, string> = new Map(),
): Shortcode {
  return (attributes) => {
    const page = chosen(attributes, 'of', pages);
    const others: SchemaPages = new Map([...sharedPages(page.name)].filter(([schema]) => schema !== page.schema));
    const writer = new KeyWriter(set, others, errorPages);
    const keys = pickedKeys(page.keys, attributes);
    return ['<div className="fields">', ...keys.map((key) => writer.write(key)), '</div>'].join('\n\n');
  };
}

function pickedKeys(keys: ConfigurationKey[], attributes: Record<string, string>): ConfigurationKey[] {
  const picks = Object.entries(PICKS).filter(([name]) => name in attributes);
  if (picks.length === 0) return keys;
  const fix = 'Name one group by its way, such as under="/policies/proof".';
  if (picks.length > 1) throw new ShortcodeError('Only one of under, key and below can pick the keys.', fix);
  const [[name, pick]] = picks;
  const way = attributes[name].split('/').slice(1);
  const found = keys.filter(({ path }) => {
    const starts = way.length > 0 && way.every((segment, index) => path[index] === segment);
    return starts && pick(path.length > way.length);
  });
  if (found.length === 0) throw new ShortcodeError(`There is no key at ${name}="${attributes[name]}".`, fix);
  return found;
}

class KeyWriter {
  private readonly set: SchemaSet;
  private readonly pages: SchemaPages;
  private readonly errorPages: ReadonlyMap<string, string>;

  constructor(set: SchemaSet, pages: SchemaPages, errorPages: ReadonlyMap<string, string>) {
    this.set = set;
    this.pages = pages;
    this.errorPages = errorPages;
  }

  write(key: ConfigurationKey): string {
    const level = Math.min(SECTION_LEVEL + keyLevel(key.path), DEEPEST_LEVEL);
    const choices = key.choices.map(({ value, branch }) => `- ${inlineCode(String(value))}: ${this.sentences(branch)}`);
    return [
      `${'#'.repeat(level)} ${inlineCode(keyText(key.path))} \\{#${key.id}}`,
      this.summary(key),
      this.description(key),
      choices.join('\n'),
    ]
      .filter((block) => block !== '')
      .join('\n\n');
  }

  /** One line: type, whether it is required, default, values, limits. */
  private summary(key: ConfigurationKey): string {
    const { set } = this;
    const place = key.place;
    const allowed = this.allowed(key);
    const standard = defaultText(set, place);
    const example = key.isGroup ? '' : exampleText(set, place);
    return [
      typeText(set, place, this.pages),
      requirement(key),
      standard && `default ${standard}`,
      allowed,
      ...limitTexts(set, place),
      example && `for example ${example}`,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  private allowed(key: ConfigurationKey): string {
    const values = keyValues(this.set, key);
    if (values === '') return '';
    if (this.set.keyword(key.place, 'type') === 'array') return `items ${values}`;
    return `${values.includes(', ') ? 'allowed' : 'always'} ${values}`;
  }

  /** What it does, what its items are, what the shared schema adds, and the rules between keys. */
  private description(key: ConfigurationKey): string {
    const { set } = this;
    const meaning = keyMeaning(set, key);
    if (key.choices.length > 0) return meaning;
    const items = itemsOf(set, key.place);
    const ofItems = items && !key.isGroup && allowedText(set, items) === '' ? descriptionText(set, items) : '';
    const hasPage = typeText(set, key.place, this.pages).startsWith('[');
    const shared = key.isGroup || hasPage ? '' : descriptionText(set, key.place, 1);
    return [meaning, ofItems && `Each item: ${lowerFirst(ofItems)}`, shared, ...key.rules.map(mdxText)]
      .filter(Boolean)
      .map((text) => this.withErrorLinks(text))
      .join(' ');
  }

  private sentences(place: SchemaPlace): string {
    return this.withErrorLinks(descriptionText(this.set, place));
  }

  /** Names of errors in code lead to their pages. */
  private withErrorLinks(text: string): string {
    return text.replace(/`([a-z]+(?:-[a-z]+)+)`/g, (code, slug: string) => {
      const page = this.errorPages.get(slug);
      return page ? `[${code}](${page})` : code;
    });
  }
}

function requirement(key: ConfigurationKey): string {
  if (!key.with) return key.required ? 'required' : '';
  const { tag, values, required } = key.with;
  const names = listText(
    values.map((value) => inlineCode(String(value))),
    'or',
  );
  return `${required ? 'required' : 'only'} with ${inlineCode(tag)} ${names}`;
}
