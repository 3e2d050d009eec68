import { tryOr } from '../../tools-core/base/tryOr.ts';

/** Decodes a part of an address. A text that cannot be decoded, such as `100%`, stays as it is. */
export const decodeSafely = (text: string): string => tryOr(() => decodeURIComponent(text)) ?? text;
