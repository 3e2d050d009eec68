/** An input that cannot be read. The message is for the reader; the offset is where in the text the problem is. */
export class InputError extends Error {
  readonly offset: number | undefined;
  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'InputError';
    this.offset = offset;
  }
}

/** What the tools take, so that no input blocks the browser or fills its memory. */
export const LIMITS = {
  /** Characters of one input; of the ASCII that formats are made of, as many bytes. */
  input: 2 * 1024 * 1024,
  /** Bytes that something compressed may become. */
  decompressed: 16 * 1024 * 1024,
  /** Levels of objects and lists in each other. */
  depth: 64,
  /** Milliseconds of one step. */
  step: 2_000,
  /** Members that are drawn at once. */
  members: 200,
  /** Values of one JSON text that are read with their places. */
  values: 10_000,
} as const;

/** Milliseconds that a clock can run ahead. */
export const TOLERANCE = 300_000;

/** @throws InputError for a text above the limit. */
export function rejectLong({ length }: string): void {
  if (length <= LIMITS.input) return;
  const millions = (length / 1_000_000).toFixed(1);
  const advice = 'The tools read up to 2 million, so paste only the part that matters.';
  throw new InputError(`This text has ${millions} million characters. ${advice}`);
}
