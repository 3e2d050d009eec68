/** What `rspress.config.ts` hands to this theme beyond what Rspress knows. */
export interface OwnConfig {
  /** Width and height of the logos, which keep their place before they arrive. */
  logoSize?: Record<'light' | 'dark', { width: number; height: number }>;
  /** Whether each page is published as Markdown as well. */
  hasMarkdownAlternates?: boolean;
  /** Assistants that a page can be opened in. The address contains `{prompt}`. */
  assistants?: readonly { name: string; address: string }[];
  /** Where readers report problems. The address may contain `{title}` and `{page}`. */
  report?: string;
  /** Whether readers may save all pages to read them without a network. */
  offlineCopy?: boolean;
  /** Domain of the hosts that the published simulator has as paths; undefined where no simulator is published. */
  simulatedDomain?: string;
}

/** Our part of the theme's configuration. */
export function ownConfig(themeConfig: object): OwnConfig {
  return themeConfig;
}
