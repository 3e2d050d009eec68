import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { disclosuresOf } from '../../../tests/platform/verify/sdJwt.ts';
import { type Example, type ExampleEntry, jsonExample, textExample } from '../catalogue.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { base64url } from '../sign/keys.ts';
import { issueSdJwt, presentSdJwt } from '../sign/sdJwt.ts';
import { credentialSignerCertificate } from './certificates.ts';
import * as make from './credentials.ts';
import { decodedMdoc, employeeMdoc, presentedMdoc } from './mdoc.ts';
import * as story from './story.ts';

const { keys, times, ISSUER, ISSUER_KEYS } = story;

const PORTABLE_ID = '6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c21';

const inToken = (
  name: string,
  mediaType: string,
  row: Omit<ExampleEntry, 'path' | 'kind' | 'mediaType'>,
  token: string,
): Example => textExample({ path: `credentials/${name}`, kind: 'credential', mediaType, ...row }, token);

/** A view of a token for readers: `employee.vc.jwt` is shown by `employee.vc-jwt.decoded.json`. */
export function decodedExample(of: string, title: string, value: JsonObject): Example {
  const path = `${of.replace(/\.(\w+)\.jwt$/, '.$1-jwt')}.decoded.json`;
  return jsonExample({ path, title, kind: 'decoded', mediaType: 'application/json', of }, value);
}

/** The credential as JWT of version 1.1, by VC JOSE COSE, and changed after signing. */
export function jwtCredentials(): { made: { vcJwt: string; joseJwt: string }; examples: Example[] } {
  const kid = ISSUER_KEYS.jose;
  const payload = make.employeeJwtPayload('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c17');
  const vcJwt = signToken({ typ: 'JWT', kid }, payload, keys.issuerJose);
  const credential = make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c18');
  const joseJwt = signToken({ typ: 'vc+jwt', cty: 'vc', kid }, credential, keys.issuerJose);
  const portable = make.portableEmployee(PORTABLE_ID, times.validUntil, story.PORTABLE_JOSE_ISSUER);
  const portableJwt = signToken({ typ: 'vc+jwt', cty: 'vc', kid: story.PORTABLE_JOSE_KEY }, portable, keys.issuerJose);
  const [header, , signature] = vcJwt.split('.');
  const changed = base64url(JSON.stringify({ ...payload, vc: make.tampered(payload.vc as JsonObject) }));
  const verifies = { proof: 'JWS', outcome: 'verifies' } as const;
  const examples = [
    inToken(
      'employee.vc.jwt',
      'application/jwt',
      { title: 'Employee credential as JWT, VC Data Model 1.1', ...verifies },
      vcJwt,
    ),
    decodedExample('credentials/employee.vc.jwt', 'Header and payload of the JWT', decodeToken(vcJwt) as JsonObject),
    inToken(
      'employee-tampered.vc.jwt',
      'application/jwt',
      { title: 'Employee credential as JWT, changed after signing', proof: 'JWS', outcome: 'fails: proof' },
      `${header}.${changed}.${signature}`,
    ),
    inToken(
      'employee.jose.jwt',
      'application/vc+jwt',
      { title: 'Employee credential by VC JOSE COSE', ...verifies },
      joseJwt,
    ),
    decodedExample(
      'credentials/employee.jose.jwt',
      'Header and payload by VC JOSE COSE',
      decodeToken(joseJwt) as JsonObject,
    ),
    inToken(
      'employee-portable.jose.jwt',
      'application/vc+jwt',
      { title: 'Employee credential by VC JOSE COSE with nothing to look up', ...verifies },
      portableJwt,
    ),
    decodedExample(
      'credentials/employee-portable.jose.jwt',
      'Header and payload of the JWT with nothing to look up',
      decodeToken(portableJwt) as JsonObject,
    ),
    inToken(
      'employee-portable-tampered.jose.jwt',
      'application/vc+jwt',
      {
        title: 'Employee credential by VC JOSE COSE with nothing to look up, changed after signing',
        proof: 'JWS',
        outcome: 'fails: proof',
      },
      portableJwt.replace(/\.[^.]+\./, `.${base64url(JSON.stringify(make.tampered(portable)))}.`),
    ),
  ];
  return { made: { vcJwt, joseJwt }, examples };
}

