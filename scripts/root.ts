import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, wherever a script was started. */
export const repositoryRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
