// Takes the place of the service worker on a site that offers no copies any more: it removes those that readers have.
import { removeCopies } from './copiedPaths.ts';

/** Written in by the build (`plugins/offlineCopy`). */
declare const site: { base: string };

interface Scope {
  addEventListener(type: string, listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}

const worker = self as unknown as Scope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(removeCopies(site.base).then(() => worker.registration.unregister()));
});
