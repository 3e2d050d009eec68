import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { answering, expectNoAxeFindings, expectNoSidewaysScroll, open, watchConsole } from './frameChecks.ts';
import { benchOf, openExample, statusOf, TOOLS, type ToolRow } from './tools.ts';

/** Compresses 15 % less than the files that are served, in a fraction of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Kilobytes of React, which a search may have loaded already. */
const REACT = 59;

const fieldOf = (page: Page, tool: ToolRow) =>
  benchOf(page, tool).locator(`textarea[name="${tool.field}"], input[name="${tool.field}"]`);

for (const tool of TOOLS) {
  test.describe(tool.name, () => {
    test('loads no more than it announces, and then works without a network and asks no host', async ({
      page,
      context,
    }) => {
      const messages = watchConsole(page);
      const loaded: Promise<Buffer>[] = [];
      const requests: string[] = [];
      context.on('request', (request) => requests.push(request.url()));
      context.on('response', (response) => {
        if (/\/static\/js\/async\/(?!deferred|lazy|search)/.test(response.url())) loaded.push(response.body());
      });
      await open(page, tool.address);
      const words = await benchOf(page, tool).innerText();
      const announced = Number(/Opening it loads (\d+) kB/.exec(words)?.[1]);
      expect(announced).toBeLessThanOrEqual(tool.budget + REACT);
      await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
      await expect(benchOf(page, tool).locator('.bench__summary')).toHaveAttribute('data-outcome', /./);
      const offline = Number(/and then (\d+) kB to work offline/.exec(words)?.[1] ?? 0);
      const bodies = await Promise.all(loaded);
      const kilobytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body, QUICK).length, 0) / 1000;
      expect(kilobytes).toBeGreaterThan(announced - 1);
      expect(kilobytes).toBeLessThanOrEqual(1.15 * (announced + offline));

      await context.setOffline(true);
      requests.length = 0;
      await openExample(page, tool);
      if (await fieldOf(page, tool).isHidden()) await benchOf(page, tool).getByText('More input').click();
      await fieldOf(page, tool).fill(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      expect(requests).toEqual([]);
      expect(messages).toEqual([]);
    });

    test('axe finds nothing, wide and light as well as narrow and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, tool.address);
      await openExample(page, tool);
      await expectNoAxeFindings(page, '.bench');
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await benchOf(page, tool).getByRole('tab', { name: 'Results' }).click();
      await expect(benchOf(page, tool).locator('.bench__report')).toBeVisible();
      await expect(fieldOf(page, tool)).toBeHidden();
      await expectNoAxeFindings(page, '.bench');
      await expectNoSidewaysScroll(page);
    });
  });
}

test('opens on an example that fails, which "Paste your own" empties, and offers others', async ({ page }) => {
  const [tool] = TOOLS;
  // What is in the page before its tool is there.
  const html = await (await page.request.get(tool.address)).text();
  expect(html).toContain('Checking the example…');
  expect(html).toContain('ExampleEmployeeCredential');
  await open(page, tool.address);
  await expect(benchOf(page, tool).locator('.bench__summary')).toHaveAttribute('data-outcome', 'error');
  const checks = benchOf(page, tool).locator('.bench__report > section').first().locator('.bench-check');
  await expect(checks.first()).toHaveAttribute('data-outcome', 'error');
  await expect(checks.first().locator('details').first()).toHaveAttribute('open');
  await benchOf(page, tool).getByLabel('Start from an example').selectOption('Paste your own');
  await expect(fieldOf(page, tool)).toHaveValue('');
  await expect(fieldOf(page, tool)).toBeFocused();
  await expect(benchOf(page, tool).locator('.bench-check')).toHaveCount(0);
  await expectNoAxeFindings(page, '.bench');
  await benchOf(page, tool).locator('.bench__report').getByRole('button').first().press('Enter');
  await expect(benchOf(page, tool).locator('.bench-check').first()).toBeVisible();
  await expect(benchOf(page, tool).locator('.bench__report')).toBeFocused();
});

