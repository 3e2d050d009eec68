import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Brand } from './brand.ts';

/** Width and height of an image in pixels, or in the units of an SVG's view box. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads how large the two logos are, so that pages keep their place before they arrive.
 * @param docsDir folder whose `public` holds them
 * @throws Error naming the file where it cannot be read or is no image
 */
export function readLogoSize({ light, dark }: Brand['logo'], docsDir: string): { light: ImageSize; dark: ImageSize } {
  return { light: sizeOf(docsDir, light), dark: sizeOf(docsDir, dark) };
}

function sizeOf(docsDir: string, address: string): ImageSize {
  const file = path.join(docsDir, 'public', address);
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}\n  Set "logo" in the brand file to two images.`);
  }
}
