declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the task. What waits for the main thread, such as keys and painting, comes first. */
export function pause(): Promise<void> {
  const pausing = typeof scheduler === 'undefined' ? undefined : scheduler.yield?.();
  return pausing ?? new Promise((resolve) => setTimeout(resolve));
}
