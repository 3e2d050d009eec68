declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the task, so that keys and drawing have their turn before what comes next (Prioritized Task Scheduling). */
export function breathe(): Promise<void> {
  const pause = typeof scheduler === 'undefined' ? undefined : scheduler.yield?.();
  return pause ?? new Promise((resolve) => setTimeout(resolve));
}
