/**
 * The items of a list that another one lacks, each as often as it lacks it: what stands twice may be changed once.
 * @param textOf gives the text by which an item is found in the other list
 */
export function withoutEach<Item>(
  list: readonly Item[],
  others: readonly string[],
  textOf: (item: Item) => string = String,
): Item[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return list.filter((item) => {
    const text = textOf(item);
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
