import type { Method } from '../schemas/published/did-methods.ts';
import { nearest } from '../shared/nearest.ts';
import type { DataReport } from './dataReport.ts';

/**
 * Rules `data/*` for DID methods: each is named once; its settings are all that the configuration of the resolver has
 * for it, and every method of the configuration is there; examples are its own.
 */
export function checkMethods(report: DataReport, methods: readonly Method[]): void {
  report.unique(
    '/methods',
    'method',
    Array.from(methods, ({ method }) => method),
  );
  for (const key of report.keysBelow('resolver', '/methods')) {
    if (methods.some((method) => method.key === key)) continue;
    const message = `The resolver has settings for "${key}", but no method uses them.`;
    report.add('/methods', 'data/reference', message, 'Add the method.');
  }
  for (const [index, { method, key, options, examples, syntax }] of methods.entries()) {
    const at = `/methods/${index}`;
    const known = report.keysBelow('resolver', `/methods/${key}`).map((option) => `/methods/${key}/${option}`);
    const unset = known.filter((option) => !options.includes(option));
    // An option with a slip names the key that it means, which is not missing then.
    const meant = options.flatMap((option) => (known.includes(option) ? [] : (nearest(option, unset) ?? [])));
    for (const [place, option] of options.entries()) report.key(`${at}/options/${place}`, 'resolver', option);
    for (const option of unset.filter((one) => !meant.includes(one)))
      report.add(`${at}/options`, 'data/reference', `did:${method} doesn't list ${option}.`, 'Add it to the options.');
    const form = `did:${method}:`;
    for (const [place, did] of [['syntax', syntax], ...examples.map((did, place) => [`examples/${place}`, did])]) {
      if (did.startsWith(form)) continue;
      report.add(`${at}/${place}`, 'data/mismatch', `"${did}" isn't a did:${method}.`, `Start it with ${form}`);
    }
  }
}
