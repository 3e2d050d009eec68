import { isObject, TOLERANCE, valueAt } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import { configured, type Frame, POLICIES, passed, skipped } from './check.ts';
import { isOn, outcomeAt } from './configuration.ts';
import type { Check, Outcome, Settings, Step } from './types.ts';

interface Dated {
  name: string;
  time: number;
  place: Location;
}

export type DatePolicy = 'notBefore' | 'notAfter';

const POLICY = {
  notBefore: {
    claim: 'nbf',
    members: ['validFrom', 'issuanceDate'],
    date: 'start',
    passes: (now: number, time: number, tolerance: number) => now >= time - tolerance,
    wrong: 'before its start date',
    cause: 'The start date is still ahead',
    fix: "Check the clock of the issuer first. If it's ahead by more than the tolerance, you get this error.",
  },
  notAfter: {
    claim: 'exp',
    members: ['validUntil', 'expirationDate'],
    date: 'end',
    passes: (now: number, time: number, tolerance: number) => now <= time + tolerance,
    wrong: 'past its end date',
    cause: 'The end date has passed',
    fix: 'Ask the holder for a renewed credential, or set `onOutOfRange` to `warning` where expired ones are acceptable.',
  },
} as const;

/** The policies `notBefore` and `notAfter`. Where claims and members both contain a date, both must be in range. */
export function checkDates(
  policy: DatePolicy,
  decoded: Decoded,
  { configuration, now, ...rest }: Omit<Frame, 'policy'> & Pick<Settings, 'configuration' | 'now'>,
): Check {
  const kind = decoded.level === 'presentation' ? 'verifiablePresentation' : 'verifiableCredential';
  const settings = `/policies/${policy}/credentials/${kind}`;
  const frame: Frame = { ...rest, policy };
  if (!isOn(configuration, `${settings}/enabled`))
    return skipped(frame, `policies.${policy}.credentials.${kind}.enabled is false.`, { data: {} });
  const dates = datesOf(policy, decoded);
  const slug = POLICIES[policy].slug as string;
  if (dates.length === 0) {
    const outcome = frame.isInformal ? 'valid' : outcomeAt(configuration, `${settings}/onMissingDate`, 'warning');
    return withoutDate(policy, decoded, frame, outcome);
  }
  const { passes, wrong, cause, fix } = POLICY[policy];
  const tolerance = Number(valueAt(configuration, `${settings}/tolerance`) ?? TOLERANCE);
  const steps: Step[] = [];
  for (const { name, time, place } of dates) {
    const isFine = passes(now.getTime(), time, tolerance);
    const text = `${name} is ${isoOf(time)}, the time of the check is ${now.toISOString()}, and the tolerance is ${tolerance / 1000} s.`;
    if (!isFine && name !== 'iat') {
      const detail = `${subjectOf(decoded)} is ${wrong}: ${name} is ${isoOf(time)}`;
      const outcome = frame.isInformal ? 'error' : outcomeAt(configuration, `${settings}/onOutOfRange`, 'error');
      const fault = { slug, key: 'out-of-range', detail, cause, fix, place };
      return configured(frame, [...steps, { text, state: 'note', place }], outcome, fault);
    }
    const shown = isFine ? text : `It was issued in the future: ${text}`;
    steps.push({ text: shown, state: isFine ? 'passed' : 'warning', place });
  }
  return passed(frame, steps);
}

const subjectOf = ({ level, tokenKind }: Decoded): string =>
  tokenKind?.name ?? (level === 'presentation' ? 'Presentation' : 'Credential');

/**
 * A missing start, and a missing end of a presentation, are usual: only the response of the verifier shows it. A missing
 * end of a credential counts as it is configured.
 */
function withoutDate(policy: DatePolicy, decoded: Decoded, frame: Frame, outcome: Outcome): Check {
  const { date } = POLICY[policy];
  const place = decoded.parts.some(({ id }) => id === 'payload') ? 'payload' : 'document';
  const detail = `${subjectOf(decoded)} has no ${date} date`;
  const fix = 'Without a date, `onMissingDate` decides.';
  const slug = POLICIES[policy].slug as string;
  const fault = { slug, key: 'date-missing', detail, cause: `There is no ${date} date`, fix, place };
  const check = configured(frame, [], outcome, fault);
  const isUsual = frame.policy === 'notBefore' || decoded.level === 'presentation';
  if (!isUsual || check.state !== 'warning') return check;
  const { fault: _, ...rest } = check;
  return { ...rest, state: 'passed', steps: [{ text: detail, state: 'note', place }] };
}

const isoOf = (time: number): string =>
  Math.abs(time) <= 8.64e15 ? new Date(time).toISOString().replace('.000Z', 'Z') : 'no date';

const dated = (name: string, text: unknown, place: Location): Dated[] => {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? [] : [{ name, time, place }];
};

function datesOf(policy: DatePolicy, decoded: Decoded): Dated[] {
  const { claim, members } = POLICY[policy];
  const { token, sdJwt, document = {}, level, mdoc } = decoded;
  const claims = sdJwt?.claims ?? token?.payload ?? {};
  const part = (name: string) => (sdJwt && !(name in sdJwt.token.payload) ? 'claims' : 'payload');
  // An issue date is checked for tokens that are made for one use, and as a hint for all others.
  const names = policy === 'notBefore' && token ? [claim, 'iat'] : [claim];
  const dates = names.flatMap((name): Dated[] => {
    const value = claims[name];
    return typeof value === 'number' ? [{ name, time: value * 1000, place: `${part(name)}/${name}` }] : [];
  });
  dates.push(...mdocDates(policy, decoded));
  if (level === 'other' || mdoc) return dates;
  const claimed = token && !sdJwt ? ['vc', 'vp'].find((name) => isObject(token.payload[name])) : undefined;
  const base = claimed ? `/${claimed}` : '';
  const own = members.flatMap((name) =>
    dated(name, document[name], `${token ? part(name) : 'document'}${base}/${name}`),
  );
  return [...dates, ...own];
}

function mdocDates(policy: DatePolicy, { mdoc, cose }: Decoded): Dated[] {
  const name = policy === 'notAfter' ? 'validUntil' : 'validFrom';
  if (cose) return dated(name, cose.dates[name], 'payload');
  return (mdoc?.documents ?? []).flatMap(({ validity, elements }) => [
    ...dated(name, validity[name], `mobile security object/validityInfo/${name}`),
    ...elements.flatMap(({ name, value, pointer }) => {
      if (policy !== 'notAfter' || name !== 'expiry_date') return [];
      const text = String(value instanceof Object && 'value' in value ? value.value : value);
      // It is valid to the end of its day (ISO/IEC 18013-5 section 7.2.1).
      return dated(name, text.length === 10 ? `${text}T23:59:59Z` : text, `document${pointer}`);
    }),
  ]);
}
