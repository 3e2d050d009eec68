import { inAlphabet, type Term } from '../data/glossary.ts';
import type { Shortcode } from '../pages/expandShortcodes.ts';

/**
 * `<Glossary />`: every term with its definition, its standard and the page that explains it, under its first letter.
 * @param titleOf title of the page at a route
 */
export function glossaryShortcode(terms: readonly Term[], titleOf: (route: string) => string | undefined): Shortcode {
  return () => {
    const sorted = [...terms].sort(inAlphabet);
    let letter = '';
    return sorted
      .flatMap((term) => {
        const first = term.term[0].toUpperCase();
        const opening = first === letter ? [] : [`## ${first} \\{#letter-${first.toLowerCase()}}`];
        letter = first;
        return [...opening, `### ${escaped(term.term)} \\{#${term.id}}`, definitionOf(term), detailsOf(term, titleOf)];
      })
      .join('\n\n');
  };
}

function definitionOf({ formerIds, definition }: Term): string {
  return formerIds.map((id) => `<span id="${id}"></span>`).join('') + definition;
}

function detailsOf(term: Term, titleOf: (route: string) => string | undefined): string {
  const also = term.forms.filter((form) => isOtherName(form, term));
  const details = [
    also.length > 0 && `Also: ${also.map(escaped).join(', ')}.`,
    term.not.length > 0 && `Elsewhere: ${term.not.map((name) => `*${escaped(name)}*`).join(', ')}.`,
    term.standard && `Standard: [${term.standard.name}](${term.standard.url}).`,
    `Read more: [${titleOf(term.page) ?? term.page}](${term.page}).`,
  ];
  return details.filter(Boolean).join(' ');
}

/** False for an inflection of the term, and for the long name with which the definition starts. */
function isOtherName(form: string, { term, definition }: Term): boolean {
  const [name, other] = [term.toLowerCase(), form.toLowerCase()];
  const isInflection = other.startsWith(name) || name.startsWith(other) || other === name.replace(/y$/, 'ies');
  return !isInflection && !definition.toLowerCase().startsWith(`${other}:`);
}

function escaped(text: string): string {
  return text.replace(/[_*<{]/g, '\\$&');
}
