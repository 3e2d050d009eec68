import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { type Pixels, readQr } from '../../../../tools-core/scan/index.ts';

/** A code as another program draws it, each module a square of pixels. */
function drawn(text: string, side: number): Pixels {
  const { data: modules, size } = encode(text, { border: 4 });
  const width = size * side;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (modules[Math.floor(y / side)]?.[Math.floor(x / side)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test.each([
  ['openid4vp://?client_id=did%3Aweb%3Aexample.org&request_uri=https%3A%2F%2Fexample.org%2Frequest', 4],
  ['Grüße', 6],
])('%s', async (text, side) => {
  expect(await readQr(drawn(text, side))).toBe(text);
});

test('a picture without a code gives nothing, whatever its pixels are', async () => {
  const noise = fc.uint8Array({ minLength: 160_000, maxLength: 160_000, size: 'max' });
  const [pixels] = fc.sample(noise, { numRuns: 1, seed: 20_260_601 });
  const data = Uint8ClampedArray.from(pixels ?? []);
  expect(await readQr({ width: 200, height: 200, data })).toBeUndefined();
  expect(await readQr({ width: 50, height: 50, data: new Uint8ClampedArray(10_000).fill(255) })).toBeUndefined();
});
