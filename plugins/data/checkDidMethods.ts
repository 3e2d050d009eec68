import { segmentsOf } from '../schemas/jsonValue.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { didMethods } from './publishedData.ts';
import { checkForm, checkOnce, type DataContext, dataProblem } from './ruleHelpers.ts';

/**
 * Rules `did-methods/*`: the methods have the form of their schema; each is named once; its settings are all that the
 * configuration of the resolver has for it, and every method of the configuration is there; examples are its own.
 */
export function checkDidMethods(file: JsonFile | undefined, context: DataContext): Problem[] {
  if (!file || file.value === undefined) return [];
  const form = checkForm(file, 'did-methods.json', context);
  if (form.length > 0) return form;
  const methods = didMethods(file);
  const configured = keysBelow(['methods'], context);
  const missing = configured.filter((key) => !methods.some((method) => method.key === key));
  return [
    ...checkOnce(
      file,
      'data/mismatch',
      methods.map(({ method }) => method),
      (index) => `/methods/${index}/method`,
    ),
    ...missing.map((key) =>
      dataProblem(
        file,
        '/methods',
        'data/reference',
        `The resolver has settings for "${key}", and no method does.`,
        'Add the method.',
      ),
    ),
    ...methods.flatMap(({ method, key, options, examples, syntax }, index) => {
      const at = `/methods/${index}`;
      const known = keysBelow(['methods', key], context).map((option) => `/methods/${key}/${option}`);
      const unset = known.filter((option) => !options.includes(option));
      // A pointer with a slip names the key that it means.
      const meant = options.filter((option) => !known.includes(option)).map((option) => nearest(option, unset));
      const form = `did:${method}:`;
      return [
        ...options.flatMap((option, place) => {
          if (known.includes(option)) return [];
          const guess = nearest(option, unset);
          const fix = guess ? `Did you mean ${guess}?` : 'Point at a key of its schema.';
          const message = `The configuration of the resolver has no key ${option}.`;
          return [dataProblem(file, `${at}/options/${place}`, 'data/reference', message, fix)];
        }),
        ...unset
          .filter((option) => !meant.includes(option))
          .map((option) =>
            dataProblem(
              file,
              `${at}/options`,
              'data/reference',
              `did:${method} does not name ${option}.`,
              'Add it to the options.',
            ),
          ),
        ...[[`${at}/syntax`, syntax], ...examples.map((did, place) => [`${at}/examples/${place}`, did])]
          .filter(([, did]) => !did.startsWith(form))
          .map(([place, did]) =>
            dataProblem(file, place, 'data/mismatch', `"${did}" is no did:${method}.`, `Start it with ${form}`),
          ),
      ];
    }),
  ];
}

function keysBelow(path: string[], { set }: DataContext): string[] {
  const places = set.at(set.document('resolver.configuration.json'), segmentsOf(`/${path.join('/')}`));
  return places.flatMap((place) => [...set.properties(place).keys()]);
}