test('what was typed is there again after a link and Back', async ({ page }) => {
  const [tool, other] = TOOLS;
  await open(page, tool.address);
  await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
  await fieldOf(page, tool).fill(tool.typed);
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: other.name }).click();
  await expect(benchOf(page, other)).toHaveAttribute('data-whole');
  await page.goBack();
  await expect(fieldOf(page, tool)).toHaveValue(tool.typed);
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
});

test('a small SD-JWT has its result on about two screens', async ({ page }) => {
  const tool = TOOLS[TOOLS.length - 1];
  for (const [width, height] of [
    [1440, 2500],
    [390, 3500],
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${tool.address}#example=sd-jwt-kb`);
    await expect(statusOf(page, tool)).toContainText('SD-JWT VC with key binding');
    const bench = await benchOf(page, tool).boundingBox();
    expect(bench?.height).toBeLessThanOrEqual(height);
  }
});

test('a place in a long line of the input is in view', async ({ page }) => {
  const tool = TOOLS[TOOLS.length - 1];
  await open(page, `${tool.address}#example=sd-jwt-kb`);
  await benchOf(page, tool).locator('.bench-tree .bench-show').last().click();
  await expect.poll(() => fieldOf(page, tool).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

test('is used by keyboard alone', async ({ page }) => {
  const [, tool] = TOOLS;
  await open(page, tool.address);
  await benchOf(page, tool).getByLabel('Start from an example').focus();
  await expect(benchOf(page, tool).getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
  const tabTo = async (selector: string) => {
    const target = benchOf(page, tool).locator(selector).first();
    for (let tabs = 0; tabs < 20 && !(await target.evaluate((node) => node === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('textarea');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(tool.typed);
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  await tabTo('.bench__fix a');
});

test('a shared link contains the input; nothing else stores it, and no link has a private key', async ({
  page,
  context,
}) => {
  const tool = TOOLS[TOOLS.length - 1];
  const share = benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, tool.address);
  // The focus opens the tool with its example, which must not arrive while the text is replaced.
  await fieldOf(page, tool).focus();
  await expect(statusOf(page, tool)).not.toBeEmpty();
  await fieldOf(page, tool).fill(tool.typed);
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(stored).not.toContain(tool.typed.slice(2, 20));
  await share.click();
  await expect(benchOf(page, tool).getByText('Anyone with the link can read it')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toMatch(/^#input=/);
  await page.reload();
  await expect(fieldOf(page, tool)).not.toHaveValue(tool.typed);

  const other = await context.newPage();
  await other.goto(address);
  await expect(statusOf(other, tool)).toContainText(tool.typedReport);
  await expect(fieldOf(other, tool)).toHaveValue(tool.typed);
  await other.close();

  await answering(page);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await fieldOf(page, tool).fill('{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"}');
  await share.click();
  await expect(benchOf(page, tool).getByText('The input contains a private key')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('takes a file, and rejects one that is too long', async ({ page }) => {
  const [tool] = TOOLS;
  await open(page, tool.address);
  const picker = benchOf(page, tool).locator('input[type="file"]').first();
  await picker.setInputFiles({ name: 'answer.txt', mimeType: 'text/plain', buffer: Buffer.from(tool.typed) });
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  await picker.setInputFiles({ name: 'large.bin', mimeType: 'text/plain', buffer: Buffer.alloc(2_500_000, 'x') });
  await expect(statusOf(page, tool)).toContainText('large.bin has 2.5 MB');
});

test('the studio completes keys and values by keyboard alone', async ({ page }) => {
  await open(page, 'reference/tools/configuration-studio.html');
  const bench = page.getByRole('region', { name: 'Configuration studio' });
  const field = bench.getByRole('textbox', { name: 'Custom layer' });
  await field.focus();
  await expect(bench.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
  await field.fill('{}');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  const options = bench.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('cors');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFindings(page, '.bench');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('{"cors": {}}');
  await page.keyboard.press('Control+Space');
  await expect(options.first()).toContainText('enabled');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
});
