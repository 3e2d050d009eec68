/** The kinds of syntax nodes whose value is known without running a page. */
interface Syntax {
  type: string;
  body?: Syntax[];
  expression?: Syntax;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
  expressions?: Syntax[];
  operator?: string;
  left?: Syntax;
  right?: Syntax;
  object?: Syntax;
  property?: Syntax;
  name?: string;
  elements?: (Syntax | null)[];
  properties?: Syntax[];
  key?: Syntax;
}

/**
 * Works out what a braced expression of a page prints: text, numbers, sums of both, and values of the front matter.
 * @returns an empty string for everything that only a running page knows.
 */
export function evaluate(program: unknown, frontMatter: Record<string, unknown>): string {
  const value = evaluateValue(program, frontMatter);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value of a braced expression: text, a number, true or false, or undefined. */
export function evaluateValue(program: unknown, frontMatter: Record<string, unknown>): unknown {
  const statement = (program as Syntax | undefined)?.body?.[0];
  return staticValue(statement?.expression, frontMatter);
}

function staticValue(node: Syntax | undefined, frontMatter: Record<string, unknown>): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return templateValue(node, frontMatter);
    case 'BinaryExpression':
      return sumOf(node, frontMatter);
    case 'MemberExpression':
      return node.object?.name === 'frontmatter' ? frontMatter[node.property?.name ?? ''] : undefined;
    case 'ArrayExpression':
      return node.elements?.map((element) => staticValue(element ?? undefined, frontMatter));
    case 'ObjectExpression':
      return objectValue(node, frontMatter);
    default:
      return undefined;
  }
}

function objectValue(node: Syntax, frontMatter: Record<string, unknown>): Record<string, unknown> {
  const entries = (node.properties ?? []).map(({ key, value }): [string, unknown] => {
    const name = key?.name ?? String(key?.value);
    return [name, staticValue(value as Syntax, frontMatter)];
  });
  return Object.fromEntries(entries);
}

function templateValue(node: Syntax, frontMatter: Record<string, unknown>): string {
  const values = (node.expressions ?? []).map((expression) => staticValue(expression, frontMatter) ?? '');
  return (node.quasis ?? []).map((part, index) => `${part.value.cooked ?? ''}${values[index] ?? ''}`).join('');
}

function sumOf(node: Syntax, frontMatter: Record<string, unknown>): unknown {
  const left = staticValue(node.left, frontMatter);
  const right = staticValue(node.right, frontMatter);
  if (node.operator === '+' && typeof left === 'number' && typeof right === 'number') return left + right;
  if (node.operator === '+' && left !== undefined && right !== undefined) return `${left}${right}`;
  return undefined;
}
