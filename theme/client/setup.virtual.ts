import type { ClientSetup } from './clientSetup.ts';

/** Filled by `plugins/staticPages`. */
export const setup: ClientSetup = { base: '/docs/', appearance: 'auto', isBuild: true };
