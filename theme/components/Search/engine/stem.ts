/** Words shorter than this keep their endings: `did`, `iss`, `web`. */
const MIN_LENGTH = 4;
const vowel = /[aeiouy]/;

/**
 * Brings the forms of one English word together: plurals, `-ed`, `-ing` and a final `y` (steps 1a to 1c of Porter's
 * stemmer, An algorithm for suffix stripping, 1980). Words that end another way stay apart, since a verifier is not a
 * verification. Other languages stay as they are.
 */
export function stem(word: string): string {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return word;
  // A final y after a consonant only: `policy` and `policies` are one, and `key` stays as it is.
  return pastOrProgressive(plural(word)).replace(/([aeiouy].*[^aeiou])y$/, '$1i');
}

function plural(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.endsWith('ies') ? word.slice(0, -2) : word.slice(0, -1);
}

function pastOrProgressive(word: string): string {
  if (word.endsWith('eed')) return word.length > 4 ? word.slice(0, -1) : word;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  const rest = ending ? word.slice(0, -ending.length) : '';
  if (rest.length < 2 || !vowel.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  // A short word lost its `e`: `rating` and `rated` come from `rate`.
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(rest) ? `${rest}e` : rest;
}

const endings =
  /(?:izations?|iz(?:es?|ed|ing|ers?)|urations?|ations?|itions?|ators?|anc(?:es?|ed|ing)|enc(?:es?|ed|ing)|ions?|ities|ity|ates?|ated|ating|ables?|ibles?|ments?|ur(?:es?|ed|ing)|ings?|ers?|ors?|ives?|ed|es|al|e|s|y|i)$/;
/** Least letters of a root. */
const MIN_ROOT = 4;

/** What words of one family begin with: `verify`, `verifier` and `verification`. Empty for a word without endings. */
export function familyRoot(word: string): string {
  if (word.length <= MIN_ROOT || !/^[a-z]+$/.test(word)) return '';
  const root = word.replace(endings, (ending, at: number) => (at >= MIN_ROOT ? '' : ending.slice(0, MIN_ROOT - at)));
  // `revoke` and `revocation`, `verify` and `verification`.
  return root.replace(/k$/, 'c').replace(/(?:fic|fi)$/, 'f');
}
