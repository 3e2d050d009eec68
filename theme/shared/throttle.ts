/** A function that runs at once and then at most once in a while, last call included. */
export interface Throttled {
  (): void;
  /** Drops the call that is still due. */
  cancel(): void;
}

/** Limits how often a function runs. */
export function throttle(run: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const rest = () => {
    timer = undefined;
    if (isDue) start();
  };
  const start = () => {
    isDue = false;
    timer = setTimeout(rest, milliseconds);
    run();
  };
  const throttled = () => {
    if (timer === undefined) start();
    else isDue = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  return throttled;
}
