/** What `rspress.config.ts` hands to this theme beyond what Rspress knows. */
export interface OwnConfig {
  /** Sections whose sidebar holds the button for the reader's own values, such as `/guides`. */
  fillSections?: readonly string[];
  /** Width and height of the logos, which keep their place before they arrive. */
  logoSize?: Record<'light' | 'dark', { width: number; height: number }>;
}

/** Our part of the theme's configuration. */
export function ownConfig(themeConfig: object): OwnConfig {
  return themeConfig;
}
