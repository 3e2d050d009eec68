import type { Needs } from '../../../../tools-core/resolve/index.ts';
import type { Bench } from '../shell/contract.ts';
import { el } from '../shell/el.ts';
import { button } from '../shell/renderParts.ts';
import { mayAsk } from './asking.virtual.ts';

/** Longest answer that is taken, in characters. */
const LONGEST = 2_000_000;

/** Says where a document is, and asks that one address if the site allows it and the reader presses for it. */
export function askPanel(data: unknown, bench: Bench): HTMLElement {
  const { kind, address, witnesses } = data as Needs;
  const what = kind === 'log' ? 'log' : 'document';
  if (!address) {
    return el(
      'p',
      {},
      `The ${what} is on a ledger or a node. Request it from your resolver, and paste the response into the input.`,
    );
  }
  const link = el('a', { href: address, rel: 'noopener noreferrer' }, address);
  const lead = el('p', {}, `The ${what} is published at `, link, '.');
  if (!mayAsk)
    return el('div', {}, lead, el('p', {}, 'This site asks no other host. Open the address, and paste what it gives.'));
  const host = new URL(address).host;
  const asker = button(`Ask ${host} this once`, async () => {
    asker.disabled = true;
    bench.say(`Asking ${host}…`);
    try {
      const texts = { given: await ask(address), ...(witnesses && { witnesses: await ask(witnesses, '') }) };
      for (const [name, text] of Object.entries(texts)) bench.setInput(name, text);
    } catch (error) {
      asker.disabled = false;
      bench.say((error as Error).message);
    }
  });
  const note = `${host} learns your network address and which DID you look up, and nothing else.`;
  return el('div', {}, lead, el('p', {}, note), el('p', {}, asker));
}

/** @param otherwise what stands for a file that is not there; without it that is an error */
async function ask(address: string, otherwise?: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  } catch {
    if (otherwise !== undefined) return otherwise;
    throw new Error('The host did not answer, or it does not let web pages read it (CORS). Open the address instead.');
  }
  if (!response.ok) {
    if (otherwise !== undefined) return otherwise;
    throw new Error(`The host answered ${response.status}.`);
  }
  const text = await response.text();
  if (text.length > LONGEST) throw new Error('The answer is longer than two million characters.');
  return text;
}
