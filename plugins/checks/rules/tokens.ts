import { FRONT_MATTER } from '../../pages/sourceRows.ts';
import { escapePattern } from '../../shared/escapePattern.ts';
import { positionAt } from '../../shared/jsonFile.ts';
import { nearest, suggestion } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { VALUE_TOKEN } from '../../shortcodes/valueTokens.ts';

/** A brand token as it is written here, and in the forms of other template languages. */
const BRAND_TOKEN =
  /%brand[._-](\w+)%?|%\s+brand\.(\w+)\s*%|\$?\{\{?\s*brand[._-](\w+)\s*\}{0,2}|<%=?\s*brand[._-](\w+)\s*(?:%>)?/gi;

/** Rule `tokens/unknown` for brand tokens: the build replaces each of them. */
export function checkTokens(file: string, text: string, tokens: Record<string, string>): Problem[] {
  if (!/brand/i.test(text)) return [];
  const names = Object.keys(tokens).map((token) => token.slice('%brand.'.length, -1));
  return [...text.matchAll(BRAND_TOKEN)].flatMap(({ 0: found, index, ...groups }): Problem[] => {
    if (found in tokens) return [];
    const name = groups[1] ?? groups[2] ?? groups[3] ?? groups[4];
    const meant = nearest(name, names);
    // A variable of a sample may be called `brand` too.
    if (meant === undefined && !found.startsWith('%brand.')) return [];
    const fix =
      meant === undefined
        ? `Use one of ${Object.keys(tokens).join(' ')}`
        : `${meant === name ? 'Write' : 'Did you mean'} %brand.${meant}%${meant === name ? '.' : '?'}`;
    const message = `There is no brand token ${found}.`;
    const edit = meant === name ? { from: found, to: `%brand.${name}%` } : undefined;
    return [{ file, ...positionAt(text, index), rule: 'tokens/unknown', message, fix, edit }];
  });
}

/** Rule `tokens/unknown` for values of the published data, which the build replaces below the front matter. */
export function checkValues(file: string, text: string, values: ReadonlyMap<string, string>): Problem[] {
  const front = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  return [...text.matchAll(VALUE_TOKEN)].flatMap(({ 0: token, 1: path, index }): Problem[] => {
    const value = values.get(path);
    if (value !== undefined && index >= front) return [];
    const other = () => suggestion(path, values.keys(), 'Write the value itself.', (guess) => `%${guess}%`);
    const fix = value === undefined ? other() : `Write ${value}.`;
    const message = value === undefined ? `There is no value ${token}.` : 'Front matter has no values.';
    const edit = value === undefined ? undefined : { from: token, to: value };
    return [{ file, ...positionAt(text, index), rule: 'tokens/unknown', message, fix, edit }];
  });
}

/** Rule `tokens/brand`: what belongs to one brand is written as a token. */
export function checkBrand(file: string, text: string, tokens: Record<string, string>): Problem[] {
  const problems: Problem[] = [];
  const taken: [start: number, end: number][] = [];
  for (const [pattern, token] of literalsOf(tokens)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const end = index + found.length;
      if (taken.some(([start, until]) => index < until && end > start)) continue;
      taken.push([index, end]);
      const isInHost = token === '%brand.name%' && /^[\w-]*\.[a-z]/i.test(text.slice(end));
      const fix = isInHost ? 'Write %brand.apiDomain%, or a host such as app.example.com.' : `Write ${token}.`;
      const message = `"${found}" belongs to one brand only.`;
      const edit = isInHost ? undefined : { from: found, to: token };
      problems.push({ file, ...positionAt(text, index), rule: 'tokens/brand', message, fix, edit });
    }
  }
  return problems;
}

function literalsOf(tokens: Record<string, string>): [RegExp, string][] {
  const name = tokens['%brand.name%'];
  const domain = tokens['%brand.apiDomain%'];
  const addresses = Object.entries(tokens).filter(
    ([, text]) => domain && /^https:.*/.test(text) && text.includes(domain),
  );
  const literals: [token: string, text: string | undefined][] = [
    ...addresses.sort(([, a], [, b]) => b.length - a.length),
    ['%brand.apiDomain%', domain],
    ['%brand.name%', name],
    ['%brand.name%', name?.split(' ')[0]],
  ];
  const patterns = literals.flatMap(([token, text]): [RegExp, string][] =>
    text && text.length > 2 ? [[new RegExp(`(?<![\\w%])${escapePattern(text)}(?!\\w)`, 'gi'), token]] : [],
  );
  const slug = tokens['%brand.slug%'];
  if (slug) patterns.splice(1, 0, [new RegExp(`(?<=[/"'\`])${escapePattern(slug)}(?=[/"'\`])`, 'g'), '%brand.slug%']);
  return patterns;
}
