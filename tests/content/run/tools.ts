import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../../scripts/debian.ts';

const TOOLS = ['bash', 'curl', 'jq'];

const isThere = (tool: string) => spawnSync('bash', ['-c', `command -v ${tool}`]).status === 0;

/** Commands that the samples of pages use and this machine lacks, after an attempt to install them. */
export function missingTools(): string[] {
  const missing = TOOLS.filter((tool) => !isThere(tool));
  if (missing.length > 0) installDebianPackages(...missing);
  return missing.filter((tool) => !isThere(tool));
}
