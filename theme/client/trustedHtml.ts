interface Policy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Makes a policy of trusted types, as the security policy of the site lists it.
 * @returns marks HTML as made by us; browsers without trusted types take the text
 */
export function trustedHtml(name: string): (html: string) => string {
  const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, {
    createHTML: (html) => html,
  });
  return (html) => policy?.createHTML(html) ?? html;
}
