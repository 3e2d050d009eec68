/** Where pages import components of the theme from. */
export const THEME = '@rspress/core/theme';

/** Components of the theme that a page may import, with their attributes. */
export const THEME_COMPONENTS: Record<string, string[]> = {
  Badge: ['text', 'type', 'outline'],
  PackageManagerTabs: ['command', 'exec', 'dlx', 'additionalTabs'],
  Steps: [],
  Tab: ['label'],
  Tabs: ['groupId'],
};
