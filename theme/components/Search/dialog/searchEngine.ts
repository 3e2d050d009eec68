import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import type { AddressOf } from '../engine/hits.ts';
import type { SearchEngine } from '../engine/searchEngine.ts';
import { currentIndex } from '../engine/searchSetup.ts';
import { createEngine, searchSetup } from '../searchSetup.virtual.ts';

/** The engine outlives the dialog, so an index is loaded once. */
let latest: { key: string; engine: SearchEngine } | undefined;

/** The engine for the current page. For another language or version it's a new one without any index. */
export function searchEngine(): SearchEngine {
  const { lang } = document.documentElement;
  const version = document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '';
  const current = currentIndex(searchSetup, lang, version)?.name;
  const key = JSON.stringify([lang, current]);
  if (latest?.key !== key) {
    const urlOf = (file: string) => `${setup.base}static/${file}`;
    latest = { key, engine: createEngine({ setup: searchSetup, current, lang, urlOf, addressOf }) };
  }
  return latest.engine;
}

const addressOf: AddressOf = ({ routePath, domain }, headingId) => {
  const page = linkTarget(routePath, domain ? '/' : setup.base).href;
  return domain.replace(/\/$/, '') + page + (headingId && `#${headingId}`);
};
