import { builtSite } from './builtSite.ts';
import { readFlags, rejectCall } from './flags.ts';
import { verifySite } from './verify/verifySite.ts';

const usage = `npm run verify -- <address of the site>
Compares what a host sends with the built site: the content, status and headers of each file.
Exits with 1 if something differs, and with 2 if the host can't be reached.`;
/** Differences that are printed. A wrong header is wrong for each file. */
const SHOWN = 40;

const { positionals } = readFlags(usage, { allowPositionals: true, options: {} });
const [address = ''] = positionals;
if (!URL.canParse(address)) rejectCall(`"${address}" is no address.`, usage);
const dir = builtSite();
if (dir === undefined) process.exit(2);
try {
  const differences = await verifySite(dir, address.replace(/\/*$/, '/'));
  for (const { file, what } of differences.slice(0, SHOWN)) console.log(`${file}: ${what}`);
  const hidden = differences.length - SHOWN;
  if (hidden > 0) console.log(`… and ${hidden} more`);
  console.log(differences.length === 0 ? 'The host sends what was built.' : 'The host and the build differ.');
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`${address} can't be reached: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 2;
}
