import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import path from 'node:path';
import { installDebianPackages } from '../../../scripts/debian.ts';

/** A web server that the build writes a configuration for. */
export interface Host {
  name: string;
  /** The program, which is also the name of its package in Debian. */
  program: string;
  /** Its configuration, as `hostFiles` names it. */
  file: string;
  /** Writes what the program needs beside the configuration, and says how it is started. */
  command: (folder: string, config: string) => [program: string, ...args: string[]];
}

const APACHE_MODULES = '/usr/lib/apache2/modules';

export const HOSTS: Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    file: 'nginx.conf',
    command(folder, config) {
      const main = path.join(folder, 'main.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        main,
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
        events {}
        http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${config}; }`,
      );
      return ['nginx', '-e', `${folder}/error.log`, '-p', folder, '-c', main];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    file: 'Caddyfile',
    command(folder, config) {
      const main = path.join(folder, 'Caddyfile');
      writeFileSync(main, `{\n\tadmin off\n}\n${readFileSync(config, 'utf8')}`);
      return ['caddy', 'run', '--config', main, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    file: 'apache.conf',
    command(folder, config) {
      const main = path.join(folder, 'main.conf');
      const names = 'mpm_event authz_core brotli deflate dir filter headers mime alias rewrite setenvif'.split(' ');
      const modules = names.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`);
      const port = /:(\d+)>/.exec(readFileSync(config, 'utf8'))?.[1];
      writeFileSync(
        main,
        [
          `ServerRoot ${folder}`,
          'ServerName 127.0.0.1',
          `PidFile ${folder}/apache.pid`,
          `ErrorLog ${folder}/error.log`,
          `Listen 127.0.0.1:${port}`,
          ...modules,
          'TypesConfig /etc/mime.types',
          // As Debian's deflate.conf has it.
          'AddOutputFilterByType DEFLATE text/html',
          `Include ${config}`,
        ].join('\n'),
      );
      return ['apache2', '-X', '-f', main];
    },
  },
];

/** Finds a host, or installs it in a CI that may. Elsewhere nothing is installed for a test. */
export function hasHost({ program }: Host): boolean {
  if (findProgram(program)) return true;
  // Debian starts a server that it installs, unless the machine says that it is going down.
  if (process.env.CI) process.env.RUNLEVEL = '1';
  return Boolean(process.env.CI) && installDebianPackages(program, 'media-types') && findProgram(program);
}

function findProgram(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

/**
 * Starts a host with its configuration, in which only folder and port are different.
 * @param written the configuration
 * @param root contains the site in its folder `docs`
 * @param folder is where the host may write
 */
export async function startHost(
  host: Host,
  written: string,
  root: string,
  folder: string,
  port: number,
): Promise<() => void> {
  const config = path.join(folder, `site-${host.file}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, written.replaceAll('/srv/site', root).replaceAll('8080', String(port)));
  const [program, ...args] = host.command(folder, config);
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  await answering(child, port, () => said + logOf(folder));
  return () => child.kill();
}

async function answering(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let end = Date.now() + 20_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`The host ended.\n${said()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/docs/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`The host does not answer.\n${said()}`);
}

function logOf(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** Asks for the address as it is, where `fetch` would fix it first. */
export function ask(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path: address, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part) => {
        body += part;
      });
      response.on('end', () => {
        const header = (name: string) => [response.headers[name.toLowerCase()] ?? []].flat().join(' | ');
        resolve({ status: response.statusCode ?? 0, body, header });
      });
    });
    request.on('error', reject).end();
  });
}

export interface Answer {
  status: number;
  body: string;
  /** The value of a header; several of one name are parted by a bar, empty where there is none. */
  header: (name: string) => string;
}
