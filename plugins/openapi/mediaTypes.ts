/** The range of all types, for a body that the description leaves open. */
export const ANY_TYPE = '*/*';
export const FORM = 'application/x-www-form-urlencoded';

/** Whether bodies of a type are JSON, as those of DID documents are. */
export const isJson = (mediaType: string): boolean => /\bjson\b|^application\/did\b/.test(mediaType);
