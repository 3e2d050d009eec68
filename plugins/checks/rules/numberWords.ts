/** Numbers as prose writes them, by what they count. */
export const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

/** Places in an order, from the fourth on; the words before it have other uses. */
export const ORDINALS = [
  ...['', '', '', ''],
  ...'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  ),
];

const isFigure = (written: string) => /^\d+$/.test(written);

/** The number that a figure or a word stands for; -1 for another word. */
export const numberOf = (written: string): number =>
  isFigure(written) ? Number(written) : NUMBER_WORDS.indexOf(written.toLowerCase());

/** A number, as figure or word as another one is written. */
export const writtenAs = (number: number, other: string): string =>
  isFigure(other) ? String(number) : (NUMBER_WORDS[number] ?? String(number));
