import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../../scripts/debian.ts';

const TOOLS = ['bash', 'curl', 'jq'];

/** Whether a command ends well; a shim of a language that is not there does not. */
const isThere = (command: string) => spawnSync('bash', ['-c', command]).status === 0;

/** Languages that only some samples need and this machine lacks. */
export const missingLanguages: ReadonlySet<string> = new Set([
  ...(isThere('python3 --version') ? [] : ['python']),
  ...(isThere('go version') ? [] : ['go']),
]);

/** Commands that the samples of pages use and this machine lacks, after an attempt to install them. */
export function missingTools(): string[] {
  const missing = TOOLS.filter((tool) => !isThere(`${tool} --version`));
  if (missing.length > 0) installDebianPackages(...missing);
  return missing.filter((tool) => !isThere(`${tool} --version`));
}
