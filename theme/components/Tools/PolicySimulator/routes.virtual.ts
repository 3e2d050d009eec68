import type { AccessRoutes } from '../../../../tools-core/access/index.ts';

/** Which actions the operations of the platform need. Filled by the build (`plugins/toolData`) from the API descriptions. */
export const routes: AccessRoutes = { management: {}, service: {} };
