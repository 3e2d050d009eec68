import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, expectNoSidewaysScroll, hold, open, watchConsole } from './frameChecks.ts';
import { pngOf } from './qrPicture.ts';

/** A tool of the site. A new tool is a row here. */
interface ToolRow {
  name: string;
  address: string;
  /** Title of an example in the list, and words of the report that it gives. */
  example: string;
  report: string;
  /** Label of the field that takes the first input, something to type into it, and what comes of that. */
  field: string;
  typed: string;
  typedReport: string;
  /** Kilobytes, compressed by Brotli, that the tool may load. */
  budget: number;
}

const TOOLS: ToolRow[] = [
  {
    name: 'Query evaluator',
    address: 'reference/tools/query-evaluator.html',
    example: 'DCQL: an employee number and a site',
    report: 'The query is met by these credentials.',
    field: 'Query',
    typed: '{"credentials":[{"id":"a b","format":"dc+sd-jwt","meta":{}}]}',
    typedReport: 'The query itself is malformed.',
    budget: 60,
  },
  {
    name: 'Error decoder',
    address: 'reference/tools/error-decoder.html',
    example: '422: a credential that was changed',
    report: 'Proof is not valid.',
    field: 'Answer, log or code',
    typed: '{"platformType":"proof-resolve-issuer","detail":"No such key"}',
    typedReport: 'Issuer key could not be found.',
    budget: 60,
  },
  {
    name: 'DID resolver',
    address: 'reference/tools/did-resolver.html',
    example: 'did:webvh, with a log that somebody changed',
    report: 'Entry 2 of the log fails',
    field: 'DID or DID URL',
    typed: 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    typedReport: 'All 8 steps pass, and the answer is 200.',
    budget: 60,
  },
  {
    name: 'Configuration studio',
    address: 'reference/tools/configuration-studio.html',
    example: 'Verifier: strict about dates, mild about revocation',
    report: '3 values differ from core, and 3 sample requests go another way.',
    field: 'Custom layer',
    typed: '{"policies":{"notAfter":{"skip":true}}}',
    typedReport: '1 value differs from core',
    budget: 60,
  },
  {
    name: 'Policy simulator',
    address: 'reference/tools/policy-simulator.html',
    example: 'The same key deletes it, against a deny',
    report: 'The request is refused with 403.',
    field: 'Policy documents',
    typed: '{"version":"2.0","permissions":[]}',
    typedReport: 'The version must be "1.0".',
    budget: 60,
  },
  {
    name: 'Credential inspector',
    address: 'reference/tools/credential-inspector.html',
    example: 'Credential, changed after signing',
    report: 'Signature check returned false.',
    field: 'Credential',
    typed: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    typedReport: 'JSON Web Key. It is decoded and explained',
    budget: 120,
  },
];

const benchOf = (page: Page, { name }: ToolRow) => page.getByRole('region', { name });
const statusOf = (page: Page, tool: ToolRow) => benchOf(page, tool).locator('.bench__summary [role="status"]');

/** Chooses an example, and waits for its report. */
async function openExample(page: Page, tool: ToolRow): Promise<void> {
  await benchOf(page, tool).getByLabel('Start from an example').selectOption(tool.example);
  await expect(statusOf(page, tool)).toContainText(tool.report);
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

    test('keeps nothing: a reload empties it, and no store and no address has the input', async ({ page }) => {
      await open(page, tool.address);
      await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
      );
      expect(kept).not.toContain(tool.typed.slice(2, 20));
      await page.reload();
      await expect(benchOf(page, tool).getByRole('textbox', { name: tool.field })).toHaveValue('');
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

    test('a link to share holds the input, and opens the tool with it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, tool.address);
      await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(tool.typed);
      await expect(statusOf(page, tool)).toContainText(tool.typedReport);
      await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
      await expect(benchOf(page, tool).getByText('Whoever has the link can read it')).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(address).hash).toMatch(/^#input=/);
      const other = await context.newPage();
      await other.goto(address);
      await expect(statusOf(other, tool)).toContainText(tool.typedReport);
      await expect(benchOf(other, tool).getByRole('textbox', { name: tool.field })).toHaveValue(tool.typed);
    });

    test('a private key goes into no link', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, tool.address);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      const key = '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"}';
      await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(key);
      await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
      await expect(benchOf(page, tool).getByText('The input holds a private key')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
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
        if (width > 700) return;
        await benchOf(page, tool).getByRole('tab', { name: 'Results' }).click();
        await expect(benchOf(page, tool).locator('.bench__report')).toBeVisible();
        await expect(benchOf(page, tool).getByRole('textbox', { name: tool.field })).toBeHidden();
        await expectNoAxeFindings(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('in forced colors every outcome has its shape and its word', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, tool.address);
      await openExample(page, tool);
      const mark = statusOf(page, tool).locator('.outcome');
      await expect(mark).not.toBeEmpty();
      expect(await mark.evaluate((node) => getComputedStyle(node, '::before').clipPath)).not.toBe('none');
    });

    test('without scripts the page reads without it', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(tool.address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.bench__panes')).toBeHidden();
      await expect(page.locator('.bench')).toHaveText(/needs JavaScript/);
      await context.close();
    });
  });
}

