import { positionAt } from '../../shared/jsonFile.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/rules.ts';

/** What only one machine or one account has, by what it is. */
const SECRETS: [pattern: RegExp, what: string][] = [
  [/\bA(?:KIA|SIA)(?!EXAMPLE)[A-Z0-9]{12,}\b/g, 'an access key'],
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n(?!\s*(?:\.\.\.|…|EXAMPLE|\[))[A-Za-z0-9+/=]{20,}/g, 'a private key'],
  [/\b(?:ghp|gho|ghs|github_pat|glpat|xox[abp]|sk_live|rk_live)[_-]\w{16,}/g, 'an access token'],
  [/\bAIza[\w-]{30,}/g, 'an API key'],
  // Keys of the platform are hexadecimal. A digest, which is as well, has no such word before it.
  [/\b(?:Bearer\s+|(?:secret|token|password)["'`]?\s*[:=]\s*["'`]?)(?!(\w)\1{7})[0-9a-f]{32,}\b/gi, 'a secret'],
];
/** In a page, where nobody needs a digest of a real document. */
const BARE_SECRET: [RegExp, string] = [/(?<![\w:/#-])(?!(\w)\1{7})[0-9a-f]{64}(?!\w)/gi, 'a secret'];
const PLACES: [pattern: RegExp, fix: string][] = [
  [/(?<![\w.])\/(?:home|Users)\/(?!me\b|you\b)[a-z][\w-]*/g, 'Write a path from the folder that the reader is in.'],
  [/\b[A-Z]:\\+(?:Users|Documents)\\+\w+/g, 'Write a path from the folder that the reader is in.'],
  [/\bfile:\/\/\/\S+/g, 'Write an address of the site, or a path from the folder that the reader is in.'],
];

/**
 * Rules `leaks/secret` and `leaks/path`: nothing that could be real is published, nor where a writer keeps files.
 * @param file a page, or data
 */
export function checkLeaks(file: string, text: string): Problem[] {
  const at = (index: number, rule: RuleOf<'leaks'>, message: string, fix: string) => ({
    file,
    ...positionAt(text, index),
    rule: `leaks/${rule}` as const,
    message,
    fix,
  });
  const isPage = /\.mdx?$/.test(file);
  const secrets = (isPage ? [...SECRETS, BARE_SECRET] : SECRETS).flatMap(([pattern, what]) =>
    matchesOf(text, pattern).map(({ index }) =>
      at(
        index,
        'secret',
        `This looks like ${what} that works.`,
        'Write a visibly unusable value, such as EXAMPLE-KEY.',
      ),
    ),
  );
  const places = PLACES.flatMap(([pattern, fix]) =>
    matchesOf(text, pattern).map(({ 0: found, index }) => at(index, 'path', `${found} is a path of one machine.`, fix)),
  );
  return [...secrets, ...places];
}

/** A text of a page with blanks in place of what is told as a secret, for rules that look at words. */
export function withoutSecrets(text: string): string {
  return [...SECRETS, BARE_SECRET].reduce(
    (rest, [pattern]) => rest.replace(pattern, (found) => found.replace(/\S/g, ' ')),
    text,
  );
}

/** Hosts that belong to nobody (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Addresses of examples (RFC 5737), of the machine itself, and of the network that it is plugged into. */
const RESERVED_ADDRESS = /^(?:192\.0\.2|198\.51\.100|203\.0\.113|127\.\d+\.\d+|169\.254\.\d+|0\.0\.0)\.\d+$/;

/**
 * Rule `leaks/host`: an address is that of an example, a token of the brand, or a site that our pages cite on purpose.
 * @param known hosts that pages cite, from `docs/_hosts.txt`
 */
export function checkHosts(file: string, text: string, known: readonly string[]): Problem[] {
  return matchesOf(text, /\b(?:https?|wss?):\/\/([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?![\w%.{-])/g).flatMap((match) => {
    const host = match[1].toLowerCase();
    if (RESERVED.test(host) || RESERVED_ADDRESS.test(host) || known.includes(host)) return [];
    const guess = nearest(host, known);
    const isSlip =
      guess !== undefined && Math.abs(guess.length - host.length) < 2 && guess.slice(0, 4) === host.slice(0, 4);
    const fix = isSlip
      ? `Did you mean ${guess}? Else add it to docs/_hosts.txt.`
      : 'Write a reserved host such as app.example.com, or add it to docs/_hosts.txt if readers are meant to go there.';
    const rule = 'leaks/host';
    return [{ file, ...positionAt(text, match.index), rule, message: `${host} may be somebody's real host.`, fix }];
  });
}
