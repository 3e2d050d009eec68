import { InputError } from '../../../../tools-core/base/index.ts';
import { readQr } from '../../../../tools-core/scan/index.ts';
import type { Picture } from '../shell/contract.ts';

/** Bytes of a file with a picture. */
const LARGEST = 20_000_000;
/** Longer side of the picture in which a code is looked for, in pixels: a photo has many times that. */
const LONGEST_SIDE = 1_600;

/** The part of the detector of a browser that is used (Shape Detection API, "Barcode Detection"). */
interface Detector {
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/**
 * The text of the QR code in a picture, by the detector of the browser where it has one, and by our own otherwise.
 * @returns undefined where no code is found
 * @throws InputError for a file that is no picture
 */
export async function readPicture(
  picture: Picture,
  step: (name: string) => Promise<void>,
): Promise<string | undefined> {
  const bitmap = picture instanceof Blob ? await bitmapOf(picture) : picture;
  try {
    const found = await detected(bitmap);
    // What a browser does not find in a moment of a camera is in the next one; a file has no next one.
    if (found !== undefined) return found;
    const pixels = pixelsOf(bitmap);
    return await readQr(pixels, () => step('looking for a QR code'));
  } finally {
    bitmap.close();
  }
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  if (file.size > LARGEST) {
    throw new InputError(`The picture has ${(file.size / 1_000_000).toFixed(1)} MB, but the limit is 20 MB.`);
  }
  try {
    return await createImageBitmap(file);
  } catch {
    throw new InputError("This browser can't read this file as a picture.");
  }
}

async function detected(bitmap: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
    const [first] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(bitmap);
    return first?.rawValue || undefined;
  } catch {
    return undefined;
  }
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new InputError("This browser can't read images here.");
  // What is transparent counts as paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
