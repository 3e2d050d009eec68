/** Base path of the site. Every route, asset and stub is under it. */
export const BASE = '/docs/';

/** Record of the API descriptions inside the docs folder, and the feed that a build makes of it. */
export const RECORD_FOLDER = '_apiVersions';
export const FEED_FILE = '/spec/api-changes.atom';

/** Files that every build makes beside those of `docs/public`, as paths from the site root. */
export const GENERATED_FILES = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'];
