import { type Document, visit, type YAMLParseError } from 'yaml';

/**
 * Finds what keeps a document of YAML from being read, in order; what follows from the first comes after it. Offsets are in
 * characters from the start.
 */
export function yamlErrors(document: Document.Parsed): { message: string; offset: number }[] {
  const { errors } = document;
  const found = errors.flatMap((error, index) => {
    // A line that is indented too far goes on with the value above it, where the library sees the error begin.
    if (isLongKey(error) && errors[index - 1]?.code === 'BLOCK_AS_IMPLICIT_KEY') return [];
    const next = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? errors[index + 1] : undefined;
    return [{ message: error.message, offset: next && isLongKey(next) ? next.pos[1] - 1 : error.pos[0] }];
  });
  // The library reports an alias of nothing only when values are made, and without a place.
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `Nothing is called "${alias.source}", which the asterisk refers to`;
      found.push({ message, offset: alias.range?.[0] ?? 0 });
    },
  });
  return found;
}

const isLongKey = ({ code }: YAMLParseError) => code === 'MULTILINE_IMPLICIT_KEY';
