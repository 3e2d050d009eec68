import type { JsonObject } from '../../../plugins/reference/jsonValue.ts';
import { type Example, type ExampleEntry, jsonExample, textExample } from '../catalogue.ts';
import { addProof, type CryptosuiteName } from '../sign/dataIntegrity.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { base64url } from '../sign/keys.ts';
import { issueSdJwt, presentSdJwt } from '../sign/sdJwt.ts';
import { disclosuresOf } from '../verify/sdJwt.ts';
import * as make from './credentials.ts';
import { resolve } from './didDocuments.ts';
import { decodedMdoc, employeeMdoc, signerCertificate } from './mdoc.ts';
import * as story from './story.ts';

const { keys, times, ISSUER, ISSUER_KEYS } = story;

/** Credentials that presentations carry. */
export interface Credentials {
  employee: JsonObject;
  vcJwt: string;
  joseJwt: string;
  presentedSdJwt: string;
}

const signers = {
  'eddsa-rdfc-2022': { key: keys.issuerEd25519, verificationMethod: ISSUER_KEYS.ed25519 },
  'eddsa-jcs-2022': { key: keys.issuerEd25519, verificationMethod: ISSUER_KEYS.ed25519 },
  'ecdsa-rdfc-2019': { key: keys.issuerP256, verificationMethod: ISSUER_KEYS.p256 },
  'ecdsa-jcs-2019': { key: keys.issuerP256, verificationMethod: ISSUER_KEYS.p256 },
};

/** Signs as the issuer. */
export const secure = (document: JsonObject, cryptosuite: CryptosuiteName): Promise<JsonObject> =>
  addProof(document, { cryptosuite, ...signers[cryptosuite], created: times.signed, resolve }) as Promise<JsonObject>;

const securePortable = (document: JsonObject): Promise<JsonObject> =>
  addProof(document, {
    cryptosuite: 'eddsa-rdfc-2022',
    key: keys.issuerEd25519,
    verificationMethod: story.PORTABLE_ISSUER_KEY,
    created: times.signed,
    resolve,
  }) as Promise<JsonObject>;

/** The same credential with another job title, which its issuer never signed. */
const tampered = (credential: JsonObject): JsonObject => ({
  ...credential,
  credentialSubject: { ...(credential.credentialSubject as JsonObject), jobTitle: 'Head of security' },
});

type Row = Omit<ExampleEntry, 'path' | 'kind' | 'mediaType'>;

const inJson = (name: string, row: Row, credential: JsonObject): Example =>
  jsonExample({ path: `credentials/${name}`, kind: 'credential', mediaType: 'application/vc', ...row }, credential);

const inToken = (name: string, mediaType: string, row: Row, token: string): Example =>
  textExample({ path: `credentials/${name}`, kind: 'credential', mediaType, ...row }, token);

/** A view of a token for readers. */
export const decodedExample = (of: string, title: string, value: JsonObject): Example =>
  jsonExample({ path: `${of.replace('.vc.jwt', '.vc-jwt').replace('.vp.jwt', '.vp-jwt').replace('.jose.jwt', '.jose')}.decoded.json`, title, kind: 'decoded', mediaType: 'application/json', of }, value);

export async function credentialExamples(): Promise<{ made: Credentials; examples: Example[] }> {
  const documents = await documentCredentials();
  const jwt = jwtCredentials();
  const sdJwt = await sdJwtCredentials();
  return {
    made: { employee: documents.employee, ...jwt.made, presentedSdJwt: sdJwt.presented },
    examples: [...documents.examples, ...jwt.examples, ...sdJwt.examples, ...mdocCredentials()],
  };
}

