import { tokens } from '../tests/content/apiDescriptions.ts';

/** Domain of all hosts of the platform. */
export const apiDomain = tokens['%brand.apiDomain%'];

/** Address of the documentation site with its base. */
export const docs = tokens['%brand.docs%'];

/** Short name of the brand, as in paths. */
export const slug = tokens['%brand.slug%'];
