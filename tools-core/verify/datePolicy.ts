import { isObject, type JsonObject, valueAt } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { configured, type Frame, passed, policyFault } from './check.ts';
import { isOn, outcomeAt } from './configuration.ts';
import type { Check, Fault, Step } from './types.ts';

interface Dated {
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  place: Place;
}

export type DatePolicy = 'notBefore' | 'notAfter';

/** What dates are checked against. */
export interface DateContext {
  path: string[];
  configuration: JsonObject;
  now: Date;
  catalog: Catalog;
  isInformal?: boolean;
}

const MEMBERS = {
  notBefore: { claim: 'nbf', member: 'validFrom', older: 'issuanceDate' },
  notAfter: { claim: 'exp', member: 'validUntil', older: 'expirationDate' },
};
const FIXES = {
  notBefore:
    'Check the clock of the issuer first: a test issuer that runs ahead by more than the tolerance causes this error.',
  notAfter:
    'Ask the holder for a renewed credential, or set `onOutOfRange` to `warning` where expired ones are acceptable.',
};

/** The policies `notBefore` and `notAfter`. Where claims and members both contain a date, both must hold. */
export function checkDates(policy: DatePolicy, decoded: Decoded, context: DateContext): Check {
  const { configuration, now } = context;
  const kind = decoded.level === 'presentation' ? 'verifiablePresentation' : 'verifiableCredential';
  const settings = `/policies/${policy}/credentials/${kind}`;
  const frame = { ...context, policy };
  if (!isOn(configuration, `${settings}/enabled`)) {
    const text = `policies.${policy}.credentials.${kind}.enabled is false.`;
    return { ...passed(frame, [{ text, state: 'skipped' }]), state: 'skipped' };
  }
  const dates = datesOf(policy, decoded);
  if (dates.length === 0) return withoutDate(policy, decoded, frame, configuration, settings);
  const tolerance = Number(valueAt(configuration, `${settings}/tolerance`) ?? 300_000);
  const isEnd = policy === 'notAfter';
  const steps: Step[] = [];
  for (const { name, time, place } of dates) {
    const isFine = isEnd ? now.getTime() <= time + tolerance : now.getTime() >= time - tolerance;
    const text = `${name} is ${isoOf(time)}, the time of this check is ${now.toISOString()}, and ${tolerance / 1000} s are tolerated.`;
    const isIssued = name === 'iat';
    if (!isFine && !isIssued) {
      const detail = `${subjectOf(decoded)} is ${isEnd ? 'past its end' : 'before its start'} date: ${name} is ${isoOf(time)}`;
      const cause = isEnd ? 'The end date has passed' : 'The start date is still ahead';
      const fault = policyFault(policy, 'out-of-range', detail, cause, FIXES[policy], place);
      const outcome = context.isInformal ? 'error' : outcomeAt(configuration, `${settings}/onOutOfRange`, 'error');
      return configured(frame, [...steps, { text, state: 'note', place }], outcome, fault);
    }
    steps.push({
      text: isFine ? text : `It was issued in the future: ${text}`,
      state: isFine ? 'passed' : 'warning',
      place,
    });
  }
  return passed(frame, steps);
}

const subjectOf = ({ level, tokenKind }: Decoded): string =>
  tokenKind?.name ?? (level === 'presentation' ? 'Presentation' : 'Credential');

/**
 * A missing start, and a missing end of a presentation, are usual: only the response of the verifier says so. A missing
 * end of a credential counts as it is configured.
 */
function withoutDate(
  policy: DatePolicy,
  decoded: Decoded,
  frame: Frame,
  configuration: JsonObject,
  settings: string,
): Check {
  const date = policy === 'notAfter' ? 'end' : 'start';
  const place = { part: decoded.parts.find(({ id }) => id === 'payload')?.id ?? 'document', pointer: '' };
  const detail = `${subjectOf(decoded)} has no ${date} date`;
  const fix = 'Without a date, `onMissingDate` decides.';
  const fault: Fault = policyFault(policy, 'date-missing', detail, `There is no ${date} date`, fix, place);
  const outcome = frame.isInformal ? 'valid' : outcomeAt(configuration, `${settings}/onMissingDate`, 'warning');
  const check = configured(frame, [], outcome, fault);
  const isUsual = policy === 'notBefore' || decoded.level === 'presentation';
  if (!isUsual || check.state !== 'warning') return check;
  const { fault: _, ...rest } = check;
  return { ...rest, state: 'passed', steps: [{ text: detail, state: 'note', place }] };
}

const isoOf = (time: number): string => (Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : 'no date');

function datesOf(policy: DatePolicy, decoded: Decoded): Dated[] {
  const { claim, member, older } = MEMBERS[policy];
  const { token, sdJwt, document = {}, level } = decoded;
  const claims = sdJwt?.claims ?? token?.payload ?? {};
  const part = (name: string) => (sdJwt && !(name in sdJwt.token.payload) ? 'claims' : 'payload');
  // An issue date is checked for tokens that are made for one use, and as a hint for all others.
  const names = policy === 'notBefore' && token ? [claim, 'iat'] : [claim];
  const dates = names.flatMap((name): Dated[] => {
    const value = claims[name];
    if (typeof value !== 'number') return [];
    return [{ name, time: value * 1000, place: { part: part(name), pointer: `/${name}` } }];
  });
  dates.push(...mdocDates(policy, decoded));
  if (level === 'other' || decoded.mdoc) return dates;
  const claimed = token && !sdJwt ? ['vc', 'vp'].find((name) => isObject(token.payload[name])) : undefined;
  for (const name of [member, older]) {
    const value = document[name];
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(time)) continue;
    const pointer = `${claimed ? `/${claimed}` : ''}/${name}`;
    dates.push({ name, time, place: { part: token ? part(name) : 'document', pointer } });
  }
  return dates;
}

function mdocDates(policy: DatePolicy, { mdoc, cose }: Decoded): Dated[] {
  const name = policy === 'notAfter' ? 'validUntil' : 'validFrom';
  const dated = (text: string | undefined, place: Place): Dated[] =>
    text === undefined || Number.isNaN(Date.parse(text)) ? [] : [{ name, time: Date.parse(text), place }];
  if (cose) return dated(cose.dates[name], { part: 'payload', pointer: '' });
  return (mdoc?.documents ?? []).flatMap((one) => [
    ...dated(one.validity[name], { part: 'mobile security object', pointer: `/validityInfo/${name}` }),
    ...(policy === 'notAfter' ? expiryOf(one) : []),
  ]);
}

/** The data element `expiry_date`, which holds to the end of its day (ISO/IEC 18013-5 section 7.2.1). */
function expiryOf({ elements }: { elements: { name: string; value: unknown; pointer: string }[] }): Dated[] {
  return elements
    .filter(({ name }) => name === 'expiry_date')
    .flatMap(({ name, value, pointer }) => {
      const text = String(value instanceof Object && 'value' in value ? value.value : value);
      const time = Date.parse(text.length === 10 ? `${text}T23:59:59Z` : text);
      return Number.isNaN(time) ? [] : [{ name, time, place: { part: 'document', pointer } }];
    });
}
