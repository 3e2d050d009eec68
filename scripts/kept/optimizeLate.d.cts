/** Flags by which V8 optimizes code late, where this version of Node has them. */
export const LATE: string[];
/** Has this process, and its threads, optimize late. */
export function optimizeLate(): void;
