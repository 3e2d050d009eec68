import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../../scripts/chromium.ts';
import { repositoryRoot, runTool } from '../../scripts/run.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';

const FIRST_PORT = 4500;

/** A fixture that was built into a temporary folder. */
export interface BuiltFixture {
  dir: string;
  remove: () => void;
}

/** Builds `tests/fixtures/<name>` with its own configuration. */
export function buildFixture(name: string, env: Record<string, string> = {}): BuiltFixture {
  const dir = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const config = path.join(repositoryRoot, 'tests', 'fixtures', name, 'rspress.config.ts');
  const built = runTool('rspress', ['build', '--config', config], { ...env, FIXTURE_OUT: dir, NODE_ENV: 'production' });
  if (!built) throw new Error(`The fixture ${name} was not built.`);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Serves a folder under `/docs/` and gives its address. */
export async function serveFixture(dir: string): Promise<{ address: string; server: Server }> {
  const server = createStaticServer({ dir, base: '/docs/', strict: true });
  const port = await listen(server, FIRST_PORT);
  return { address: `http://127.0.0.1:${port}/docs/`, server };
}

export function launchBrowser(): Promise<Browser> {
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
  return chromium.launch({ executablePath: provideChromium(), args });
}

/** Opens the search of the page in view and gives what the tests look at. */
export async function openSearch(page: Page) {
  // The labels differ by language.
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await input.waitFor();
  return { dialog, input, options: dialog.getByRole('option'), tabs: dialog.getByRole('tab') };
}
