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
  /** Command that runs some of them, one after the other, and ends with the first that fails. */
  command(folder: string, names: string[]): [string, ...string[]];
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

/** A program of Go as a package that another program calls: to link one for each sample takes longer than all else. */
function asPackage(name: string, code: string): string {
  const called = code.replace(/^package main$/m, 'package sample').replace(/^func main\(\) \{$/m, 'func Main() {');
  if (!/^package sample$/m.test(called) || !/^func Main\(\) \{$/m.test(called)) {
    throw new Error(`${name} is no whole program of Go.`);
  }
  return called;
}

/** A program that runs the samples whose names it is given. One that fails ends it. */
function goRunner(names: string[]): string {
  const imports = names.map((name, index) => `\ts${index} "samples/${name}"`);
  const calls = names.map((name, index) => `\t"${name}": s${index}.Main,`);
  return `package main

import (
\t"os"
${imports.join('\n')}
)

var samples = map[string]func(){
${calls.join('\n')}
}

func main() {
\tfor _, name := range os.Args[1:] {
\t\tsamples[name]()
\t}
}
`;
}

function eachOf(command: string, folder: string, names: string[], extension: string): [string, ...string[]] {
  const files = names.map((name) => path.join(folder, name + extension));
  return ['bash', '-c', `for program; do ${command} || exit 1; done`, 'bash', ...files];
}

const goMissing = isInstalled('go', 'version') ? undefined : 'Go is not installed';

export const runners: Runner[] = [
  {
    fence: 'bash',
    missing: isInstalled('curl', '--version') ? undefined : 'curl is not installed',
    prepare: writeAll('.sh'),
    command: (folder, names) => eachOf('bash "$program"', folder, names, '.sh'),
  },
  {
    fence: 'ts',
    missing: undefined,
    // The samples hold no types of their own, so Node takes them as they are.
    prepare: writeAll('.mjs'),
    command: (folder, names) => {
      const program = '(async () => { for (const file of process.argv.slice(1)) await import(file); })()';
      return [process.execPath, '-e', program, ...names.map((name) => path.join(folder, `${name}.mjs`))];
    },
  },
  {
    fence: 'python',
    missing: isInstalled('python3', '--version') ? undefined : 'Python is not installed',
    prepare: writeAll('.py'),
    command: (folder, names) => {
      const program = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)';
      return ['python3', '-c', program, ...names.map((name) => path.join(folder, `${name}.py`))];
    },
  },
  {
    fence: 'go',
    missing: goMissing,
    prepare: (folder, programs) => {
      writeGoModule(folder, new Map([...programs].map(([name, code]) => [name, asPackage(name, code)])));
      writeFileSync(path.join(folder, 'main.go'), goRunner([...programs.keys()]));
      const { status, stderr } = spawnSync('go', ['build', '-o', 'samples', '.'], {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    },
    command: (folder, names) => [path.join(folder, 'samples'), ...names],
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
