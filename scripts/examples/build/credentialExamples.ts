import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import type { Outcome } from '../catalogue.ts';
import { type Example, jsonExample } from '../catalogue.ts';
import { addProof, type CryptosuiteName } from '../sign/dataIntegrity.ts';
import * as make from './credentials.ts';
import { resolve } from './didDocuments.ts';
import * as story from './story.ts';
import { jwtCredentials, mdocCredentials, sdJwtCredentials } from './tokenExamples.ts';

const { keys, times, ISSUER_KEYS } = story;

const RDFC = 'eddsa-rdfc-2022';
/** All but the last two digits of the ids of the credentials. */
const ID = '6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c';

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

/** All credentials, and those that presentations carry. */
export async function credentialExamples(): Promise<{ made: Credentials; examples: Example[] }> {
  const documents = await documentCredentials();
  const jwt = jwtCredentials();
  const sdJwt = await sdJwtCredentials();
  return {
    made: { employee: documents.employee, ...jwt.made, presentedSdJwt: sdJwt.presented },
    examples: [...documents.examples, ...jwt.examples, ...sdJwt.examples, ...mdocCredentials()],
  };
}

/** The credential with a Data Integrity proof, in every suite and with every outcome. */
async function documentCredentials(): Promise<{ employee: JsonObject; examples: Example[] }> {
  const { employee: draft, portableEmployee, tampered } = make;
  const sign = async (suite: CryptosuiteName, id: string, index?: number) => secure(draft(`${ID}${id}`, index), suite);
  const employee = await sign(RDFC, '11');
  const portable = await securePortable(portableEmployee('0f8a2f43-5f8c-4d0b-8a51-3c1f7e9d2b60'));
  const expired = await securePortable(portableEmployee('0f8a2f43-5f8c-4d0b-8a51-3c1f7e9d2b61', times.expired));
  const title = 'Employee credential';
  const examples = [
    row('employee', title, employee),
    row('employee-tampered', `${title}, changed after signing`, tampered(employee), 'fails: proof'),
    row('employee-revoked', `${title}, revoked`, await sign(RDFC, '16', story.REVOKED_INDEX), 'revoked'),
    row('employee-portable', `${title} with nothing to look up`, portable),
    row(
      'employee-portable-tampered',
      `${title} with nothing to look up, changed after signing`,
      tampered(portable),
      'fails: proof',
    ),
    row('employee-expired', `${title}, expired`, expired, 'expired'),
    row('employee-jcs', `${title}, EdDSA and JCS`, await sign('eddsa-jcs-2022', '12')),
    row('employee-ecdsa', `${title}, ECDSA`, await sign('ecdsa-rdfc-2019', '13')),
    row('employee-ecdsa-jcs', `${title}, ECDSA and JCS`, await sign('ecdsa-jcs-2019', '14')),
    row('employee-v1', `${title}, VC Data Model 1.1`, await secure(make.employeeV1(`${ID}15`), RDFC)),
  ];
  return { employee, examples };
}

/** A row of the index with the suite that the proof names. */
function row(name: string, title: string, credential: JsonObject, outcome: Outcome = 'verifies'): Example {
  const proof = String((credential.proof as JsonObject).cryptosuite);
  const path = `credentials/${name}.json`;
  return jsonExample({ path, title, kind: 'credential', mediaType: 'application/vc', proof, outcome }, credential);
}
