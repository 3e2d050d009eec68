/** Ends the task. What waits for the main thread, such as keys and painting, comes first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
