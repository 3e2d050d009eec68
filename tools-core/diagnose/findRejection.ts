import type { Facts, Rejection } from './facts.ts';

/** What is known of a rejected call. */
export interface RejectedCall {
  status?: number | undefined;
  /** What the answer says; absent where there is none, so that the words may be anywhere around. */
  message?: string;
  /** The input, which may contain the address that was called. */
  around: string;
}

const isIn = (pattern: string, text: string): boolean => new RegExp(pattern, 'i').test(text);

/**
 * The rejection that an answer means. One status has several: they differ by their words, or by the address that was
 * called where the words are the same for each. The first of a status stands for all that say something else.
 *
 * @returns it, and whether the answer says that it is this one: otherwise its status alone stands for it
 */
export function findRejection(
  { rejections }: Facts,
  { status, message, around }: RejectedCall,
): { rejection: Rejection; isSaid: boolean } | undefined {
  const own = rejections.filter((one) => status === undefined || one.status === status);
  // An address alone is no rejection: the status or the words have to say that there is one.
  const isAnswered = ({ words }: Rejection) => (message === undefined ? status !== undefined : isIn(words, message));
  const said =
    own.find((one) => one.around !== undefined && isIn(one.around, around) && isAnswered(one)) ??
    own.find((one) => one.around === undefined && isIn(one.words, message ?? around));
  if (said) return { rejection: said, isSaid: true };
  const usual = status === undefined ? undefined : own.find((one) => one.around === undefined);
  return usual && { rejection: usual, isSaid: false };
}
