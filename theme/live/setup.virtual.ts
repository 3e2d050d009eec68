import type { LiveSetup } from './setup.ts';

/** Filled by `plugins/staticPages`. */
export const setup: LiveSetup = { base: '/docs/', appearance: 'auto', isBuild: true };
