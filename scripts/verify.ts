import { builtSite } from './builtSite.ts';
import { exitWithUsage, readFlags } from './flags.ts';
import { listDifferences, verifySite } from './verify/verifySite.ts';

const usage = `npm run verify -- <address of the site>
Compares what a host sends with the built site: the content, status and headers of each file.
Exits with 1 if something differs, and with 2 if the host can't be reached.`;

const { positionals } = readFlags(usage, { allowPositionals: true, options: {} });
const [address = ''] = positionals;
if (!URL.canParse(address)) exitWithUsage(`"${address}" is no address.`, usage);
const dir = builtSite();
if (dir === undefined) process.exit(2);
try {
  const differences = await verifySite(dir, address.replace(/\/*$/, '/'));
  for (const line of listDifferences(differences)) console.log(line);
  console.log(differences.length === 0 ? 'The host sends what was built.' : 'The host and the build differ.');
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`${address} can't be reached: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 2;
}
