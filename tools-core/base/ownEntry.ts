/**
 * An entry of a table by a name that stands in an input. What every object has in JavaScript, such as `constructor`, is no
 * entry.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
