import { segmentsOf, valueAt } from './jsonValue.ts';
import type { Validate } from './schemaValidator.ts';

/** Replaces the rest of a long value in a sample. */
export const ELLIPSIS = '…';

/** True for a sample whose title says that values in it are cut off. */
export const saysShortened = (title: string | undefined): boolean => /\bshortened\b/.test(title ?? '');

/**
 * Checks a sample whose title says that it is shortened: a text with an ellipsis need not have the form of the whole
 * one. Published schemas don't know of ellipses, so that they reject them in real values.
 */
export function forgivingShortened(validate: Validate): Validate {
  return (value) =>
    validate(value).filter(({ pointer }) => {
      const found = valueAt(value, segmentsOf(pointer));
      return typeof found !== 'string' || !found.includes(ELLIPSIS);
    });
}
