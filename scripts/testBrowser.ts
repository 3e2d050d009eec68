import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '../plugins/shared/site.ts';
import { POLICY_FILE } from '../plugins/staticPages/contentPolicy.ts';
import { provideChromium, provideFirefox } from './browsers.ts';
import { builtSite } from './builtSite.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot, runProgram } from './run.ts';
import { createStaticServer, listen } from './staticServer.ts';

const FIRST_PORT = 4300;
/** Ways of Playwright to show what a test does. */
const WINDOWED = /^--(?:headed|ui|debug)\b/;

/**
 * Runs the browser tests on the built site, which a good and a strict static host serve meanwhile.
 * @param args what to hand on to Playwright, such as a file name or `--headed`
 * @param more variables for the tests
 * @param niceness how far they give way to what runs beside them, from 0 to 19
 */
export async function testBrowser(args: string[], more: Record<string, string> = {}, niceness = 0): Promise<boolean> {
  const dir = builtSite();
  if (dir === undefined) return false;
  const isFirefox = args[0] === '--firefox';
  let executable: string;
  let ofReaders: string;
  let firefox: string | undefined;
  try {
    if (isFirefox) firefox = provideFirefox();
    ofReaders = provideChromium('readers');
    executable = args.some((arg) => WINDOWED.test(arg)) ? ofReaders : provideChromium('tests');
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  // Everything has to work under the policy that the build hands to whoever serves the site.
  const policy = readFileSync(path.join(dir, POLICY_FILE), 'utf8').trim();
  const good = createStaticServer({ dir, base: BASE, policy });
  const strict = createStaticServer({ dir, base: BASE, strict: true, policy });
  const port = await listen(good, FIRST_PORT);
  const strictPort = await listen(strict, port + 1);
  const env = {
    ...more,
    ...(isFirefox && { TEST_BROWSER: 'firefox', FIREFOX_PATH: firefox ?? '' }),
    CHROMIUM_PATH: executable,
    READERS_CHROMIUM_PATH: ofReaders,
    SITE_URL: `http://127.0.0.1:${port}`,
    STRICT_URL: `http://127.0.0.1:${strictPort}`,
  };
  const config = path.join(repositoryRoot, 'tests', 'browser', 'playwright.config.ts');
  const own = args.slice(isFirefox ? 1 : 0);
  const hasPassed = await runProgram('playwright', ['test', '--config', config, ...own], { env, niceness });
  good.close();
  strict.close();
  return hasPassed;
}

const usage = `npm run test:browser -- [files] [options of Playwright]
Runs the browser tests on the built site, which a good and a strict static host serve meanwhile. It needs a build.
  --firefox   as the first option: the tests of reading, search and navigation, in Playwright's Firefox or the system's
  -g <text>   only tests whose title has it
  --headed    shows the browser
  --debug     stops at each step`;

if (process.argv[1] === import.meta.filename) {
  // Playwright reads its options itself, and rejects those that it doesn't know.
  readFlags(usage, { strict: false });
  process.exitCode = (await testBrowser(process.argv.slice(2))) ? 0 : 1;
}
