import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { type AxeScope, axeFindings, COLOR_RULES } from './axe.ts';
import { coveringPages } from './coveringPages.ts';
import { watchRefusals } from './refusals.ts';

const { outDir } = readSiteOptions(path.resolve(import.meta.dirname, '../..'), process.env);
const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(path.join(outDir, file), 'utf8') }))
  // A redirect leads away before anything could be looked at.
  .filter(({ html }) => !html.includes('http-equiv="refresh"'))
  .sort((one, other) => (one.file < other.file ? -1 : 1));

const BATCHES = 8;
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

interface View extends AxeScope {
  size: typeof WIDE;
  colorScheme: 'light' | 'dark';
}

/** Every rule, in both appearances and at both widths. */
const views: View[] = [
  { size: WIDE, colorScheme: 'light' },
  { size: NARROW, colorScheme: 'dark' },
];
/**
 * What the colors of the other two can break. The text of a page has the same colors at every width, so that pages with
 * little text show it: the home page, the page for unknown addresses, and the shortest page with a sidebar.
 */
const everyView: View[] = [
  ...views,
  { size: WIDE, colorScheme: 'dark', rules: COLOR_RULES },
  { size: NARROW, colorScheme: 'light', rules: COLOR_RULES },
];
/** What the text of a page can break: names, headings, lists, tables, labels. Its frame is that of the others. */
const lightView: View[] = [
  { size: WIDE, colorScheme: 'light', without: COLOR_RULES, exclude: ['[data-live="sidebar"]', 'header', 'footer'] },
];

/** Between them, these have every element in every place and state. */
const covering = new Set(coveringPages(pages));
const withSidebar = pages.filter(({ file, html }) => covering.has(file) && html.includes('data-live="sidebar"'));
const [shortest] = withSidebar.sort((one, other) => one.html.length - other.html.length);
const framed = new Set(['index.html', '404.html', shortest.file]);

// A page takes about a second; a test of its own for each, or a visit for each question, would cost more than the check.
for (let batch = 0; batch < BATCHES; batch++) {
  const files = inTurns(batch);
  test(`axe finds nothing on any page, and its policy refuses nothing, part ${batch + 1} of ${BATCHES}`, async ({
    page,
  }) => {
    test.setTimeout(files.length * 20_000);
    const refusals = await watchRefusals(page);
    const findings: string[] = [];
    for (const file of files) {
      await openWhole(page, file);
      for (const { size, colorScheme, ...scope } of viewsOf(file)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // The page in a frame learns its appearance from the page around it, and has none on its own.
        if (!isSample(file)) await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        for (const finding of await axeFindings(page, scope)) {
          findings.push(`${file} ${size.width} ${colorScheme}: ${finding}`);
        }
      }
      findings.push(...(await refusals()).map((refusal) => `${file}: refused: ${refusal}`));
    }
    expect(findings).toEqual([]);
  });
}

function viewsOf(file: string): View[] {
  if (framed.has(file)) return everyView;
  return covering.has(file) ? views : lightView;
}

/** Every eighth of the pages that take long, and of the others. */
function inTurns(batch: number): string[] {
  const files = pages.map(({ file }) => file);
  const parts = [files.filter((file) => covering.has(file)), files.filter((file) => !covering.has(file))];
  return parts.flatMap((part) => part.filter((_, index) => index % BATCHES === batch));
}

test('a few pages have all that styles can tell apart', () => {
  expect(covering.size).toBeGreaterThan(15);
  expect(covering.size).toBeLessThan(50);
  expect([...framed].filter((file) => covering.has(file))).toHaveLength(3);
});

test('contrast is measured once for what looks alike, and for each look', async ({ page }) => {
  const faint = 'color: #bbb';
  await page.setContent(`<html lang="en" data-scripts="live"><title>Looks</title><main style="background: #fff"><h1>Looks</h1>
    <p style="display: none; ${faint}">unseen, as the first of its look</p>
    <p>plain one</p><p>plain two</p><p style="${faint}">faint one</p><p style="${faint}">faint two</p>
    <p style="color: #767676">grey on white</p><div style="background: #eee"><p style="color: #767676">grey on grey</p></div>
    <p style="color: #8a8a8a; font-size: 24px">large</p><p style="color: #8a8a8a; font-size: 16px">small</p>
    <p style="color: #333">clear</p><p style="color: #333; opacity: 0.4">clear and faded</p></main>`);
  const faults = async () =>
    (await axeFindings(page, { rules: ['color-contrast'] })).map((found) => />(.*)</.exec(found)?.[1]);
  expect(await faults()).toEqual(['faint one', 'faint two', 'grey on grey', 'small', 'clear and faded']);
  // What passed may fail in other colors.
  await page.addStyleTag({ content: 'main > p:not([style]) { color: #ccc }' });
  expect(await faults()).toEqual([
    'plain one',
    'plain two',
    'faint one',
    'faint two',
    'grey on grey',
    'small',
    'clear and faded',
  ]);
});

/** Opens a page with its frames, which otherwise load when they are scrolled to. */
async function openWhole(page: Page, file: string): Promise<void> {
  await page.goto(file);
  // Colors change at once: hundreds of links on their way to theirs keep a long page busy.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  for (const frame of await page.locator('iframe').all()) {
    await frame.evaluate((element) => element.setAttribute('loading', 'eager'));
    await expect(frame.contentFrame().locator('#root > *').first()).toBeAttached();
  }
}

/** Whether a page is a live sample, made to be shown in a frame. */
function isSample(file: string): boolean {
  return file.startsWith('~demo/');
}
