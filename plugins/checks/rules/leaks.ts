import { positionAt } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/ruleTable.ts';

const SECRETS = [
  /\bA(?:KIA|SIA)(?!EXAMPLE)[A-Z0-9]{12,}\b/g,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n(?!\s*(?:\.\.\.|…|EXAMPLE|\[))[A-Za-z0-9+/=]{20,}/g,
  /\b(?:ghp|gho|ghs|github_pat|glpat|xox[abp]|sk_live|rk_live)[_-]\w{16,}/g,
  /\bAIza[\w-]{30,}/g,
  // Keys of the platform are hexadecimal, as digests are, but only a key follows one of these words.
  /\b(?:Bearer\s+|(?:secret|token|password)["'`]?\s*[:=]\s*["'`]?)(?!(\w)\1{7})[0-9a-f]{32,}\b/gi,
  // A whole JWT as the key of a request.
  /\bBearer\s+eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
];
/** A key without such a word. Pages contain no digests of real documents. */
const BARE_SECRET = /(?<![\w:/#-])(?!(\w)\1{7})[0-9a-f]{64}(?!\w)/gi;
const PATHS =
  /(?<![\w.])\/(?:home|Users)\/(?!me\b|you\b)[a-z][\w-]*|\b[A-Z]:\\+(?:Users|Documents)\\+\w+|\bfile:\/\/\/\S+/g;
/** Hosts and addresses for examples (RFC 2606, RFC 5737, RFC 6761), and those of the reader's own machine and network. */
const RESERVED =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^(?:192\.0\.2|198\.51\.100|203\.0\.113|127\.\d+\.\d+|169\.254\.\d+|0\.0\.0)\.\d+$/;
const HOST = /\b(?:https?|wss?):\/\/([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?![\w%.{-])/g;

/** Rules `leaks/secret` and `leaks/path` for a page or a data file. */
export function checkLeaks(file: string, text: string): Problem[] {
  const report = (pattern: RegExp, rule: RuleName, fix: string, messageOf: (found: string) => string) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }): Problem => ({ file, ...positionAt(text, index), rule, message: messageOf(found), fix }),
    );
  const secret = 'Write a visibly unusable value, such as EXAMPLE-KEY.';
  const isPage = /\.mdx?$/.test(file);
  return [
    ...(isPage ? [...SECRETS, BARE_SECRET] : SECRETS).flatMap((pattern) =>
      report(pattern, 'leaks/secret', secret, () => 'This looks like a secret that works.'),
    ),
    ...report(
      PATHS,
      'leaks/path',
      'Write a path from the folder that the reader is in.',
      (found) => `${found} is a path on one machine.`,
    ),
  ];
}

/** A text of a page without secrets, for rules about words. Places stay the same. */
export function withoutSecrets(text: string): string {
  const blank = (found: string) => found.replace(/\S/g, ' ');
  return [...SECRETS, BARE_SECRET].reduce((rest, pattern) => rest.replace(pattern, blank), text);
}

/** Rule `leaks/host`. @param known hosts that pages may name, from `docs/_hosts.txt` */
export function checkHosts(file: string, text: string, known: readonly string[]): Problem[] {
  return [...text.matchAll(HOST)].flatMap((match): Problem[] => {
    const host = match[1].toLowerCase();
    if (RESERVED.test(host) || known.includes(host)) return [];
    const guess = nearest(host, known);
    const isSlip = guess?.slice(0, 4) === host.slice(0, 4) && Math.abs(guess.length - host.length) < 2;
    const fix = isSlip
      ? `Did you mean ${guess}? If not, add it to docs/_hosts.txt.`
      : 'Write a reserved host such as app.example.com, or add it to docs/_hosts.txt.';
    const message = `${host} may be a real host.`;
    return [{ file, ...positionAt(text, match.index), rule: 'leaks/host', message, fix }];
  });
}
