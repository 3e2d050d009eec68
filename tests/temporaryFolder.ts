import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all tests of a run one folder for what they write, and removes it at the end, however they end. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Programs that the tests start may run as another user, as nginx does.
  chmodSync(folder, 0o755);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
