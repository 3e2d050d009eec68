import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Problem, problemIn } from './problem.ts';

/** A JSON text with the place of every value, so that a problem can name its line. */
export interface JsonFile {
  file: string;
  text: string;
  root: Node | undefined;
  value: unknown;
}

const reasons: Record<string, string> = {
  InvalidSymbol: 'this word is no value',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a name in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing here',
  CommaExpected: 'a comma is missing here',
  CloseBraceExpected: 'an object is not closed with }',
  CloseBracketExpected: 'a list is not closed with ]',
  EndOfFileExpected: 'something follows the end of the value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a string is not closed with a double quote',
  UnexpectedEndOfNumber: 'a number ends too early',
  InvalidUnicode: 'four hexadecimal digits have to follow \\u',
  InvalidEscapeCharacter: 'this character cannot follow a backslash',
  InvalidCharacter: 'a string contains a character that has to be escaped, such as a line break',
};

/** Parses strict JSON and reports syntax errors and repeated keys in one object, which `JSON.parse` hides. */
export function parseJsonFile(file: string, text: string): { json: JsonFile; problems: Problem[] } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const json: JsonFile = { file, text, root, value: root && errors.length === 0 ? getNodeValue(root) : undefined };
  // The first error is the cause; those after it follow from it.
  const problems = errors.slice(0, 1).map((error): Problem => {
    const before = text.slice(0, error.offset).trimEnd();
    if (before.endsWith(',') && /[\]}]/.test(text[error.offset])) {
      const place = positionAt(text, before.length - 1);
      const message = 'This is not JSON: a comma is before a closing bracket.';
      const edit = { from: ',', to: '' };
      return { file, ...place, rule: 'json/syntax', message, fix: 'Delete the comma.', edit };
    }
    const reason = reasons[printParseErrorCode(error.error)] ?? 'it breaks off';
    const message = `This is not JSON: ${reason}.`;
    const fix = 'Check the commas, quotes and brackets around this place.';
    return { file, ...positionAt(text, placeOf(error, text)), rule: 'json/syntax', message, fix };
  });
  if (root) problems.push(...duplicateKeys(json, root));
  return { json, problems };
}

/** A comma belongs behind what is before the place where it is missed. */
function placeOf({ error, offset }: ParseError, text: string): number {
  return printParseErrorCode(error) === 'CommaExpected' ? text.slice(0, offset).trimEnd().length : offset;
}

/** Line and column, both from 1, of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Position of a node of a JSON file. */
export function positionOf(json: JsonFile, node: Node | undefined): { line: number; column: number } {
  return positionAt(json.text, node?.offset ?? 0);
}

/** Position of what a path leads to, or of the innermost value that is there on the way: of a key that is missing. */
export function positionAlong(json: JsonFile, path: readonly PropertyKey[]): { line: number; column: number } {
  const steps = path as (string | number)[];
  const found = steps.map((_, index) => json.root && findNodeAtLocation(json.root, steps.slice(0, index + 1)));
  return positionOf(json, found.findLast((node) => node !== undefined) ?? json.root);
}

function duplicateKeys(json: JsonFile, node: Node): Problem[] {
  const problems: Problem[] = [];
  if (node.type === 'object') {
    const seen = new Map<string, Node>();
    for (const property of node.children ?? []) {
      const key = property.children?.[0];
      if (!key) continue;
      const first = seen.get(key.value);
      if (first) {
        const message = `The key "${key.value}" occurs twice; the first is on line ${positionOf(json, first).line}.`;
        const fix = 'Keep one of the two rows.';
        problems.push(problemIn(json.file, positionOf(json, key), 'json/duplicate-key', message, fix));
      } else {
        seen.set(key.value, key);
      }
    }
  }
  for (const child of node.children ?? []) problems.push(...duplicateKeys(json, child));
  return problems;
}
