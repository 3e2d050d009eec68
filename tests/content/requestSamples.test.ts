import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../plugins/openapi/samples/sampleRequest.ts';
import { newShell } from '../../plugins/requests/curl.ts';
import { matchOperation } from '../../plugins/requests/matchOperation.ts';
import { checkRequest } from '../../plugins/requests/requests.ts';
import { readShell } from '../../plugins/requests/shell.ts';
import { descriptions, root } from './apiDescriptions.ts';
import { type OperationSample, operationSamples } from './requestSamples/allSamples.ts';
import { type Received, startRecorder } from './requestSamples/recorder.ts';
import {
  bearer,
  freshFolder,
  isInstalled,
  type Runner,
  run,
  runners,
  writeGoModule,
} from './requestSamples/runners.ts';

const codeOf = (fence: string) => new Map(operationSamples.map(({ name, code }) => [name, code[fence]]));
const firsts = operationSamples.filter(
  (sample, index) => operationSamples.findIndex(({ operation }) => operation === sample.operation) === index,
);

test('every operation has samples', () => {
  expect(firsts.length).toBe(descriptions.flatMap(({ operations }) => operations).length);
  expect(firsts.length).toBeGreaterThan(60);
  expect(operationSamples.length).toBeGreaterThan(firsts.length);
});

describe('samples are right as programs', () => {
  test('curl parses, and calls the operation', () => {
    for (const { name, code, operation, request } of operationSamples) {
      const { stderr } = spawnSync('bash', ['-n'], { input: code.bash, encoding: 'utf8' });
      expect(stderr, name).toBe('');
      const [view] = readShell(code.bash, newShell());
      if (operation.method === 'HEAD') continue;
      const match = matchOperation(descriptions, view.call.method, new URL(view.call.url));
      expect(match?.operation.id, name).toBe(operation.id);
      if (match && match.description.name !== 'gateway') expect(checkRequest(match, view.call), name).toEqual([]);
      expect(view.call.headers.some(([header]) => header === 'Authorization')).toBe(request.hasKey);
    }
  });

  test('TypeScript type-checks', () => {
    const folder = freshFolder('request-samples-ts');
    for (const [name, code] of codeOf('ts')) writeFileSync(path.join(folder, `${name}.ts`), `${code}\n`);
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      lib: ['ES2023', 'DOM'],
      strict: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      skipLibCheck: true,
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
    expect(readdirSync(folder)).toHaveLength(operationSamples.length + 1);
  });

  test('Python compiles', ({ skip }) => {
    if (!isInstalled('python3', '--version')) skip('Python is not installed');
    const program = 'import json, sys\nfor name, code in json.load(sys.stdin): compile(code, name, "exec")';
    const { status, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify([...codeOf('python')]),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('Go has the form of gofmt, and passes go vet', ({ skip }) => {
    if (!isInstalled('go', 'version')) skip('Go is not installed');
    const folder = freshFolder('request-samples-go');
    writeGoModule(folder, codeOf('go'));
    const format = spawnSync('gofmt', ['-e', '-l', '.'], { cwd: folder, encoding: 'utf8' });
    expect(format.stdout + format.stderr).toBe('');
    const vet = spawnSync('go', ['vet', './...'], { cwd: folder, encoding: 'utf8' });
    expect(vet.stderr).toBe('');
    expect(vet.status).toBe(0);
  });
});

/** Fields of what a server got that the samples decide. */
function whatWasSent({ method, path: target, headers, body }: Received, { server }: OperationSample) {
  const url = new URL(server + target);
  // The charset of a form is of no interest.
  const type = headers['content-type']?.replace(/;charset=.*/i, '');
  const match = matchOperation(descriptions, method, url);
  return {
    operation: match?.operation.id,
    path: { ...match?.variables },
    query: url.search,
    authorization: headers.authorization,
    accept: headers.accept,
    type,
    body: type?.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
  };
}

/** What the description says that has to be sent. */
function whatToSend(sample: OperationSample) {
  const { description, operation, request, server } = sample;
  const variables = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => [parameter.name, examplesOf(description.document, parameter)[0].value]);
  const host = matchOperation([description], operation.method, new URL(request.url));
  const inHost = Object.entries(host?.variables ?? {}).filter(([name]) => !operation.path.includes(`{${name}}`));
  expect(server).toBe(new URL(request.url).origin);
  return {
    operation: operation.id,
    path: Object.fromEntries([...inHost, ...variables]),
    query: '',
    authorization: (operation.security ?? []).length > 0 ? bearer : undefined,
    type: request.body?.mediaType,
    body: request.body?.value ?? {},
  };
}

describe.each(runners.map((runner): [string, Runner] => [runner.fence, runner]))('%s samples run', (fence, runner) => {
  test('and send the example of their operation', { timeout: 240_000 }, async ({ skip }) => {
    if (runner.missing) skip(runner.missing);
    const byName = new Map(operationSamples.map((sample) => [sample.name, sample]));
    const recorder = await startRecorder((name) =>
      byName.get(name)?.request.responseKind === 'none' ? { status: 204 } : { status: 200, body: '{"ok":true}\n' },
    );
    const folder = freshFolder(`request-samples-run-${fence}`);
    const programs = operationSamples.map(({ name, server, code }): [string, string] => [
      name,
      code[fence].replaceAll(server, recorder.hostOf(name)),
    ]);
    runner.prepare(folder, new Map(programs));
    const names = operationSamples.map(({ name }) => name);
    const { status, output } = await run(runner.command(folder, names));
    expect(status, output).toBe(0);
    expect(output.trim().split('\n').length).toBeGreaterThanOrEqual(names.length);
    for (const sample of operationSamples) {
      const received = recorder.received.get(sample.name) ?? [];
      expect(received, sample.name).toHaveLength(1);
      const { accept, ...sent } = whatWasSent(received[0], sample);
      expect(sent, sample.name).toEqual(whatToSend(sample));
      const wanted = sample.request.headers.find(([name]) => name === 'Accept')?.[1];
      if (wanted) expect(accept, sample.name).toBe(wanted);
    }
    await recorder.close();
    expect(recorder.received.size).toBe(operationSamples.length);
  });

  test('and fail on an error status, with what the answer says', { timeout: 60_000 }, async ({ skip }) => {
    if (runner.missing) skip(runner.missing);
    const sample = operationSamples.find(({ operation }) => operation.id === 'verifyCredential');
    if (!sample) throw new Error('No sample of verifyCredential.');
    const recorder = await startRecorder(() => ({ status: 422, body: '{"data":["told"]}' }));
    const folder = freshFolder(`request-samples-fail-${fence}`);
    const { name, server, code } = sample;
    runner.prepare(folder, new Map([[name, code[fence].replaceAll(server, recorder.hostOf(name))]]));
    const { status, output } = await run(runner.command(folder, [name]));
    await recorder.close();
    expect(status).not.toBe(0);
    expect(output).toContain('422');
    expect(output).toContain('{"data":["told"]}');
  });
});
