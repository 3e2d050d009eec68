import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { disclosuresOf } from '../../../tests/verify/sdJwt.ts';
import { decodedExample, type Example, example } from '../catalogue.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { base64url } from '../sign/keys.ts';
import { issueSdJwt, presentSdJwt } from '../sign/sdJwt.ts';
import { credentialSignerCertificate } from './certificates.ts';
import * as make from './credentials.ts';
import { decodedMdoc, employeeMdoc, presentedMdoc } from './mdoc.ts';
import * as story from './story.ts';

const { keys, times, ISSUER, ISSUER_KEYS } = story;

/** All but the last two digits of the ids of the credentials. */
const ID = '6f1c2b54-7d0f-4c1e-9a35-2f2a3f0b8c';

/** A file, and its view for readers. */
const withView = (path: string, title: string, token: string, view: string, value: JsonObject): Example[] => [
  example(path, title, token),
  decodedExample(path, view, value),
];

/** The token with another payload, which its issuer never signed. */
const forged = (token: string, payload: object) =>
  token.replace(/\.[^.]+\./, `.${base64url(JSON.stringify(payload))}.`);

/** The credential as JWT of version 1.1, by VC JOSE COSE, and changed after signing. */
export function jwtCredentials(): { vcJwt: string; joseJwt: string; examples: Example[] } {
  const header = { typ: 'vc+jwt', cty: 'vc' };
  const payload = make.employeeJwtPayload(`${ID}17`);
  const bare = make.portableEmployee(`${ID}21`, times.validUntil, story.PORTABLE_JOSE_ISSUER);
  const vcJwt = signToken({ typ: 'JWT', kid: ISSUER_KEYS.jose }, payload, keys.issuerJose);
  const joseJwt = signToken({ ...header, kid: ISSUER_KEYS.jose }, make.employee(`${ID}18`), keys.issuerJose);
  const portable = signToken({ ...header, kid: story.PORTABLE_JOSE_KEY }, bare, keys.issuerJose);
  const decoded = (token: string) => decodeToken(token) as JsonObject;
  const changed = { ...payload, vc: make.tampered(payload.vc as JsonObject) };
  const [jwt, jose] = ['Employee credential as JWT', 'Employee credential by VC JOSE COSE'];
  const nothing = 'with nothing to look up';
  const outcome = 'fails: proof';
  const file = (name: string) => `credentials/employee${name}.jwt`;
  const examples = [
    ...withView(file('.vc'), `${jwt}, VC Data Model 1.1`, vcJwt, 'Header and payload of the JWT', decoded(vcJwt)),
    example(file('-tampered.vc'), `${jwt}, changed after signing`, forged(vcJwt, changed), { outcome }),
    ...withView(file('.jose'), jose, joseJwt, 'Header and payload by VC JOSE COSE', decoded(joseJwt)),
    ...withView(
      file('-portable.jose'),
      `${jose} ${nothing}`,
      portable,
      `Header and payload of the JWT ${nothing}`,
      decoded(portable),
    ),
    example(
      file('-portable-tampered.jose'),
      `${jose} ${nothing}, changed after signing`,
      forged(portable, make.tampered(bare)),
      { outcome },
    ),
  ];
  return { vcJwt, joseJwt, examples };
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
export async function sdJwtCredentials(): Promise<{ presentedSdJwt: string; examples: Example[] }> {
  const issue = (header: object, issuer: string, key: typeof keys.issuerJose) =>
    issueSdJwt({ typ: 'dc+sd-jwt', ...header }, make.sdJwtPayload(issuer), make.sdJwtDisclosable, key);
  const token = await issue({ kid: ISSUER_KEYS.jose }, ISSUER, keys.issuerJose);
  const presentedSdJwt = await presentSdJwt(token, {
    claims: ['employeeId', 'site'],
    key: keys.device,
    aud: story.CLIENT_ID,
    nonce: story.NONCE,
    iat: story.seconds(times.presented),
  });
  const x5c = [Buffer.from(credentialSignerCertificate).toString('base64')];
  const chained = await issue({ x5c }, story.CERTIFIED_ISSUER, keys.credentialSigner);
  const rows: [name: string, title: string, token: string, view: string][] = [
    ['employee.sd-jwt', 'Employee credential as SD-JWT VC', token, 'Parts of the SD-JWT VC'],
    [
      'employee.sd-jwt-kb',
      'SD-JWT VC with two claims and key binding',
      presentedSdJwt,
      'Parts of the SD-JWT VC with key binding',
    ],
    [
      'employee-x5c.sd-jwt',
      'SD-JWT VC with a certificate of its issuer',
      chained,
      'Parts of the SD-JWT VC with a certificate',
    ],
  ];
  const examples = rows.flatMap(([name, title, one, view]) =>
    withView(`credentials/${name}`, title, one, view, decodedSdJwt(one)),
  );
  return { presentedSdJwt, examples };
}

/** The credential as mdoc. */
export function mdocCredentials(): Example[] {
  const mdoc = employeeMdoc();
  const path = 'mdoc/issuer-signed.txt';
  const presented = base64url(presentedMdoc(mdoc));
  return [
    example(path, 'Employee credential as mdoc, in base64url', base64url(mdoc)),
    example('mdoc/device-response.txt', 'Presentation of two elements of the mdoc, in base64url', presented),
    decodedExample(path, 'Parts of the mdoc', decodedMdoc(mdoc)),
  ];
}
