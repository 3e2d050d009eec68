import path from 'node:path';

/** Folder of the repository, wherever a script was started. */
export const repositoryRoot = path.dirname(import.meta.dirname);
