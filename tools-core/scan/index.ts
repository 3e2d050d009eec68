export { type Pixels, readQr, warmQr } from './readQr.ts';
