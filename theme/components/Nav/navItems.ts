import { tryOr } from '../../../tools-core/base/tryOr.ts';
import { isSamePage, isWithin } from '../../shared/pagePath.ts';

/** The parts of a navigation item that the theme renders. */
export interface NavEntry {
  text?: string;
  link?: string;
  icon?: string;
  tag?: string;
  activeMatch?: string;
  position?: 'left' | 'right';
  items?: NavEntry[];
  lang?: string;
  rel?: string;
  download?: boolean;
  /** Set where the caller knows better than the address, as for languages. */
  isCurrent?: boolean;
}

const COMPACT_ABOVE = 5;

/** Whether a navigation bar has so many items that they move closer together. */
export function isCompact(entries: NavEntry[]): boolean {
  return entries.length > COMPACT_ABOVE;
}

/**
 * Counts the items that fit a bar from its start. Where not all do, a button for the others needs room too.
 * @param widths of the items, in pixels
 * @param room of the bar, in pixels
 * @param button width of the button, in pixels
 */
export function fittingCount(widths: number[], room: number, button: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Browsers round the parts and their sum differently.
  if (total <= room + 1) return widths.length;
  let left = room - button;
  return widths.findIndex((width) => {
    left -= width;
    return left < 0;
  });
}

/** The items of one side of the bar. An item that names no side belongs to the right. */
export function entriesAt(entries: NavEntry[], position: 'left' | 'right'): NavEntry[] {
  return entries.filter((entry) => (entry.position ?? 'right') === position);
}

/** `aria-current` of an item: the very page, a section or group that contains it, or neither. */
export function currentOf(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.isCurrent) return 'true';
  if (isSamePage(entry.link, pathname)) return 'page';
  const { activeMatch } = entry;
  // A pattern that is no regular expression matches nothing.
  if (activeMatch) return tryOr(() => new RegExp(activeMatch).test(pathname)) ? 'true' : undefined;
  if (entry.items?.some((item) => currentOf(item, pathname))) return 'true';
  const { link = '' } = entry;
  // The home page is above every page, so that its link is current there only.
  return link.startsWith('/') && link !== '/' && isWithin(link, pathname) ? 'true' : undefined;
}
