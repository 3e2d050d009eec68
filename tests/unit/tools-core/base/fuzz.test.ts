import { expect, test } from 'vitest';
import {
  bytesOfBase64,
  bytesOfHex,
  findSecret,
  fromBase64url,
  hexOf,
  InputError,
  parseJson,
  placeIn,
  placeOfPointer,
  readJson,
  readMultikey,
  readPlaces,
  toBase64url,
} from '../../../../tools-core/base/index.ts';
import { anyTexts, changedTexts, fuzz, mayRefuse, PATIENCE } from '../fuzzing.ts';

const JSON_TEXTS = [
  '{"a":[1,2.5e3,{"b":"c\\u00e9\\n"}],"d":null,"e/f":{"~":true},"":""}',
  '[[["deep"]],{"name":"\\"quoted\\"","list":[false,-0.1]}]',
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"}',
];

test(
  'JSON is read as the language reads it, with places that lead to each value',
  () => {
    fuzz(changedTexts(JSON_TEXTS), (text) => {
      const reading = readJson(text);
      const parsed = mayRefuse(() => parseJson(text), InputError);
      if ('value' in reading) expect(reading.value).toEqual(parsed);
      else expect(reading.at).toBeLessThanOrEqual(text.length);
      const read = mayRefuse(() => readPlaces(text), InputError);
      expect(read === undefined).toBe(parsed === undefined && !('value' in reading));
      const wrong = [...(read?.places ?? [])].filter(([pointer, { start, end }]) => {
        const found = placeOfPointer(text, pointer);
        return start >= end || (read?.twice.length === 0 && found?.end !== end);
      });
      expect(wrong).toEqual([]);
      expect(placeIn(text, text.length)).toMatch(/^line [1-9]/);
    });
  },
  PATIENCE,
);

test(
  'any text is taken by what looks for JSON, secrets and encodings in it',
  () => {
    fuzz(anyTexts, (text) => {
      readJson(text);
      mayRefuse(() => readPlaces(text), InputError);
      placeOfPointer(text, '/a/0/~1');
      findSecret(text);
      const decoded = fromBase64url(text);
      if (decoded) expect(toBase64url(decoded).length).toBe(text.length);
      const digits = bytesOfHex(text);
      if (digits) expect(hexOf(digits)).toBe(text.toLowerCase());
      bytesOfBase64(text);
    });
  },
  PATIENCE,
);

test(
  'keys are read or refused',
  () => {
    const keys = [
      'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
      'zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv',
      'zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme',
      'z82LkvCwHNreneWpsgPEbV3gu1C6NFJEBg4srfJ5gdxEsMGRJUz2sG9FE42shbn2xkZJh54',
      `u${toBase64url(Uint8Array.of(0xd1, 0xd6, 0x03, ...new TextEncoder().encode(JSON_TEXTS[2])))}`,
    ];
    fuzz(changedTexts(keys), (key) => {
      mayRefuse(() => readMultikey(key), Error);
    });
  },
  PATIENCE,
);
