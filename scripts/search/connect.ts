import { setTimeout as sleep } from 'node:timers/promises';
import type { Connect } from '../../plugins/search/services/fillService.ts';
import { type Answer, type Pause, ServiceError } from '../../plugins/search/services/serviceClient.ts';

/** Asks a search service over the network. */
export const connect: Connect = (apiUrl, headers) => async (method, path, body) => {
  const isLines = typeof body === 'string';
  const response = await fetch(apiUrl.replace(/\/$/, '') + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': isLines ? 'text/plain' : 'application/json' }) },
    ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ServiceError(`${method} ${path}`, response.status, text);
  if (isLines) return { lines: text.split('\n').map((line) => JSON.parse(line)) };
  return (text === '' ? {} : JSON.parse(text)) as Answer;
};

/** Milliseconds between two looks at a task. */
const BETWEEN_LOOKS = 500;

export const pause: Pause = () => sleep(BETWEEN_LOOKS);
