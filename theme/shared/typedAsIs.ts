/** Attributes of a field for names, filters and code: no browser or keyboard changes what is typed. */
export const typedAsIs = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
