import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples } from './spec.ts';

// What the steps of a page do not show: programs of guides with input that an attacker would choose.

describe('the program that compares issuers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'accept-'));
  const program = path.join(folder, 'accept.mjs');
  const accepted = 'did:web:example.com:issuers:42';
  const stranger = 'did:web:stranger.example';

  beforeAll(() => {
    const sample = samples.find(
      ({ page, title }) => page.file.endsWith('/accept-issuers.mdx') && title === 'accept.ts',
    );
    // Without its types: a loader for each run would take longer than the run.
    writeFileSync(program, transformSync(sample?.code ?? '', { loader: 'ts' }).code);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['one name', { iss: accepted }, 'accepted'],
    ['the same name twice', { iss: accepted, issuer: { id: accepted } }, 'accepted'],
    ['a name in the claim of version 1.1', { iss: accepted, vc: { issuer: accepted } }, 'accepted'],
    ['an accepted name beside that of the signer', { iss: accepted, issuer: stranger }, 'refused'],
    ['another name in the claim of version 1.1', { iss: accepted, vc: { issuer: { id: stranger } } }, 'refused'],
    ['a name that only begins like an accepted one', { issuer: `${accepted}0` }, 'refused'],
    ['no name', {}, 'refused'],
  ])('%s: %j is %s', (_title, payload, outcome) => {
    const file = path.join(folder, 'credential.jwt');
    writeFileSync(file, `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln\n`);
    const printed = execFileSync(process.execPath, [program, file], { encoding: 'utf8' });
    expect(printed.trim()).toBe(`${file} ${outcome}`);
  });
});
