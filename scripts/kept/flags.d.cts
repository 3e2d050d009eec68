/** Flags of V8, as commands start Node with. */
export const LATE: readonly string[];
export function runWith(flags: readonly string[]): void;
