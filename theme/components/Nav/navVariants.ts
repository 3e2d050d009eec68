/** Where a page is among languages and versions. Empty strings on a site that has one of each. */
export interface Variant {
  lang: string;
  version: string;
}

/** Start of every path of a variant: `/v1/zh/`, or `/` for the default language and version. */
export function variantHome({ lang, version }: Variant, defaults: Variant): string {
  const parts = [version !== defaults.version && version, lang !== defaults.lang && lang].filter(Boolean);
  return parts.length > 0 ? `/${parts.join('/')}/` : '/';
}

/** The path of the same page in another language or version. */
export function variantPath(pathname: string, from: Variant, to: Variant, defaults: Variant): string {
  const home = variantHome(from, defaults);
  const rest = `${pathname}/`.startsWith(home) ? pathname.slice(home.length) : pathname.replace(/^\//, '');
  return variantHome(to, defaults) + rest;
}
