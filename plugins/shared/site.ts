import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tryOr } from '../../tools-core/base/tryOr.ts';

const brandFile = path.resolve(import.meta.dirname, '../..', process.env.SITE_BRAND ?? 'brand.json');
/**
 * Base path of the site, with a slash at both ends: the `base` of the brand, by default `/docs/`. Whoever reads the rest
 * of the brand reports what is wrong with the file.
 */
export const BASE: string = tryOr(() => JSON.parse(readFileSync(brandFile, 'utf8')).base) ?? '/docs/';

/** Record of the API descriptions inside the docs folder, and the feed that a build makes of it. */
export const RECORD_FOLDER = '_apiVersions';
export const FEED_FILE = '/spec/api-changes.atom';

/** The simulator of the platform, where the site publishes the examples that it knows. */
export const SIMULATOR_FILE = '/tools/simulator.mjs';

/** Files that every build makes beside those of `docs/public`, as paths from the site root. */
export const GENERATED_FILES = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'];
