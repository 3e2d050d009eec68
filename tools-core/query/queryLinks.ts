import type { Link } from '../base/index.ts';

/** Pages of each language. */
export interface QueryLinks {
  dcql?: Link;
  definition?: Link;
  /** The page of an error. */
  error?: (slug: string) => Link;
}
