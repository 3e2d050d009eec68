import { RefusedError } from './limits.ts';

/** An input that cannot be read: the words are for its reader, the offset is where in the text the fault lies. */
export class InputError extends RefusedError {
  readonly offset: number | undefined;
  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'InputError';
    this.offset = offset;
  }
}
