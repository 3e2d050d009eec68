// What all folders of this package share. It knows no page, no browser and no platform.

export * from './bytes.ts';
export * from './der.ts';
export * from './fixFor.ts';
export * from './hashes.ts';
export * from './inflate.ts';
export * from './json.ts';
export * from './limits.ts';
export * from './multikey.ts';
export * from './nearest.ts';
export * from './readJson.ts';
export * from './rejectUnknown.ts';
export * from './relationships.ts';
export * from './report.ts';
export * from './secrets.ts';
export * from './tryOr.ts';
export * from './wellFormed.ts';
