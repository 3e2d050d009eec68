import type { JsonObject } from '../../../tools-core/base/index.ts';

/** Core configurations by service. Filled by the build (`plugins/toolData`), as all here. */
export const cores: Readonly<Record<string, JsonObject>> = {};

/** Schemas of configurations by service. */
export const schemas: Readonly<Record<string, JsonObject>> = {};

/** Schemas that those refer to. */
export const shared: readonly JsonObject[] = [];
