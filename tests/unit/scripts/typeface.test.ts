import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODE_LETTERS, FONTS, makeFonts, TEXT_LETTERS } from '../../../scripts/generate/typeface.ts';

describe('the files of the typeface', () => {
  test('are what "npm run generate" makes, and weigh some 30 kB together', async () => {
    const made = await makeFonts();
    let weight = 0;
    for (const [name, file] of Object.entries(made)) {
      expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(file.equals(readFileSync(path.join(FONTS, name))), `Run "npm run generate" for ${name}`).toBe(true);
      weight += file.length;
    }
    expect(weight).toBeLessThan(31_000);
    expect(weight).toBeGreaterThan(20_000);
  });

  test('have the letters of western Europe, and what code is written with', () => {
    for (const letter of 'aZ09_éßñøÅ§“”–…') expect(TEXT_LETTERS).toContain(letter);
    for (const letter of 'aZ09_{}[]|\\~^`$@…') expect(CODE_LETTERS).toContain(letter);
  });
});
