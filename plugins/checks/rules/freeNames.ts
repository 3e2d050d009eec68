import type { MdxTextExpression } from 'mdast-util-mdx-expression';

type Program = NonNullable<NonNullable<MdxTextExpression['data']>['estree']>;

/** A node of a program, as a plain value. */
type Plain = Record<string, unknown>;

const isNode = (value: unknown): value is Plain => typeof (value as Plain | null)?.type === 'string';

/** Names that a program asks for and does not have itself, in their order. */
export function freeNames(program: Program): string[] {
  const own = new Set<string>();
  const asked: string[] = [];
  const visit = (value: unknown, names: Pick<string[], 'push'>): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, names);
    if (!isNode(value)) return;
    if (value.type === 'Identifier') names.push(String(value.name));
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'comments' && !isLabel(value, key)) visit(child, isBinding(value, key) ? ownNames : names);
    }
  };
  const ownNames = { push: (name: string) => own.add(name).size };
  visit(program, asked);
  return asked.filter((name) => !own.has(name));
}

/** The name of a member, which asks for nothing. */
function isLabel({ type, computed }: Plain, key: string): boolean {
  return !computed && ((type === 'MemberExpression' && key === 'property') || (type === 'Property' && key === 'key'));
}

/** What a function takes, and what a declaration names. */
const isBinding = ({ type }: Plain, key: string) =>
  key === 'params' || (key === 'id' && /^(?:Function|VariableDeclarator)/.test(String(type)));
