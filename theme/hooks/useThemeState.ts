import { useSite } from '@rspress/core/runtime';
import { useStorageValue } from '@rspress/core/theme';
import { useCallback, useLayoutEffect, useState } from 'react';
import { type Appearance, appearanceOf, readChoice } from '../logic/appearance.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/**
 * The appearance of the page and the way to change it. It replaces Rspress's, whose page goes blank without
 * `matchMedia` and where storage is blocked.
 */
export function useThemeState() {
  const { site } = useSite();
  const { appearance, appearanceKey } = appearanceOf(site.themeConfig.darkMode);
  const [stored, store] = useStorageValue<string | null>(appearanceKey ?? 'no-appearance', null);
  const system = useSystemAppearance();
  const choice = appearanceKey ? readChoice(stored, appearance) : appearance;
  const theme = choice === 'auto' ? (system ?? 'light') : choice;

  useLayoutEffect(() => {
    // The first pass draws what the server drew; the script in the head has already set the right appearance.
    if (system) drawAppearance(theme);
  }, [theme, system]);

  const setTheme = useCallback(
    (next: Appearance) => {
      if (!appearanceKey) return;
      store(next === system ? 'auto' : next);
      drawAppearance(next);
    },
    [appearanceKey, store, system],
  );
  return [theme, setTheme] as const;
}

/** What the system prefers, or undefined until the page is alive. Without `matchMedia` it is light. */
function useSystemAppearance(): Appearance | undefined {
  const [system, setSystem] = useState<Appearance>();
  useLayoutEffect(() => {
    const query = window.matchMedia?.(DARK_SYSTEM);
    const read = () => setSystem(query?.matches ? 'dark' : 'light');
    read();
    query?.addEventListener?.('change', read);
    return () => query?.removeEventListener?.('change', read);
  }, []);
  return system;
}

function drawAppearance(theme: Appearance): void {
  const { classList, style } = document.documentElement;
  const isDark = theme === 'dark';
  const changes = classList.contains('dark') !== isDark;
  classList.toggle('dark', isDark);
  classList.toggle('rp-dark', isDark);
  style.colorScheme = theme;
  if (!changes) return;
  // Rspress's class that stops transitions, so that everything changes at once.
  classList.add('rp-theme-switching');
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('rp-theme-switching')));
}
