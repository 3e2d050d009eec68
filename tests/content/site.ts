import path from 'node:path';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const options = readSiteOptions(root, process.env);

/** The pages of our own site, or of the one that the variables of a build name: the tests follow what was added there. */
export const docsDir = options.docsDir;
/** The tokens of its brand with what each becomes. */
export const tokens = brandTokens(readBrand(options.brandFile), BASE);
