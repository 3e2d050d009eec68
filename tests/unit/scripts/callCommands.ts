import { pathToFileURL } from 'node:url';

/** What came of a call. */
export interface Called {
  /** Undefined where the command did not end by itself before its work was done. */
  status?: number;
  stdout: string;
  stderr: string;
}

/** Ends a command as `process.exit` does, and not this process. */
class Ended extends Error {
  status: number;
  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

/**
 * Calls commands one after the other in one process, which loads what they share once. The argument is a JSON list of
 * calls, each a file with its arguments; what is printed is one of what came of them.
 */
const print = console.log;
const all: Called[] = [];
process.exit = (status) => {
  throw new Ended(Number(status));
};
for (const [at, [file, ...args]] of (JSON.parse(process.argv[2]) as string[][]).entries()) {
  const called: Called = { stdout: '', stderr: '' };
  console.log = (text) => {
    called.stdout += `${text}\n`;
  };
  console.error = (text) => {
    called.stderr += `${text}\n`;
  };
  process.argv = [process.execPath, file, ...args];
  try {
    // Each call is a module of its own, since one file may be several commands.
    await import(`${pathToFileURL(file)}?call=${at}`);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    called.status = error.status;
  }
  all.push(called);
}
print(JSON.stringify(all));
