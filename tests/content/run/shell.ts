import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What a sample printed. */
export interface Printed {
  status: number;
  stdout: string;
  stderr: string;
}

/** One shell for the samples of a page, so that variables, functions and the folder stay from sample to sample. */
export class Shell {
  private readonly process: ChildProcess;
  private readonly done: Interface;
  /** Answers in place of a sample that ends the shell itself. */
  private readonly died: Promise<string>;
  private readonly scratch: string;
  /** Programs of readers listen on 8080; here each run has a port of its own, outside of what systems hand out. */
  readonly port = randomInt(20_000, 32_000);
  private count = 0;

  /** @param root folder whose packages scripts may use */
  constructor(root: string) {
    this.scratch = mkdtempSync(path.join(tmpdir(), 'page-'));
    const folder = path.join(this.scratch, 'work');
    const bin = path.join(this.scratch, 'bin');
    mkdirSync(folder);
    // Stands for what `npm install` would bring.
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    mkdirSync(bin);
    writeNpx(bin);
    this.process = spawn('bash', ['--noprofile', '--norc'], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      // A group of its own, so that programs which a page leaves running end with the shell.
      detached: true,
      env: {
        PATH: [bin, process.env.PATH].join(path.delimiter),
        HOME: this.scratch,
        npm_config_update_notifier: 'false',
        npm_config_offline: 'true',
        LANG: 'C.UTF-8',
        PORT: String(this.port),
        PYTHONDONTWRITEBYTECODE: '1',
        // Compiled once, the standard library of Go serves every page.
        GOCACHE: process.env.GOCACHE ?? path.join(homedir(), '.cache/go-build'),
      },
    });
    this.died = new Promise((resolve) => this.process.once('exit', () => resolve('1')));
    this.done = createInterface({ input: this.process.stdio[3] as Readable });
  }

  /** Runs a sample as it stands. `input` is what the reader types or pastes. */
  async run(code: string, input = ''): Promise<Printed> {
    const file = (name: string) => path.join(this.scratch, `${name}.${this.count}`);
    this.count++;
    writeFileSync(file('code'), `${code}\n`);
    writeFileSync(file('input'), input);
    const ended = new Promise<string>((resolve) => this.done.once('line', resolve));
    const streams = `<'${file('input')}' >'${file('out')}' 2>'${file('err')}'`;
    this.process.stdin?.write(`source '${file('code')}' ${streams}; echo $? >&3\n`);
    const status = Number(await Promise.race([ended, this.died]));
    return { status, stdout: readFileSync(file('out'), 'utf8'), stderr: readFileSync(file('err'), 'utf8') };
  }

  /** Folder in which the reader is now. */
  async currentFolder(): Promise<string> {
    return (await this.run('pwd')).stdout.trim();
  }

  close(): void {
    endGroup(this.process.pid);
    rmSync(this.scratch, { recursive: true, force: true });
  }
}

/** Ends a shell with everything that it started; nothing where all of it has ended already. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * An `npx` that starts what stands in `node_modules` at once: npm itself takes longer to start than the program. Anything
 * else that it is asked goes to npm.
 */
function writeNpx(bin: string): void {
  writeCommand(
    bin,
    'npx',
    (npx) => `arguments=("$@")
[[ "$1" == --yes ]] && shift
[[ "$1" != -* && -x "node_modules/.bin/$1" ]] && exec "node_modules/.bin/$1" "\${@:2}"
exec "${npx}" "\${arguments[@]}"`,
  );
}

/** Puts a script in front of a command; nothing where the machine has no such command. */
function writeCommand(bin: string, name: string, script: (command: string) => string): void {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const command = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!command) return;
  writeFileSync(path.join(bin, name), `#!/bin/bash\n${script(command)}\n`);
  chmodSync(path.join(bin, name), 0o755);
}
