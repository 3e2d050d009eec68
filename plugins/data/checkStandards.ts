import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { type PolicyData, type StandardEntry, standardEntries } from './publishedData.ts';
import { checkForm, checkKnown, checkOnce, type DataContext, dataProblem } from './ruleHelpers.ts';

/**
 * Rules `standards/*`: the standards have the form of their schema; each is named once; the page that explains it and
 * the policies that read it exist; its dates are days, and its version is that of its address.
 */
export function checkStandards(file: JsonFile | undefined, { policies }: PolicyData, context: DataContext): Problem[] {
  if (!file || file.value === undefined) return [];
  const form = checkForm(file, 'standards.json', context);
  if (form.length > 0) return form;
  const standards = standardEntries(file);
  const ids = standards.map(({ id }) => id);
  return [
    ...checkOnce(file, 'data/mismatch', ids, (index) => `/standards/${index}/id`),
    ...standards.flatMap(({ page, uses, ...entry }, index) => {
      const at = `/standards/${index}`;
      const known = (service: string) => policies.filter((one) => one.service === service).map(({ id }) => id);
      return [
        ...checkDates(file, at, entry),
        ...checkVersion(file, at, entry),
        ...(page ? checkKnown(file, `${at}/page`, 'data/reference', 'page at', page, [...context.routes]) : []),
        ...uses.flatMap(({ service, policies: names }, use) =>
          names.flatMap((name, place) => {
            const pointer = `${at}/uses/${use}/policies/${place}`;
            return checkKnown(file, pointer, 'data/reference', `policy of the ${service}`, name, known(service));
          }),
        ),
      ];
    }),
  ];
}

type Entry = Pick<StandardEntry, 'name' | 'address' | 'date' | 'checked'>;

/** A date is one of the calendar, and nobody looked a text up in the future. */
function checkDates(file: JsonFile, at: string, { date, checked }: Entry): Problem[] {
  const isDay = (text: string) => !/^\d{4}-\d\d-\d\d$/.test(text) || dayOf(text) === text;
  const wrong = Object.entries({ date, checked }).filter(([, text]) => !isDay(text));
  if (wrong.length > 0)
    return wrong.map(([key, text]) =>
      dataProblem(file, `${at}/${key}`, 'data/mismatch', `There is no ${text}.`, 'Write a day of the calendar.'),
    );
  if (!checked || checked <= new Date().toJSON().slice(0, 10)) return [];
  const message = `${checked} is still to come.`;
  return [dataProblem(file, `${at}/checked`, 'data/mismatch', message, 'Write the day on which you looked it up.')];
}

/** The day that a text of the form of one stands for, which may be another: there is no 31 June. */
const dayOf = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10);

/** The version or the number that a name ends with is the one that its address names. */
function checkVersion(file: JsonFile, at: string, { name, address }: Entry): Problem[] {
  const said = /(?<![:\w])(?:\d+\.\d+(?:\.\d+)?|RFC \d+)$/.exec(name)?.[0];
  const version = /[-v/](\d+[._]\d+(?:\.\d+)?)(?:\.html)?\/?$/.exec(address)?.[1].replace('_', '.');
  const led = version ?? /rfc(\d+)/.exec(address)?.[1];
  if (!said || !led || said.replace('RFC ', '') === led) return [];
  const right = name.slice(0, -said.length) + (said.startsWith('RFC') ? `RFC ${led}` : led);
  const message = `"${name}" is at the address of ${led}.`;
  return [dataProblem(file, `${at}/name`, 'data/mismatch', message, `Write "${right}", or mend the address.`)];
}
