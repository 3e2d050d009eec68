import { createLocalEngine } from '../../components/Search/engine/localEngine.ts';
import { createRemoteEngine } from '../../components/Search/engine/remoteEngine.ts';
import type { SearchEngine } from '../../components/Search/engine/searchEngine.ts';
import { searchSetup } from '../../components/Search/searchSetup.virtual.ts';
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
  const current = currentIndex(searchSetup, lang, version);
  const key = searchSetup.remote ? lang : (current?.name ?? '');
  if (latest?.key !== key) latest = { key, engine: createEngine(current?.name, lang, setup.base) };
  return latest.engine;
}

function createEngine(current: string | undefined, lang: string, base: string): SearchEngine {
  const { remote, indexes } = searchSetup;
  const addressOf: AddressOf = ({ record }, headingId) => {
    // The records of another site say where its pages begin.
    const page = linkTarget(record.routePath, record.domain ? '/' : base).href;
    return record.domain.replace(/\/$/, '') + page + (headingId && `#${headingId}`);
  };
  if (remote) return createRemoteEngine({ remote, lang, addressOf });
  const currentFirst = [...indexes].sort((a, b) => Number(b.name === current) - Number(a.name === current));
  return createLocalEngine({ indexes: currentFirst, urlOf: (file) => `${base}static/${file}`, addressOf });
}
