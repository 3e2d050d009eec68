import type { RspressPlugin } from '@rspress/core';
import { gitPath } from '../shared/gitDates.ts';

/**
 * Gives each page the date of its last commit, as `page.lastUpdatedTime` (`YYYY-MM-DD`).
 * The plugin inside Rspress prints the date in the machine's time zone and language, asks git once a page, and
 * gives every page of a shallow clone the newest commit's date.
 */
export function pageDatesPlugin({ dates }: { dates: ReadonlyMap<string, string> }): RspressPlugin {
  return {
    name: 'page-dates',
    extendPageData(page) {
      const date = dates.get(gitPath(page._filepath));
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
  };
}
