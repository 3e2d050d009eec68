import { useLocaleSiteData, useVersion } from '@rspress/core/runtime';
import type { NavEntry } from './navItems.ts';

/** The items of the navigation bar. Rspress's own hook throws where none are configured. */
export function useNavEntries(): NavEntry[] {
  const nav = useLocaleSiteData().nav as NavEntry[] | Record<string, NavEntry[]> | undefined;
  const version = useVersion();
  if (Array.isArray(nav)) return nav;
  return nav?.[version || 'default'] ?? [];
}
