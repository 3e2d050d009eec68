import { type Node, parse } from 'acorn';

/** A node of a program with what leads to it. */
export interface Visited {
  node: SyntaxNode;
  /** From the nearest to the program itself. */
  above: readonly SyntaxNode[];
  /** The member of the node above that holds it. */
  key: string;
}

/** A node of any type, whose members are looked up by their names. */
export type SyntaxNode = Node & Record<string, unknown>;

/** @returns undefined of a text that is no program */
export function parseProgram(code: string): SyntaxNode | undefined {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    }) as unknown as SyntaxNode;
  } catch {
    return undefined;
  }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a program, each before what it holds. */
export function nodesOf(node: SyntaxNode, above: readonly SyntaxNode[] = [], key = ''): Visited[] {
  const inside = [node, ...above];
  const children = Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((child) => (isNode(child) ? nodesOf(child, inside, name) : [])),
  );
  return [{ node, above, key }, ...children];
}

/** The member of a node that holds another one. */
export const keyOf = (parent: SyntaxNode | undefined, child: SyntaxNode): string =>
  Object.entries(parent ?? {}).find(
    ([, value]) => value === child || (Array.isArray(value) && value.includes(child)),
  )?.[0] ?? '';

/** What a call calls, as it is written: the name of a function, or that of a method. */
export function calleeOf(call: SyntaxNode): string | undefined {
  const { callee } = call;
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  const { property } = callee;
  return callee.type === 'MemberExpression' && !callee.computed && isNode(property) ? `.${property.name}` : undefined;
}
