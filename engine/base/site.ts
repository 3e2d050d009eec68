/** Base path of the site. Every route, asset and stub stands under it. */
export const BASE = '/docs/';

/** Files that every build makes beside those of `docs/public`, as paths from the site root. */
export const GENERATED_FILES = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'];
