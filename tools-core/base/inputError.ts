/** An input that cannot be read. The message is for the reader; the offset is where in the text the problem is. */
export class InputError extends Error {
  readonly offset: number | undefined;
  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'InputError';
    this.offset = offset;
  }
}
