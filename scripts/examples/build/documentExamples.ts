import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Example, example, type Outcome, readByHand } from '../catalogue.ts';
import { pemOf } from '../sign/certificates.ts';
import { addProof, type CryptosuiteName } from '../sign/dataIntegrity.ts';
import { rootCertificate, vical } from './certificates.ts';
import * as make from './credentials.ts';
import { didDocuments, resolve } from './didDocuments.ts';
import { bitsOf, bitstringStatusList, statusList2021 } from './statusLists.ts';
import * as story from './story.ts';

const { keys, times, ISSUER_KEYS } = story;

const RDFC = 'eddsa-rdfc-2022';
/** All but the last two digits of the ids of the credentials. */
const ID = '6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c';
const PORTABLE_ID = '0f8a2f43-5f8c-4d0b-8a51-3c1f7e9d2b6';

const ed25519 = { key: keys.issuerEd25519, verificationMethod: ISSUER_KEYS.ed25519 };
const p256 = { key: keys.issuerP256, verificationMethod: ISSUER_KEYS.p256 };
const portable = { key: keys.issuerEd25519, verificationMethod: story.PORTABLE_ISSUER_KEY };

const secure = (document: JsonObject, cryptosuite: CryptosuiteName = RDFC, signer = ed25519): Promise<JsonObject> =>
  addProof(document, { cryptosuite, ...signer, created: times.signed, resolve }) as Promise<JsonObject>;

/** The credential with a Data Integrity proof, in every suite and with every outcome. */
export async function documentCredentials(): Promise<{ employee: JsonObject; examples: Example[] }> {
  const { employee: draft, portableEmployee, tampered } = make;
  const employee = await secure(draft(`${ID}11`));
  const bare = await secure(portableEmployee(`${PORTABLE_ID}0`), RDFC, portable);
  const expired = await secure(portableEmployee(`${PORTABLE_ID}1`, times.expired), RDFC, portable);
  const rows: [name: string, words: string, credential: JsonObject, outcome?: Outcome][] = [
    ['', '', employee],
    ['-tampered', ', changed after signing', tampered(employee), 'fails: proof'],
    ['-revoked', ', revoked', await secure(draft(`${ID}16`, story.REVOKED_INDEX)), 'revoked'],
    ['-portable', ' with nothing to look up', bare],
    ['-portable-tampered', ' with nothing to look up, changed after signing', tampered(bare), 'fails: proof'],
    ['-expired', ', expired', expired, 'expired'],
    ['-jcs', ', EdDSA and JCS', await secure(draft(`${ID}12`), 'eddsa-jcs-2022')],
    ['-ecdsa', ', ECDSA', await secure(draft(`${ID}13`), 'ecdsa-rdfc-2019', p256)],
    ['-ecdsa-jcs', ', ECDSA and JCS', await secure(draft(`${ID}14`), 'ecdsa-jcs-2019', p256)],
    ['-v1', ', VC Data Model 1.1', await secure(make.employeeV1(`${ID}15`))],
  ];
  const examples = rows.map(([name, words, credential, outcome = 'verifies']) =>
    example(`credentials/employee${name}.json`, `Employee credential${words}`, credential, { outcome }),
  );
  return { employee, examples };
}

/** DID documents, each with the DID that its proofs name. */
export const didDocumentExamples = (): Example[] =>
  Object.entries(didDocuments).map(([name, { title, document }]) =>
    example(name.includes('.') ? `did/${name}.json` : `did/${name}.did.json`, title, document as unknown as JsonObject),
  );

/** What a verifier looks up beside keys: the schema, the status lists, the root certificate. */
export async function supportExamples(): Promise<Example[]> {
  const bits = 'Bits that are set in the list';
  const [revocation, older] = ['status/revocation-list', 'status/status-list-2021'];
  const [shown, shownOlder] = [
    bitsOf(story.STATUS_LIST, story.REVOKED_INDEXES),
    bitsOf(story.STATUS_LIST_2021, story.REVOKED_INDEXES_2021),
  ];
  const root = 'Root certificate of the mdoc and of the SD-JWT VC with a certificate';
  const list = Buffer.from(vical()).toString('base64');
  return [
    example('schemas/employee.json', 'Schema of the credential', readByHand('schemas/employee')),
    example(`${revocation}.json`, 'Bitstring status list', await secure(bitstringStatusList())),
    example(`${revocation}.bits.json`, bits, shown, { of: `${revocation}.json` }),
    example(`${older}.json`, 'Status list 2021', await secure(statusList2021())),
    example(`${older}.bits.json`, bits, shownOlder, { of: `${older}.json` }),
    example('certificates/root.pem', root, pemOf(rootCertificate)),
    example('certificates/vical.txt', 'VICAL that names the root certificate, in base64', list),
  ];
}
