import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../apiDescriptions.ts';

/** How a program ended. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs the samples of one language, each under its name. */
export interface Runner {
  fence: string;
  /** Why this machine cannot run them. */
  missing: string | undefined;
  /** Prepares the programs of a folder, by their names. */
  prepare(folder: string, programs: Map<string, string>): void;
  /** Command that runs one of them. */
  command(folder: string, name: string): [string, ...string[]];
}

const SECRET = '0f'.repeat(32);

/** Environment of the samples: a secret, and no proxy between them and this machine. */
const environment = {
  ...process.env,
  API_SECRET: SECRET,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
  GOFLAGS: '-mod=mod',
  GO111MODULE: 'on',
};

export const bearer = `Bearer ${SECRET}`;

/** Whether a program can be run. */
export function isInstalled(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** An empty folder below `test-results`. */
export function freshFolder(name: string): string {
  const folder = path.join(root, 'test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function writeAll(extension: string) {
  return (folder: string, programs: Map<string, string>) => {
    for (const [name, code] of programs) writeFileSync(path.join(folder, name + extension), code);
  };
}

/** Writes each program as a package of one module, as Go wants it. */
export function writeGoModule(folder: string, programs: Map<string, string>): void {
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  for (const [name, code] of programs) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'main.go'), `${code}\n`);
  }
}

const goMissing = isInstalled('go', 'version') ? undefined : 'Go is not installed';

export const runners: Runner[] = [
  {
    fence: 'bash',
    missing: isInstalled('curl', '--version') ? undefined : 'curl is not installed',
    prepare: writeAll('.sh'),
    command: (folder, name) => ['bash', path.join(folder, `${name}.sh`)],
  },
  {
    fence: 'ts',
    missing: undefined,
    // The samples hold no types of their own, so Node takes them as they are.
    prepare: writeAll('.mjs'),
    command: (folder, name) => [process.execPath, path.join(folder, `${name}.mjs`)],
  },
  {
    fence: 'python',
    missing: isInstalled('python3', '--version') ? undefined : 'Python is not installed',
    prepare: writeAll('.py'),
    command: (folder, name) => ['python3', path.join(folder, `${name}.py`)],
  },
  {
    fence: 'go',
    missing: goMissing,
    prepare: (folder, programs) => {
      writeGoModule(folder, programs);
      mkdirSync(path.join(folder, 'bin'));
      const { status, stderr } = spawnSync('go', ['build', '-o', 'bin/', './...'], {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    },
    command: (folder, name) => [path.join(folder, 'bin', name)],
  },
];

/** Runs a program and collects all that it prints. */
export function run([program, ...args]: [string, ...string[]]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: environment });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** Runs programs, as many at a time as the machine has cores. */
export async function runAll<Item>(items: Item[], work: (item: Item) => Promise<void>, width = 4): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
