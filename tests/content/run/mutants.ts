import { isObject, type Json } from '../../../plugins/openapi/specFiles.ts';

/** Every output that differs from the given one in a single line or value, and would mislead a reader. */
export function mutantsOf(title: string, shown: string): string[] {
  if (/^Answer/.test(title)) return changedValues(JSON.parse(shown)).map((value) => JSON.stringify(value));
  const lines = shown.split('\n');
  const changed = lines.map((line, at) => [...lines.slice(0, at), `${line}x`, ...lines.slice(at + 1)].join('\n'));
  return [...changed, `${shown}\nx`, lines.slice(0, -1).join('\n')].filter((text) => text !== shown);
}

function changedValues(value: Json): Json[] {
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, at) => changedValues(item).map((one) => value.with(at, one)));
    return [...changed, [...value, 'x']];
  }
  if (isObject(value)) {
    const changed = Object.entries(value).flatMap(([key, item]) => {
      return changedValues(item).map((one) => ({ ...value, [key]: one }));
    });
    return [...changed, { ...value, x: 'x' }];
  }
  // A number may vary from call to call, but not turn to a word.
  return [`${value}x`];
}
