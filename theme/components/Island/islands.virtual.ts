import type { ComponentType } from 'react';

/** Components that pages run in the browser. Filled by the build (`plugins/islands`). */
export const islands: Record<string, (() => Promise<ComponentType<object>>) | undefined> = {};
