import { decode, encode, Tagged } from 'cborg';
import { expect, test } from 'vitest';
import { read } from './examples/published.ts';
import { docs } from './spec.ts';

const page = docs.pages.find(({ route }) => route === '/explanations/standards/formats/side-by-side');
const text = (name: string) => read(name).trim();
const lengths = (parts: string[]) => parts.map(({ length }) => length);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Parts of an SD-JWT, with or without key binding. */
function sdJwtRows(name: string, disclosures: string): [string, number][] {
  const token = text(`credentials/${name}`);
  const [jwt, ...rest] = token.split('~');
  const keyBinding = rest.pop() ?? '';
  return [
    ['Issuer-signed JWT', jwt.length],
    [disclosures, sum(lengths(rest))],
    ...(keyBinding ? [['Key binding JWT', keyBinding.length] as [string, number]] : []),
    ['Tildes', rest.length + 1],
  ];
}

/** Parts of the mdoc in CBOR. */
function mdocRows(): [string, number][] {
  const tags = Tagged.preserve(0, 24, 1004);
  const bytes = Buffer.from(text('mdoc/issuer-signed.txt'), 'base64url');
  const mdoc = decode(bytes, { useMaps: true, tags }) as Map<string, unknown>;
  const sizeOf = (value: unknown) => encode(value).length;
  const [, unprotected, payload, signature] = mdoc.get('issuerAuth') as [
    unknown,
    Map<number, unknown>,
    unknown,
    unknown,
  ];
  const elements = [...(mdoc.get('nameSpaces') as Map<string, Tagged[]>).values()].flat();
  const known: [string, number][] = [
    ['Six elements with tags and random bytes', sum(elements.map(sizeOf))],
    ['Certificate of the issuer', sizeOf(unprotected)],
    ['Mobile security object', sizeOf(payload)],
    ['Signature', sizeOf(signature)],
  ];
  const rest = bytes.length - sum(known.map(([, size]) => size));
  return [['**issuer-signed.txt** as CBOR', bytes.length], ...known, ['Keys, lengths and headers around them', rest]];
}

/** The table of sizes as the published files give it. */
function sizes(): [string, number][] {
  const document = JSON.parse(text('credentials/employee.json'));
  const jwt = text('credentials/employee.jose.jwt');
  const [header, payload, signature] = lengths(jwt.split('.'));
  return [
    ['**employee.json**', text('credentials/employee.json').length],
    ['The same without white space', JSON.stringify(document).length],
    ['of which `proof`', JSON.stringify(document.proof).length],
    ['**employee.jose.jwt**', jwt.length],
    ['Header, in base64url', header],
    ['Payload, in base64url', payload],
    ['Signature, in base64url', signature],
    ['Dots', 2],
    ['**employee.sd-jwt**', text('credentials/employee.sd-jwt').length],
    ...sdJwtRows('employee.sd-jwt', 'Five disclosures'),
    ['**employee.sd-jwt-kb**, two claims shown', text('credentials/employee.sd-jwt-kb').length],
    ...sdJwtRows('employee.sd-jwt-kb', 'Two disclosures'),
    ...mdocRows(),
  ];
}

test('the page on one credential in four formats counts every byte of the published files', () => {
  const [, table] = /\| Part \| Bytes \|\n\| --- \| --- \|\n((?:\|.*\n)+)/.exec(page?.source ?? '') ?? [];
  expect(table).toBe(
    sizes()
      .map(([part, size]) => `| ${part} | ${size} |\n`)
      .join(''),
  );
});
