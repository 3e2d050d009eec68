/** Letters from which on a word may have one typo. */
export const ONE_TYPO = 3;
/** Letters from which on a word may have two typos. */
export const TWO_TYPOS = 5;
