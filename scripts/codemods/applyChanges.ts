import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, runTool } from '../run.ts';
import type { Change } from './site.ts';

/** Says what a chore does, a line for each file. */
export function describeChanges(changes: Change[], exists: (file: string) => boolean): string {
  return changes
    .map((change) => {
      if (change.kind === 'move') return `move    ${change.file} to ${change.to}`;
      if (change.kind === 'delete') return `delete  ${change.file}`;
      return `${exists(change.file) ? 'change' : 'write '}  ${change.file}`;
    })
    .join('\n');
}

/** Does what a chore planned, and formats what it wrote. */
export function applyChanges(root: string, changes: Change[]): void {
  const written: string[] = [];
  for (const change of changes) {
    const file = path.join(root, change.file);
    if (change.kind === 'delete') rmSync(file);
    else if (change.kind === 'move') {
      mkdirSync(path.dirname(path.join(root, change.to)), { recursive: true });
      renameSync(file, path.join(root, change.to));
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, change.text);
      if (file.endsWith('.json')) written.push(file);
    }
  }
  // The formatter knows the repository only.
  if (written.length > 0 && root === repositoryRoot)
    runTool('biome', ['format', '--write', ...written.filter(existsSync)]);
}
