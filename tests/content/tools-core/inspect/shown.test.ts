import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect } from '../../../../tools-core/verify/index.ts';
import { read } from '../../examples/published.ts';
import { inspectionLines } from '../reportLines.ts';
import { settingsOf } from '../samples.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/said/examples');

/** One of each format that the site publishes. `-u` writes them anew: read what changed. */
describe('all that the inspector shows of an example', () => {
  test.each([
    'certificates/root.pem',
    'certificates/vical.txt',
    'credentials/employee-listed-revoked.sd-jwt',
    'credentials/employee-portable.jose.jwt',
    'credentials/employee-tampered.json',
    'credentials/employee-v1.json',
    'credentials/employee-x5c.sd-jwt',
    'credentials/employee.sd-jwt-kb',
    'credentials/employee.vc.jwt',
    'did/issuer.did.json',
    'did/issuer.did-jwk.json',
    'did/issuer.did-key.json',
    'mdoc/device-response.txt',
    'mdoc/issuer-signed.txt',
    'presentations/presentation.json',
    'presentations/presentation.vp.jwt',
    'queries/authorization-request.json',
    'queries/dcql-response.json',
    'queries/request-object.jwt',
    'status/revocation-list.json',
    'status/token-status-list.jwt',
  ])('%s', async (file) => {
    const [text, settings] = [read(file), settingsOf(file)];
    const lines = inspectionLines(await inspect(text, settings), settings, { input: text }, true);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(folder, `${file.replace('/', '-')}.txt`));
  });
});
