declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the current task so that the browser can handle input and paint before the next one. */
export function yieldToMain(): Promise<void> {
  const pause = typeof scheduler === 'undefined' ? undefined : scheduler.yield?.();
  return pause ?? new Promise((resolve) => setTimeout(resolve));
}
