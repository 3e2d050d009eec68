import { isObject, type JsonObject } from '../base/index.ts';
import type { TokenKind } from './tokenKinds.ts';
import type { FormatFault } from './types.ts';

/** Claims of any token that are dates (RFC 7519 section 4.1). */
const DATES = ['exp', 'nbf', 'iat'] as const;

/** Claims of any token that are strings. */
const TEXTS = ['iss', 'sub', 'jti'] as const;

/** Seconds of the year 5138: a larger number counts milliseconds. */
export const MOST_SECONDS = 1e11;

/** Dates of a token that are no NumericDate, and claims that its kind needs and that are missing or of another type. */
export function claimFaults(payload: JsonObject, needs: TokenKind['needs'] = {}, part = 'payload'): FormatFault[] {
  const fault = (name: string, detail: string, corrected?: string): FormatFault => {
    return { cause: 'claim-form', detail, place: `${part}${name in payload ? `/${name}` : ''}`, corrected };
  };
  const dates = DATES.filter((name) => name in payload).flatMap((name) => {
    const { detail, seconds } = dateProblem(payload[name]);
    return detail ? [fault(name, `${name} ${detail}`, seconds && `"${name}": ${seconds}`)] : [];
  });
  const missing = Object.entries(needs).flatMap(([name, kind]) => {
    const value = payload[name];
    if (value === undefined) return [fault(name, `The claim ${name} is missing, but this kind of token requires it`)];
    const isList = kind === 'audience' && Array.isArray(value) && value.length > 0;
    const isText = typeof value === 'string' && value !== '';
    const isRight = kind === 'date' || isList || (kind === 'object' ? typeof value === 'object' : isText);
    const type = kind === 'object' ? 'an object' : 'one string';
    return isRight ? [] : [fault(name, `${name} is ${JSON.stringify(value).slice(0, 60)}, but must be ${type}`)];
  });
  // RFC 7519 sections 4.1.1 to 4.1.7.
  const texts = TEXTS.filter((name) => name in payload && !(name in needs) && typeof payload[name] !== 'string').map(
    (name) => fault(name, `${name} is ${JSON.stringify(payload[name]).slice(0, 60)}, but must be one string`),
  );
  const { cnf } = payload;
  const isKey = cnf === undefined || isObject(cnf);
  // A key binding that can't be read must not pass for none (RFC 7800 section 3.1).
  const key = isKey ? [] : [fault('cnf', `cnf is ${JSON.stringify(cnf).slice(0, 60)}, but must be an object`)];
  return [...dates, ...missing, ...texts, ...key];
}

/** Why a value is no NumericDate (RFC 7519 section 2), and the seconds that were probably meant. */
function dateProblem(value: unknown): { detail?: string; seconds?: string } {
  const expected = 'a NumericDate is a number of seconds since 1970 (RFC 7519 section 2)';
  const isNumber = typeof value === 'number';
  if (isNumber && Math.abs(value) <= MOST_SECONDS) return {};
  if (isNumber) {
    // 1 for milliseconds, 2 for microseconds, 3 for nanoseconds.
    const size = Math.ceil(Math.log10(Math.abs(value) / MOST_SECONDS) / 3);
    const unit = ['milliseconds', 'microseconds', 'nanoseconds'][size - 1];
    if (!unit) return { detail: `is ${value}, which is not a time: ${expected}` };
    const seconds = `${Math.round(value / 1000 ** size)}`;
    return { detail: `is ${value}, which looks like ${unit}: ${expected}`, seconds };
  }
  const written = JSON.stringify(value)?.slice(0, 60);
  if (typeof value !== 'string') return { detail: `is ${written}: ${expected}` };
  const time = /^\d{9,13}$/.test(value) ? Number(value) : Date.parse(value) / 1000;
  const seconds = Math.round(time > MOST_SECONDS ? time / 1000 : time);
  return { detail: `is the string ${written}: ${expected}`, ...(seconds ? { seconds: `${seconds}` } : {}) };
}
