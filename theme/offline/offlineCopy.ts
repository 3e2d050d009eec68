import { labelOf } from '../client/labels.ts';
import { setup } from '../client/setup.virtual.ts';
import { trustedPolicy } from '../client/trustedHtml.ts';
import { type NoticeAction, showNotice } from '../navigation/notice.ts';
import { copyPrefix, removeCopies, SAVED_AT } from './copiedPaths.ts';

const { base } = setup;
const WORKER = `${base}service-worker.js`;

/** Only this module names a service worker, and always the same. */
const policy = trustedPolicy('site-offline', { createScriptURL: (_url: string) => WORKER });

/** Shows whether this browser has a copy of the site, and lets the reader save or remove one. */
export async function open(button: HTMLElement): Promise<void> {
  button.closest('details')?.removeAttribute('open');
  const saved = await savedAt().catch(() => undefined);
  if (saved) return showDone(saved);
  if (!('serviceWorker' in navigator)) {
    report(labelOf('offline.unsupported'));
    return;
  }
  try {
    const response = await fetch(`${base}offline-copy.json`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { bytes }: { bytes: number } = await response.json();
    const size = (bytes / 1_000_000).toFixed(1);
    report(labelOf('offline.offer', { size }), { words: labelOf('offline.save'), press: () => void save() });
  } catch (error) {
    fail(error, () => void open(button));
  }
}

/** Shows a notice and moves the focus to what the reader asked for, never to the button that removes it. */
function report(words: string, action?: NoticeAction, first = 0): HTMLElement {
  const notice = showNotice(words, action, 'status');
  notice.querySelectorAll('button').item(first).focus();
  return notice;
}

/** When the copy in this browser was saved, if there is one. */
async function savedAt(): Promise<Date | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(copyPrefix(base)));
  for (const name of names) {
    const found = await caches.match(base + SAVED_AT, { cacheName: name });
    if (found) return new Date(await found.text());
  }
  return undefined;
}

async function save(): Promise<void> {
  const saving = (share: number) => labelOf('offline.saving', { percent: String(Math.floor(share * 100)) });
  const text = report(saving(0)).querySelector('p');
  const listening = new AbortController();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ share?: number }>) => {
      if (text && data.share !== undefined) text.textContent = saving(data.share);
    },
    { signal: listening.signal },
  );
  navigator.serviceWorker.startMessages();
  try {
    const registration = await navigator.serviceWorker.register(policy.createScriptURL(WORKER), { scope: base });
    await installed(registration);
    const saved = await savedAt();
    if (!saved) throw new Error('There is no copy.');
    showDone(saved);
  } catch (error) {
    fail(error, () => void save());
  } finally {
    listening.abort();
  }
}

/** Ends when the worker has all files, and fails where it could not get them. */
async function installed({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

function showDone(saved: Date): void {
  const date = saved.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  const press = () => void remove().catch(() => showDone(saved));
  report(labelOf('offline.done', { date }), { words: labelOf('offline.remove'), press }, 1);
}

async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  // Not awaited: in Firefox an update of the worker comes first, which never ends with a host that doesn't respond.
  void registration?.unregister();
  await removeCopies(base);
  report(labelOf('offline.removed'));
}

function fail(error: unknown, press: () => void): void {
  console.error('The copy could not be saved.', error);
  showNotice(labelOf('offline.failed'), { words: labelOf('search.retry'), press });
}
