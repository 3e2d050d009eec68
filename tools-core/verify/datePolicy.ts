import { isObject, type JsonObject, valueAt } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { configured, passed, policyFault } from './check.ts';
import { isOn, outcomeAt } from './configuration.ts';
import type { Check, Step } from './types.ts';

interface Dated {
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  place: Place;
}

const MEMBERS = {
  notBefore: { claim: 'nbf', members: ['validFrom', 'issuanceDate'] },
  notAfter: { claim: 'exp', members: ['validUntil', 'expirationDate'] },
};
const FIXES = {
  notBefore:
    'Check the clock of the issuer first: a test issuer that runs ahead by more than the tolerance causes this error.',
  notAfter:
    'Ask the holder for a renewed credential, or set `onOutOfRange` to `warning` where expired ones are acceptable.',
};

/** The policies `notBefore` and `notAfter`. Where claims and members both carry a date, both must hold. */
export function checkDates(
  policy: 'notBefore' | 'notAfter',
  decoded: Decoded,
  path: string[],
  configuration: JsonObject,
  now: Date,
  catalog: Catalog,
): Check {
  const kind = decoded.level === 'presentation' ? 'verifiablePresentation' : 'verifiableCredential';
  const settings = `/policies/${policy}/credentials/${kind}`;
  const frame = { policy, path, catalog };
  const isEnd = policy === 'notAfter';
  if (!isOn(configuration, `${settings}/enabled`)) {
    return {
      ...passed(frame, [{ text: `policies.${policy}.credentials.${kind}.enabled is false.`, state: 'skipped' }]),
      state: 'skipped',
    };
  }
  const dates = datesOf(policy, decoded);
  const whole = { part: decoded.parts.find(({ id }) => id === 'payload')?.id ?? 'document', pointer: '' };
  if (dates.length === 0) {
    const detail = `${decoded.level === 'presentation' ? 'Presentation' : 'Credential'} has no ${isEnd ? 'end' : 'start'} date`;
    const cause = `There is no ${isEnd ? 'end' : 'start'} date`;
    const fault = policyFault(
      policy,
      'date-missing',
      detail,
      cause,
      `Without a date, \`onMissingDate\` decides.`,
      whole,
    );
    return configured(frame, [], outcomeAt(configuration, `${settings}/onMissingDate`, 'warning'), fault);
  }
  const tolerance = Number(valueAt(configuration, `${settings}/tolerance`) ?? 300_000);
  const steps: Step[] = [];
  for (const { name, time, place } of dates) {
    const isFine = isEnd ? now.getTime() <= time + tolerance : now.getTime() >= time - tolerance;
    const said = `${name} is ${isoOf(time)}, the time of this check is ${now.toISOString()}, and ${tolerance / 1000} s are tolerated.`;
    if (!isFine) {
      const detail = `Credential is ${isEnd ? 'past its end' : 'before its start'} date: ${name} is ${isoOf(time)}`;
      const cause = isEnd ? 'The end date has passed' : 'The start date is still ahead';
      const fault = policyFault(policy, 'out-of-range', detail, cause, FIXES[policy], place);
      return configured(
        frame,
        [...steps, { text: said, state: 'note', place }],
        outcomeAt(configuration, `${settings}/onOutOfRange`, 'error'),
        fault,
      );
    }
    steps.push({ text: said, state: 'passed', place });
  }
  return passed(frame, steps);
}

const isoOf = (time: number): string => (Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : 'no date');

function datesOf(policy: 'notBefore' | 'notAfter', decoded: Decoded): Dated[] {
  const { claim, members } = MEMBERS[policy];
  const dates: Dated[] = [];
  const addClaim = (object: JsonObject, name: string, part: string) => {
    const value = object[name];
    if (typeof value === 'number') dates.push({ name, time: value * 1000, place: { part, pointer: `/${name}` } });
  };
  if (decoded.token) addClaim(decoded.token.payload, claim, 'payload');
  for (const mdoc of decoded.mdoc?.documents ?? []) {
    const name = policy === 'notAfter' ? 'validUntil' : 'validFrom';
    const text = mdoc.validity[name];
    const place = { part: 'mobile security object', pointer: `/validityInfo/${name}` };
    if (text !== undefined && !Number.isNaN(Date.parse(text))) dates.push({ name, time: Date.parse(text), place });
    if (policy === 'notAfter') dates.push(...expiryOf(mdoc));
  }
  if (decoded.sdJwt || !decoded.document) return dates;
  const claimed = decoded.token ? ['vc', 'vp'].find((name) => isObject(decoded.token?.payload[name])) : undefined;
  const base = claimed ? `/${claimed}` : '';
  for (const name of members) {
    const value = decoded.document[name];
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    const place = { part: decoded.token ? 'payload' : 'document', pointer: `${base}/${name}` };
    if (!Number.isNaN(time)) dates.push({ name, time, place });
  }
  return dates;
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
