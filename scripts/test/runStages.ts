/** One thing that has to pass; it writes its output with `print`. */
export interface Step {
  name: string;
  /** @returns whether it passed */
  run: (print: (text: string) => void) => boolean | Promise<boolean>;
}

/**
 * Runs stages one after the other, and the steps of a stage side by side. The first step of a stage prints as it goes,
 * what the others print follows when they end. A stage in which a step fails is the last.
 * @param print writes text without adding a line break
 * @param now gives milliseconds
 * @returns whether all passed
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  print: (text: string) => void,
  now: () => number = () => performance.now(),
): Promise<boolean> {
  for (const [index, stage] of stages.entries()) {
    const names = stage.map(({ name }) => name).join(', ');
    const place = `[${index + 1}/${stages.length}]`;
    print(`\n${place} ${names}\n`);
    const start = now();
    const results = await Promise.all(
      stage.map(async ({ name, run }, position) => {
        const kept: string[] = [];
        const passed = await run(position === 0 ? print : (text) => kept.push(text));
        const seconds = Math.round((now() - start) / 1000);
        print(`${kept.join('')}${place} ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
        return passed;
      }),
    );
    if (!results.every(Boolean)) return false;
  }
  return true;
}