test('what was pressed before the script was there counts', async ({ page }) => {
  const [tool] = TOOLS;
  await page.route(/static\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(tool.address, { waitUntil: 'commit' });
  await page.locator('.bench select').selectOption(tool.example);
  await expect(statusOf(page, tool)).toContainText(tool.report, { timeout: 20_000 });
});

test('what is said while a tool still opens stays, and what is typed goes before what a link brings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = TOOLS.find(({ name }) => name === 'Error decoder') as ToolRow;
  const bench = benchOf(page, tool);
  const field = bench.getByRole('textbox', { name: tool.field });
  await open(page, tool.address);
  await field.fill(tool.typed);
  await bench.getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(bench.getByText('Whoever has the link can read it')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const letWorker = await hold(page, /tool-error-decoder/);
  const id = await bench.getByRole('option', { name: tool.example }).getAttribute('value');
  await page.goto('about:blank');
  await page.goto(`${tool.address}#example=${id}`, { waitUntil: 'domcontentloaded' });
  await bench.getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(bench.getByText('There is nothing to share yet.')).toBeVisible();
  letWorker();
  await expect(statusOf(page, tool)).toContainText(tool.report);
  await expect(bench.getByText('There is nothing to share yet.')).toBeVisible();

  const letShell = await hold(page, /static\/js\/async\/tools\./);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await field.fill('{"status":429}');
  letShell();
  await expect(statusOf(page, tool)).not.toBeEmpty();
  await expect(field).toHaveValue('{"status":429}');
});

test('a link with an input opens a tool that works without a network too', async ({ page, context }) => {
  const tool = TOOLS.find(({ name }) => name === 'Credential inspector') as ToolRow;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, tool.address);
  await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(tool.typed);
  await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(benchOf(page, tool).getByText('Whoever has the link can read it')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
  await context.setOffline(true);
  await openExample(page, tool);
});

test('a QR code is read without a network once the inspector is open', async ({ page, context }) => {
  const tool = TOOLS.find(({ name }) => name === 'Credential inspector') as ToolRow;
  await open(page, tool.address);
  await benchOf(page, tool).getByRole('textbox', { name: tool.field }).focus();
  await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  const buffer = pngOf(tool.typed);
  const picker = benchOf(page, tool).locator('input[type="file"]').first();
  await picker.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('a tool ends with its page, and is there again on the way back', async ({ page }) => {
  const tool = TOOLS.find(({ name }) => name === 'Error decoder') as ToolRow;
  await open(page, tool.address);
  await openExample(page, tool);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Error reference' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error reference' })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await openExample(page, tool);
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
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('{"cors": {}}');
  await page.keyboard.press('Control+Space');
  await expect(options.first()).toContainText('enabled');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(field).toBeFocused();
});

test('the DID resolver asks no address by itself, and says where the document is', async ({ page }) => {
  await open(page, 'reference/tools/did-resolver.html');
  const bench = page.getByRole('region', { name: 'DID resolver' });
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) others.push(request.url());
  });
  await bench.getByRole('textbox', { name: 'DID or DID URL' }).fill('did:web:example.com:issuers:42');
  const address = bench.getByRole('link', { name: 'https://example.com/issuers/42/did.json' });
  await expect(address).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(bench.getByText('This site asks no other host')).toBeVisible();
  await bench.getByRole('textbox', { name: 'DID document or log' }).fill('{"id":"did:web:example.com:issuers:42"}');
  await expect(bench.getByText('All 8 steps pass, and the answer is 200.')).toBeVisible();
  expect(others).toEqual([]);
});
