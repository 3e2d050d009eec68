/**
 * Keeps what a pure function made of each file as it last was, so that after an edit only the edited file is read
 * anew, and what is made of the others is the same object.
 * @param make takes the path for messages, and the text
 */
export function rememberLatest<Value>(
  make: (file: string, text: string) => Value,
): (file: string, text: string) => Value {
  const known = new Map<string, { text: string; value: Value }>();
  return (file, text) => {
    const last = known.get(file);
    if (last?.text === text) return last.value;
    const value = make(file, text);
    known.set(file, { text, value });
    return value;
  };
}