async function documentCredentials(): Promise<{ employee: JsonObject; examples: Example[] }> {
  const rdfc = 'eddsa-rdfc-2022';
  const verifies = { proof: rdfc, outcome: 'verifies' } as const;
  const fails = { proof: rdfc, outcome: 'fails: proof' } as const;
  const employee = await secure(make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c11'), rdfc);
  const portable = await securePortable(make.portableEmployee('0f8a2f43-5f8c-4d0b-8a51-3c1f7e9d2b60'));
  const jcs = await secure(make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c12'), 'eddsa-jcs-2022');
  const ecdsa = await secure(make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c13'), 'ecdsa-rdfc-2019');
  const ecdsaJcs = await secure(make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c14'), 'ecdsa-jcs-2019');
  const v1 = await secure(make.employeeV1('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c15'), rdfc);
  const revoked = await secure(make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c16', story.REVOKED_INDEX), rdfc);
  const expired = await securePortable(
    make.portableEmployee('0f8a2f43-5f8c-4d0b-8a51-3c1f7e9d2b61', times.expired),
  );
  const examples = [
    inJson('employee.json', { title: 'Employee credential', ...verifies }, employee),
    inJson('employee-tampered.json', { title: 'Employee credential, changed after signing', ...fails }, tampered(employee)),
    inJson('employee-revoked.json', { title: 'Employee credential, revoked', proof: rdfc, outcome: 'revoked' }, revoked),
    inJson('employee-portable.json', { title: 'Employee credential with nothing to look up', ...verifies }, portable),
    inJson(
      'employee-portable-tampered.json',
      { title: 'Employee credential with nothing to look up, changed after signing', ...fails },
      tampered(portable),
    ),
    inJson('employee-expired.json', { title: 'Employee credential, expired', proof: rdfc, outcome: 'expired' }, expired),
    inJson('employee-jcs.json', { title: 'Employee credential, EdDSA and JCS', ...verifies, proof: 'eddsa-jcs-2022' }, jcs),
    inJson('employee-ecdsa.json', { title: 'Employee credential, ECDSA', ...verifies, proof: 'ecdsa-rdfc-2019' }, ecdsa),
    inJson(
      'employee-ecdsa-jcs.json',
      { title: 'Employee credential, ECDSA and JCS', ...verifies, proof: 'ecdsa-jcs-2019' },
      ecdsaJcs,
    ),
    inJson('employee-v1.json', { title: 'Employee credential, VC Data Model 1.1', ...verifies }, v1),
  ];
  return { employee, examples };
}

function jwtCredentials(): { made: Pick<Credentials, 'vcJwt' | 'joseJwt'>; examples: Example[] } {
  const kid = ISSUER_KEYS.jose;
  const payload = make.employeeJwtPayload('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c17');
  const vcJwt = signToken({ typ: 'JWT', kid }, payload, keys.issuerJose);
  const credential = make.employee('6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c18');
  const joseJwt = signToken({ typ: 'vc+jwt', cty: 'vc', kid }, credential, keys.issuerJose);
  const [header, , signature] = vcJwt.split('.');
  const changed = base64url(JSON.stringify({ ...payload, vc: tampered(payload.vc as JsonObject) }));
  const verifies = { proof: 'JWS', outcome: 'verifies' } as const;
  const examples = [
    inToken('employee.vc.jwt', 'application/jwt', { title: 'Employee credential as JWT, VC Data Model 1.1', ...verifies }, vcJwt),
    decodedExample('credentials/employee.vc.jwt', 'Header and payload of the JWT', decodeToken(vcJwt) as JsonObject),
    inToken(
      'employee-tampered.vc.jwt',
      'application/jwt',
      { title: 'Employee credential as JWT, changed after signing', proof: 'JWS', outcome: 'fails: proof' },
      `${header}.${changed}.${signature}`,
    ),
    inToken('employee.jose.jwt', 'application/vc+jwt', { title: 'Employee credential by VC JOSE COSE', ...verifies }, joseJwt),
    decodedExample('credentials/employee.jose.jwt', 'Header and payload by VC JOSE COSE', decodeToken(joseJwt) as JsonObject),
  ];
  return { made: { vcJwt, joseJwt }, examples };
}

/** Header, payload and disclosures of an SD-JWT, and the header and payload of its key binding. */
function decodedSdJwt(token: string): JsonObject {
  const keyBinding = token.slice(token.lastIndexOf('~') + 1);
  return {
    ...decodeToken(token),
    disclosures: disclosuresOf(token) as unknown as JsonObject[],
    ...(keyBinding ? { keyBinding: decodeToken(keyBinding) } : {}),
  } as JsonObject;
}

async function sdJwtCredentials(): Promise<{ presented: string; examples: Example[] }> {
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
  const x5c = [Buffer.from(signerCertificate).toString('base64')];
  const chained = await issueSdJwt({ typ: 'dc+sd-jwt', x5c }, sdJwtPayload(undefined), disclosable, keys.documentSigner);
  const examples = [
    inToken('employee.sd-jwt', type, { title: 'Employee credential as SD-JWT VC', proof: 'SD-JWT', outcome: 'verifies' }, token),
    decodedExample('credentials/employee.sd-jwt', 'Parts of the SD-JWT VC', decodedSdJwt(token)),
    inToken(
      'employee.sd-jwt-kb',
      type,
      { title: 'SD-JWT VC with two claims and key binding', proof: 'SD-JWT+KB', outcome: 'verifies' },
      presented,
    ),
    decodedExample('credentials/employee.sd-jwt-kb', 'Parts of the SD-JWT VC with key binding', decodedSdJwt(presented)),
    inToken(
      'employee-x5c.sd-jwt',
      type,
      { title: 'SD-JWT VC with a certificate of its issuer', proof: 'SD-JWT', outcome: 'verifies' },
      chained,
    ),
    decodedExample('credentials/employee-x5c.sd-jwt', 'Parts of the SD-JWT VC with a certificate', decodedSdJwt(chained)),
  ];
  return { presented, examples };
}

function mdocCredentials(): Example[] {
  const mdoc = employeeMdoc();
  const path = 'mdoc/issuer-signed.txt';
  const entry = { path, title: 'Employee credential as mdoc, in base64url', proof: 'COSE_Sign1', outcome: 'verifies' } as const;
  return [
    textExample({ ...entry, kind: 'credential', mediaType: 'text/plain' }, base64url(mdoc)),
    jsonExample(
      { path: 'mdoc/issuer-signed.decoded.json', title: 'Parts of the mdoc', kind: 'decoded', mediaType: 'application/json', of: path },
      decodedMdoc(mdoc),
    ),
  ];
}
