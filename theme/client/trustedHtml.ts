type Rules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

/**
 * Makes a policy of trusted types, as the security policy of the site lists it.
 * @returns the rules, which mark texts as made by us; browsers without trusted types take the texts
 */
export function trustedPolicy<Policy extends Rules>(name: string, rules: Policy): Policy {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** Makes a policy that marks HTML. */
export function trustedHtml(name: string): (html: string) => string {
  const policy = trustedPolicy(name, { createHTML: (html) => html });
  return (html) => policy.createHTML(html);
}
