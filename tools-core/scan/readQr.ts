/** A picture as pixels: red, green, blue and opacity of each, in a byte each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Milliseconds that may be spent on codes that are hard to read. */
const EFFORT = 800;

const load = () => import('qr/decode.js');

/** Fetches what reads codes, so that the first one needs no network. */
export async function preloadQr(): Promise<void> {
  await load();
}

/**
 * Reads the QR code in a picture (ISO/IEC 18004). What reads it is fetched with the first call, or by `preloadQr`.
 *
 * @param onLoaded is awaited when it is fetched, and before it reads
 * @returns The text of the code; undefined where there is none that can be read.
 */
export async function readQr(
  { width, height, data }: Pixels,
  onLoaded: () => Promise<void> = async () => {},
): Promise<string | undefined> {
  const { default: decodeQR } = await load();
  await onLoaded();
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', effort: 2, timeLimit: EFFORT });
  } catch {
    return undefined;
  }
}
