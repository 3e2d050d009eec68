export { type Pixels, preloadQr, readQr } from './readQr.ts';
