/** One after the other: inputs share the time of one step. */
export async function flatMapInOrder<From, To>(
  list: readonly From[],
  map: (one: From) => Promise<To[]>,
): Promise<To[]> {
  const all: To[] = [];
  for (const one of list) all.push(...(await map(one)));
  return all;
}
