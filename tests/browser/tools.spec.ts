import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { answering, expectNoAxeFindings, expectNoSidewaysScroll, open, watchConsole } from './frameChecks.ts';
import { benchOf, openExample, statusOf, TOOLS, type ToolRow } from './tools.ts';

/** In forced colors, an outcome is told by a shape and a word. */
async function expectShape(page: Page, tool: ToolRow): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const mark = statusOf(page, tool).locator('.outcome');
  await expect(mark).not.toBeEmpty();
  expect(await mark.evaluate((node) => matchMedia('(forced-colors: active)').matches && node.checkVisibility())).toBe(
    true,
  );
  expect(await mark.evaluate((node) => getComputedStyle(node, '::before').clipPath)).not.toBe('none');
}

for (const tool of TOOLS) {
  test.describe(tool.name, () => {
    test('loads nothing before it is opened, and then no more than it says', async ({ page }) => {
      const loaded: { url: string; body: Buffer }[] = [];
      page.context().on('response', async (response) => {
        if (!response.url().includes('/static/js/async/')) return;
        loaded.push({ url: response.url(), body: await response.body() });
      });
      await open(page, tool.address);
      await page.waitForLoadState('networkidle');
      const before = loaded.length;
      await benchOf(page, tool).hover();
      expect(loaded.length).toBe(before);
      const words = await benchOf(page, tool).innerText();
      const said = words.match(/Opening it loads (\d+) kB/)?.[1];
      expect(Number(said)).toBeGreaterThan(0);
      expect(Number(said)).toBeLessThanOrEqual(tool.budget);
      await openExample(page, tool);
      await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
      expect(loaded.length).toBeGreaterThan(before);
      // All that came is what it said: to begin, and behind that to work offline.
      const behind = Number(/and then (\d+) kB to work offline/.exec(words)?.[1] ?? 0);
      const bytes = loaded.slice(before).reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
      expect(bytes / 1000).toBeLessThanOrEqual(Number(said) + behind);
      expect(bytes / 1000).toBeGreaterThan(Number(said) - 1);
    });

    test('asks nothing of any host while it is used, and works without a network once it is open', async ({
      page,
      context,
    }) => {
      const messages = watchConsole(page);
      await open(page, tool.address);
      await benchOf(page, tool).getByRole('textbox', { name: tool.field }).focus();
      await expect(benchOf(page, tool).getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
      await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
      const requests: string[] = [];
      context.on('request', (request) => requests.push(request.url()));
      await context.setOffline(true);
      await openExample(page, tool);
      await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      expect(requests).toEqual([]);
      expect(messages).toEqual([]);
    });

    test('is used by keyboard alone, and says what came of it', async ({ page }) => {
      await open(page, tool.address);
      await benchOf(page, tool).getByLabel('Start from an example').focus();
      await expect(benchOf(page, tool).getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
      const field = benchOf(page, tool).getByRole('textbox', { name: tool.field });
      for (let tabs = 0; tabs < 6 && !(await field.evaluate((node) => node === document.activeElement)); tabs++) {
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
      await page.keyboard.insertText(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      const link = benchOf(page, tool).locator('.bench__report').getByRole('link').first();
      for (let tabs = 0; tabs < 20 && !(await link.evaluate((node) => node === document.activeElement)); tabs++) {
        await page.keyboard.press('Tab');
      }
      await expect(link).toBeFocused();
    });

    test('a link to share holds the input and opens the tool with it; nothing else keeps it, and no link a private key', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, tool.address);
      const field = benchOf(page, tool).getByRole('textbox', { name: tool.field });
      await field.fill(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      await test.step('no store and no address has the input', async () => {
        const kept = await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
        );
        expect(kept).not.toContain(tool.typed.slice(2, 20));
      });
      await test.step('a link to share holds the input, and opens the tool with it', async () => {
        await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
        await expect(benchOf(page, tool).getByText('Whoever has the link can read it')).toBeVisible();
        const address = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(address).hash).toMatch(/^#input=/);
        const other = await context.newPage();
        await other.goto(address);
        await expect(statusOf(other, tool)).toContainText(tool.typedReport);
        await expect(benchOf(other, tool).getByRole('textbox', { name: tool.field })).toHaveValue(tool.typed);
        await other.close();
      });
      await test.step('a reload empties it', async () => {
        await page.reload();
        await expect(field).toHaveValue('');
      });
      await test.step('a private key goes into no link', async () => {
        await answering(page);
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        const key = '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"}';
        await field.fill(key);
        await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
        await expect(benchOf(page, tool).getByText('The input holds a private key')).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
      });
    });

    test('takes a dropped file, and refuses one that is too long in words', async ({ page }) => {
      await open(page, tool.address);
      const picker = benchOf(page, tool).locator('input[type="file"]').first();
      await picker.setInputFiles({ name: 'answer.txt', mimeType: 'text/plain', buffer: Buffer.from(tool.typed) });
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      await picker.setInputFiles({ name: 'large.bin', mimeType: 'text/plain', buffer: Buffer.alloc(2_500_000, 'x') });
      await expect(statusOf(page, tool)).toContainText('large.bin has 2.5 MB');
    });

    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 320],
    ] as const) {
      test(`axe finds nothing in ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, tool.address);
        await openExample(page, tool);
        await expectNoAxeFindings(page);
        await expectNoSidewaysScroll(page);
        if (width > 700) {
          await test.step('in forced colors every outcome has its shape and its word', () => expectShape(page, tool));
          return;
        }
        await benchOf(page, tool).getByRole('tab', { name: 'Results' }).click();
        await expect(benchOf(page, tool).locator('.bench__report')).toBeVisible();
        await expect(benchOf(page, tool).getByRole('textbox', { name: tool.field })).toBeHidden();
        await expectNoAxeFindings(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
