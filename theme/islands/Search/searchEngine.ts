import type { SearchEngine } from '../../components/Search/engine/searchEngine.ts';
import { searchSetup } from '../../components/Search/searchSetup.virtual.ts';
import { createSiteEngine } from '../../components/Search/siteEngine.virtual.ts';
import { setup } from '../../live/setup.virtual.ts';
import { linkTarget } from '../../logic/href.ts';
import { currentIndex } from '../../logic/search/searchSetup.ts';
import type { AddressOf } from '../../logic/search/selectHits.ts';

/** The engine outlives the dialog, so that an index is loaded once. */
let latest: { key: string; engine: SearchEngine } | undefined;

/** The engine for the page in view. Another language or version begins anew, without any index. */
export function searchEngine(): SearchEngine {
  const { lang } = document.documentElement;
  const version = document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '';
  const current = currentIndex(searchSetup, lang, version)?.name;
  const key = JSON.stringify([lang, current]);
  if (latest?.key !== key) {
    const engine = createSiteEngine({ setup: searchSetup, current, lang, base: setup.base, addressOf });
    latest = { key, engine };
  }
  return latest.engine;
}

const addressOf: AddressOf = ({ record }, headingId) => {
  // The records of another site say where its pages begin.
  const page = linkTarget(record.routePath, record.domain ? '/' : setup.base).href;
  return record.domain.replace(/\/$/, '') + page + (headingId && `#${headingId}`);
};
