import path from 'node:path';
import { docsAddress, readBrand } from '../plugins/shared/brand.ts';
import { BASE } from '../plugins/shared/site.ts';

/** The brand of the repository, which a company sets: no test may know it by heart. */
export const brand = readBrand(path.resolve(import.meta.dirname, '../brand.json'));
/** Address of the site's root without a closing slash. */
export const docsRoot = docsAddress(brand, BASE);
