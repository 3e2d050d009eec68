export type Appearance = 'light' | 'dark';

/** What a reader may have chosen. `auto` follows the system. */
export type AppearanceChoice = Appearance | 'auto';

/** The values of `themeConfig.darkMode`. One that is forced, or false, leaves no choice. */
export type DarkMode = boolean | AppearanceChoice | `force-${AppearanceChoice}`;

/** Rspress's key, so that a choice made before stays. */
const APPEARANCE_KEY = 'rspress-theme-appearance';

/** The appearance that readers find, and the key of their choice where they have one. */
export function appearanceOf(darkMode: DarkMode = 'auto'): { appearance: AppearanceChoice; appearanceKey?: string } {
  const [, force, name = 'auto'] = /^(force-)?(auto|light|dark)$/.exec(`${darkMode || 'force-light'}`) ?? [];
  const appearance = name as AppearanceChoice;
  return force ? { appearance } : { appearance, appearanceKey: APPEARANCE_KEY };
}

/** Takes a stored text for a choice, where it is one. */
export function readChoice(stored: string | null, fallback: AppearanceChoice): AppearanceChoice {
  return stored === 'light' || stored === 'dark' || stored === 'auto' ? stored : fallback;
}

/** Whether readers may choose the appearance. */
export function canSwitchAppearance(darkMode?: DarkMode): boolean {
  return appearanceOf(darkMode).appearanceKey !== undefined;
}
