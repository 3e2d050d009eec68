import type { AppearanceChoice } from '../components/Appearance/appearance.ts';

/** What the script of the pages knows about the site. */
export interface ClientSetup {
  /** Base path of the site, with a slash at the end. */
  base: string;
  /** Appearance for readers who chose none. */
  appearance: AppearanceChoice;
  /** Key of the reader's choice, where the site lets readers choose. */
  appearanceKey?: string;
  /** Set on a site in several languages. */
  hasLanguages?: true;
  /** True for a build, where a change of page fetches HTML. The dev server renders pages in the browser. */
  isBuild: boolean;
}