/** Header, payload and disclosures of an SD-JWT, and the header and payload of its key binding. */
export function decodedSdJwt(token: string): JsonObject {
  const keyBinding = token.slice(token.lastIndexOf('~') + 1);
  return {
    ...decodeToken(token),
    disclosures: disclosuresOf(token) as unknown as JsonObject[],
    ...(keyBinding ? { keyBinding: decodeToken(keyBinding) } : {}),
  } as JsonObject;
}

/** The credential as SD-JWT VC: complete, presented, and with a certificate. */
export async function sdJwtCredentials(): Promise<{ presented: string; examples: Example[] }> {
  const { sdJwtDisclosable: disclosable, sdJwtPayload } = make;
  const type = 'application/dc+sd-jwt';
  const header = { typ: 'dc+sd-jwt', kid: ISSUER_KEYS.jose };
  const token = await issueSdJwt(header, sdJwtPayload(ISSUER), disclosable, keys.issuerJose);
  const presented = await presentSdJwt(token, {
    claims: ['employeeId', 'site'],
    key: keys.device,
    aud: story.CLIENT_ID,
    nonce: story.NONCE,
    iat: story.seconds(times.presented),
  });
  const x5c = [Buffer.from(credentialSignerCertificate).toString('base64')];
  const chained = await issueSdJwt(
    { typ: 'dc+sd-jwt', x5c },
    sdJwtPayload(story.CERTIFIED_ISSUER),
    disclosable,
    keys.credentialSigner,
  );
  const examples = [
    inToken(
      'employee.sd-jwt',
      type,
      { title: 'Employee credential as SD-JWT VC', proof: 'SD-JWT', outcome: 'verifies' },
      token,
    ),
    decodedExample('credentials/employee.sd-jwt', 'Parts of the SD-JWT VC', decodedSdJwt(token)),
    inToken(
      'employee.sd-jwt-kb',
      type,
      { title: 'SD-JWT VC with two claims and key binding', proof: 'SD-JWT+KB', outcome: 'verifies' },
      presented,
    ),
    decodedExample(
      'credentials/employee.sd-jwt-kb',
      'Parts of the SD-JWT VC with key binding',
      decodedSdJwt(presented),
    ),
    inToken(
      'employee-x5c.sd-jwt',
      type,
      { title: 'SD-JWT VC with a certificate of its issuer', proof: 'SD-JWT', outcome: 'verifies' },
      chained,
    ),
    decodedExample(
      'credentials/employee-x5c.sd-jwt',
      'Parts of the SD-JWT VC with a certificate',
      decodedSdJwt(chained),
    ),
  ];
  return { presented, examples };
}

/** The credential as mdoc. */
export function mdocCredentials(): Example[] {
  const mdoc = employeeMdoc();
  const path = 'mdoc/issuer-signed.txt';
  const entry = {
    path,
    title: 'Employee credential as mdoc, in base64url',
    proof: 'COSE_Sign1',
    outcome: 'verifies',
  } as const;
  return [
    textExample({ ...entry, kind: 'credential', mediaType: 'text/plain' }, base64url(mdoc)),
    textExample(
      {
        path: 'mdoc/device-response.txt',
        title: 'Presentation of two elements of the mdoc, in base64url',
        kind: 'presentation',
        mediaType: 'text/plain',
        proof: 'COSE_Sign1',
        outcome: 'verifies',
      },
      base64url(presentedMdoc(mdoc)),
    ),
    jsonExample(
      {
        path: 'mdoc/issuer-signed.decoded.json',
        title: 'Parts of the mdoc',
        kind: 'decoded',
        mediaType: 'application/json',
        of: path,
      },
      decodedMdoc(mdoc),
    ),
  ];
}
