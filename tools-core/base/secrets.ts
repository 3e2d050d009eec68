/** Members of a JWK that only a private or symmetric key has (RFC 7518 section 6). */
export const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

export interface Secret {
  what: string;
  start: number;
}

const PATTERNS: [what: string, pattern: RegExp][] = [
  ['a private key in PEM', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a private key in a JWK', /"(?:d|p|q|dp|dq|qi)"\s*:\s*"[A-Za-z0-9_-]{16,}"/],
  ['a symmetric key in a JWK', /"k"\s*:\s*"[A-Za-z0-9_-]{16,}"/],
  ['a private key', /"(?:privateKey\w*|secretKey\w*|seed|mnemonic)"\s*:\s*["{]/i],
  ['a private key in Multikey', /\bz(?:3u2|42t|3we|3wf|488)[1-9A-HJ-NP-Za-km-z]{40,}/],
  ['an Authorization header', /\bauthorization["']?\s*[:=]\s*["']?(?:bearer|basic)\s+(?!\$|<|%|\*)\S{6,}/i],
  ['a cookie', /^[<>\s]*(?:set-)?cookie\s*:\s*\S+=\S{6,}/im],
  ['a client secret or a password', /\b(?:client_secret|api_?secret|password)["']?\s*[:=]\s*(?!["']?[$<%*])\S{6,}/i],
];

/** Finds the first secret in a text: what it is and where. Undefined where nothing looks like one. */
export function findSecret(text: string): Secret | undefined {
  for (const [what, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return { what, start: found.index };
  }
  return undefined;
}
