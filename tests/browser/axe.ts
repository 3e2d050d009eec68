import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The short form of axe: half as many bytes to hand to each page and to parse there. */
const axeFile = path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js');
let axeSource: string | undefined;

export interface AxeScope {
  /** Selector of the part to look at; otherwise the page and its frames. */
  include?: string;
  /** The only rules that count; otherwise all that axe has on by default, best practices included. */
  rules?: readonly string[];
}

/** Rules that depend on nothing but the style of an element, and take most of the time. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Milliseconds that a frame may take to answer on a busy machine. */
const FRAME_PATIENCE = 15_000;

/**
 * What axe finds wrong on a page as it is, each as `rule: element`. Axe runs in the page and stays there for the next
 * look: `@axe-core/playwright` opens a page of its own for each one, which takes longer than the rules.
 */
export async function axeFindings(page: Page, { include = 'html', rules }: AxeScope = {}): Promise<string[]> {
  await settled(page);
  // A frame far below the window is not loaded yet, and nothing can be run in it.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    axeSource ??= readFileSync(axeFile, 'utf8');
    await frame.evaluate(axeSource);
  }
  const options: RunOptions = {
    runOnly: rules && [...rules],
    resultTypes: ['violations'],
    pingWaitTime: FRAME_PATIENCE,
  };
  // With all of `html`, the rules of whole pages count.
  const context = { include: [include] };
  return page.evaluate(runAxe, { context, options });
}

interface AxeRun {
  context: { include: string[] };
  options: RunOptions;
}

async function runAxe({ context, options }: AxeRun): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations, incomplete } = await axe.run(context, options);
  // A frame that axe could not look into would pass in silence.
  const unseen = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...violations, ...unseen].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * Waits until the page runs and has taken up its size and appearance: what scrolls gets its stop for the Tab key only
 * once it was measured, and half-way through a transition colors are not what they will be.
 */
export async function settled(page: Page): Promise<void> {
  // Before its scripts run, a page does not follow a change of the system's appearance.
  await page.waitForFunction(() => document.documentElement.dataset.scripts !== '');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    do {
      // The first frame reports changes, in the second what they led to is drawn, and then nothing is left to do.
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    } while (document.getAnimations().length > 0);
  });
}
