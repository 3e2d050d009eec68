import type { Policy } from '../schemas/published/policies.ts';
import type { Standard } from '../schemas/published/standards.ts';
import type { DataReport } from './dataReport.ts';

/**
 * Rules `data/*` for standards: each is named once; the page that explains it and the policies that read it exist; its
 * dates are days.
 */
export function checkStandards(report: DataReport, standards: readonly Standard[], policies: readonly Policy[]): void {
  report.unique(
    '/standards',
    'id',
    Array.from(standards, ({ id }) => id),
  );
  for (const [index, entry] of standards.entries()) {
    const at = `/standards/${index}`;
    checkDates(report, at, entry);
    if (entry.page) report.page(`${at}/page`, entry.page);
    for (const [use, { service, policies: names }] of entry.uses.entries()) {
      const known = policies.filter((one) => one.service === service).map(({ id }) => id);
      for (const [place, name] of names.entries()) {
        const pointer = `${at}/uses/${use}/policies/${place}`;
        report.known(pointer, `policy of the ${service}`, name, known, 'data/reference');
      }
    }
  }
}

/** A date is one of the calendar, and no text was checked in the future. */
function checkDates(report: DataReport, at: string, { date, checked }: Standard): void {
  const wrong = Object.entries({ date, checked }).filter(([, text]) => text && !isDay(text));
  for (const [key, text] of wrong)
    report.add(`${at}/${key}`, 'data/mismatch', `There is no ${text}.`, 'Write a valid date.');
  if (wrong.length > 0 || !checked || checked <= new Date().toJSON().slice(0, 10)) return;
  const fix = 'Write the date when you checked it.';
  report.add(`${at}/checked`, 'data/mismatch', `${checked} is in the future.`, fix);
}

/** Whether a text of the form of a day is one: there is no June 31. Other texts may be a month or a year. */
const isDay = (text: string) =>
  !/^\d{4}-\d\d-\d\d$/.test(text) || new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
