import type { Facts, Rejection } from './facts.ts';

/** What is known of a refused call. */
export interface Refused {
  status?: number;
  /** What the answer says; absent where there is none, so that the words may stand anywhere around. */
  message?: string;
  /** The input, in which the address that was called may stand. */
  around: string;
}

/** A refusal, and whether the answer says that it is this one: else its status alone stands for it. */
export interface KnownRefusal {
  refusal: Rejection;
  isTold: boolean;
}

/**
 * The refusal that an answer means. One status has several: they differ by their words, or by the address that was
 * called where the words are the same for each. The first of a status stands for all that say something else.
 */
export function findRefusal({ rejections }: Facts, refused: Refused): KnownRefusal | undefined {
  const { status } = refused;
  const own = rejections.filter((one) => status === undefined || one.status === status);
  const told = own.find((one) => isCalled(one, refused)) ?? own.find((one) => isSaid(one, refused));
  if (told) return { refusal: told, isTold: true };
  const usual = status === undefined ? undefined : own.find(({ around }) => around === undefined);
  return usual && { refusal: usual, isTold: false };
}

/** An address alone is no refusal: the status or the words have to say that there is one. */
function isCalled(refusal: Rejection, { status, message, around }: Refused): boolean {
  if (refusal.around === undefined || !isIn(refusal.around, around)) return false;
  return message === undefined ? status !== undefined : isIn(refusal.words, message);
}

function isSaid({ around: address, words }: Rejection, { message, around }: Refused): boolean {
  return address === undefined && isIn(words, message ?? around);
}

function isIn(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'i').test(text);
}
