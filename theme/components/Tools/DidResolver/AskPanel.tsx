import { useState } from 'react';
import type { Needs } from '../../../../tools-core/resolve/index.ts';
import { Button } from '../shell/components.tsx';
import type { PanelProps } from '../shell/contract.ts';
import { mayAsk } from './asking.virtual.ts';

/** Longest response that is taken, in characters. */
const LONGEST = 2_000_000;

/** Shows where a document is, and asks that one address if the site allows it and the reader presses for it. */
export function AskPanel({ data, bench }: PanelProps) {
  const { kind, address, witnesses } = data as Needs;
  const [isAsking, setAsking] = useState(false);
  const what = kind === 'log' ? 'log' : 'document';
  if (!address) {
    return (
      <p>{`The ${what} is on a ledger or a node. Request it from your resolver, and paste the response into the input.`}</p>
    );
  }
  const { host } = new URL(address);
  const ask = async () => {
    setAsking(true);
    bench.say(`Asking ${host}…`);
    try {
      const texts = {
        given: await fetchText(address),
        ...(witnesses && { witnesses: await fetchText(witnesses, '') }),
      };
      for (const [name, text] of Object.entries(texts)) bench.setInput(name, text);
    } catch (error) {
      bench.say((error as Error).message);
    }
    setAsking(false);
  };
  return (
    <div>
      <p>
        {`The ${what} is published at `}
        <a href={address} rel="noopener noreferrer">
          {address}
        </a>
        .
      </p>
      {mayAsk ? (
        <>
          <p>{`${host} learns your network address and which DID you're looking up, but nothing else.`}</p>
          <p>
            <Button disabled={isAsking} onClick={ask}>{`Ask ${host} just this once`}</Button>
          </p>
        </>
      ) : (
        <p>This site doesn't call other hosts. Open the address yourself and paste the content.</p>
      )}
    </div>
  );
}

/** @param missing what is returned for a file that is not there; without it that is an error */
async function fetchText(address: string, missing?: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  } catch {
    if (missing !== undefined) return missing;
    throw new Error(
      "The host didn't respond, or it doesn't let web pages read its responses (CORS). Open the address instead.",
    );
  }
  if (!response.ok) {
    if (missing !== undefined) return missing;
    throw new Error(`The host returned ${response.status}.`);
  }
  const text = await response.text();
  if (text.length > LONGEST) throw new Error('The response is longer than two million characters.');
  return text;
}
