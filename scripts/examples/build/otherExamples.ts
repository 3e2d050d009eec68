import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Example, type ExampleEntry, jsonExample, textExample } from '../catalogue.ts';
import { pemOf } from '../sign/certificates.ts';
import { rootCertificate, vical } from './certificates.ts';
import { secure } from './credentialExamples.ts';
import { employeeSchema } from './credentials.ts';
import { didDocuments } from './didDocuments.ts';
import { bitsOf, bitstringStatusList, statusList2021 } from './statusLists.ts';
import * as story from './story.ts';

const didTitles: Record<string, string> = {
  issuer: 'DID document of the issuer, did:web',
  'issuer.did-key': 'DID document of the issuer, did:key',
  'issuer.did-jwk': 'DID document of the issuer, did:jwk',
  holder: 'DID document of the holder, did:key',
  'holder.did-jwk': "DID document of the holder's device, did:jwk",
  'relying-party': 'DID document of the relying party, did:web',
};

/** DID documents, each with the DID that its proofs name. */
export const didDocumentExamples = (): Example[] =>
  Object.entries(didDocuments).map(([name, document]) =>
    jsonExample(
      {
        path: name.includes('.') ? `did/${name}.json` : `did/${name}.did.json`,
        title: didTitles[name] ?? name,
        kind: 'did-document',
        // By their context, documents of version 1.0, whose type differs from that of 1.1.
        mediaType: 'application/did+ld+json',
      },
      document as unknown as JsonObject,
    ),
  );

/** What a verifier looks up beside keys: the schema, the status lists, the root certificate. */
export async function supportExamples(): Promise<Example[]> {
  const proof = 'eddsa-rdfc-2022';
  const list = { kind: 'status-list', mediaType: 'application/vc', proof, outcome: 'verifies' } as const;
  const bits = (path: string, of: string): ExampleEntry => ({
    path,
    title: 'Bits that are set in the list',
    kind: 'decoded',
    mediaType: 'application/json',
    of,
  });
  const revocation = 'status/revocation-list.json';
  const predecessor = 'status/status-list-2021.json';
  return [
    jsonExample(
      {
        path: 'schemas/employee.json',
        title: 'Schema of the credential',
        kind: 'schema',
        mediaType: 'application/schema+json',
      },
      employeeSchema,
    ),
    jsonExample(
      { path: revocation, title: 'Bitstring status list', ...list },
      await secure(bitstringStatusList(), proof),
    ),
    jsonExample(bits('status/revocation-list.bits.json', revocation), bitsOf(story.STATUS_LIST, story.REVOKED_INDEXES)),
    jsonExample({ path: predecessor, title: 'Status list 2021', ...list }, await secure(statusList2021(), proof)),
    jsonExample(
      bits('status/status-list-2021.bits.json', predecessor),
      bitsOf(story.STATUS_LIST_2021, story.REVOKED_INDEXES_2021),
    ),
    {
      entry: {
        path: 'certificates/root.pem',
        title: 'Root certificate of the mdoc and of the SD-JWT VC with a certificate',
        kind: 'certificate',
        mediaType: 'application/x-pem-file',
      },
      text: pemOf(rootCertificate),
    },
    textExample(
      {
        path: 'certificates/vical.txt',
        title: 'VICAL that names the root certificate, in base64',
        kind: 'certificate',
        mediaType: 'text/plain',
      },
      Buffer.from(vical()).toString('base64'),
    ),
  ];
}
