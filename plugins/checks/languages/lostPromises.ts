import { calleeOf, isNode, keyOf, type SyntaxNode, type Visited } from './programTree.ts';

const OF_PROMISES = /^(?:then|catch|finally)$/;
/** Methods of answers; others go by the same name where they give no promise. */
const OF_ANSWERS = /^\.(?:json|text|arrayBuffer|blob|formData|bytes)$/;
/** Calls that want the value itself. */
const WANT_VALUE = /^(?:console|JSON|Object|Number|String|Boolean)$/;

/** Functions that give promises. */
export interface AsyncNames {
  /** All of them. */
  all: ReadonlySet<string>;
  /** Those that somebody waits for, so that a call that nobody waits for is another one. */
  waited: ReadonlySet<string>;
}

/** The functions that programs declare as asynchronous, import from such modules, or wait for somewhere. */
export function asyncNames(nodes: readonly Visited[]): AsyncNames {
  const waited = new Set<string>();
  const declared = new Set(['fetch']);
  for (const { node, above } of nodes) {
    if (node.async === true) {
      const declarator = above[0]?.type === 'VariableDeclarator' ? above[0].id : undefined;
      const id = node.type === 'FunctionDeclaration' ? node.id : declarator;
      if (isNode(id) && id.type === 'Identifier') declared.add(String(id.name));
    }
    const argument = node.type === 'AwaitExpression' && isNode(node.argument) ? node.argument : undefined;
    const name = argument?.type === 'CallExpression' ? calleeOf(argument) : undefined;
    if (name && (!name.startsWith('.') || OF_ANSWERS.test(name))) waited.add(name);
    const from = above[0]?.type === 'ImportDeclaration' ? above[0].source : undefined;
    if (node.type === 'ImportSpecifier' && isNode(from) && /\/promises$/.test(String(from.value)) && isNode(node.local))
      waited.add(String(node.local.name));
  }
  return { all: new Set([...declared, ...waited]), waited };
}

/**
 * The calls of asynchronous functions whose promise is taken for what it will be: a member of it is read, it is taken
 * apart, judged or written, it stands in a constant that nothing waits for, or nothing is done with it where others wait.
 */
export function lostPromises(nodes: readonly Visited[], { all, waited }: AsyncNames): SyntaxNode[] {
  return nodes.flatMap(({ node, above, key }) => {
    const name = node.type === 'CallExpression' ? calleeOf(node) : undefined;
    const isMethod = name?.startsWith('.');
    if (!name || !all.has(name) || (isMethod && (node.arguments as unknown[]).length > 0)) return [];
    const chain = chained({ node, above, key });
    const isDropped = chain.node === node && above[0]?.type === 'ExpressionStatement' && waited.has(name) && !isMethod;
    return isDropped || isLost(chain.above, chain.key, nodes) ? [node] : [];
  });
}

/** The promise at the end of a chain: of `ask().catch(stop)` the whole. */
function chained({ node, above, key }: Visited): Visited {
  const [member, call, ...others] = above;
  if (member?.type !== 'MemberExpression' || !isOfPromise(member) || call?.type !== 'CallExpression')
    return { node, above, key };
  return chained({ node: call, above: others, key: keyOf(others[0], call) });
}

function isLost([parent, grand]: readonly SyntaxNode[], key: string, nodes: readonly Visited[]): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'object' && !isOfPromise(parent);
    case 'UnaryExpression':
      return parent.operator === '!';
    case 'IfStatement':
    case 'WhileStatement':
    case 'ConditionalExpression':
      return key === 'test';
    case 'BinaryExpression':
    case 'TemplateLiteral':
    case 'SpreadElement':
    case 'ForOfStatement':
      return parent.await !== true;
    case 'CallExpression':
      return key === 'arguments' && wantsValue(parent);
    case 'VariableDeclarator': {
      const { id } = parent;
      if (!isNode(id)) return false;
      return id.type === 'Identifier' ? isTakenForValue(String(id.name), nodes) : grand?.type === 'VariableDeclaration';
    }
    default:
      return false;
  }
}

const isOfPromise = ({ property, computed }: SyntaxNode) =>
  computed !== true && isNode(property) && OF_PROMISES.test(String(property.name));

function wantsValue({ callee }: SyntaxNode): boolean {
  const object = isNode(callee) && callee.type === 'MemberExpression' ? callee.object : undefined;
  return isNode(object) && object.type === 'Identifier' && WANT_VALUE.test(String(object.name));
}

/** Whether members of a constant are read, and nothing waits for it, hands it on or gives it back. */
function isTakenForValue(name: string, nodes: readonly Visited[]): boolean {
  const uses = nodes.filter(
    ({ node, key, above: [parent] }) =>
      node.type === 'Identifier' &&
      node.name === name &&
      !(parent?.type === 'VariableDeclarator' && key === 'id') &&
      !(parent?.type === 'MemberExpression' && key === 'property' && !parent.computed),
  );
  const isRead = ({ above: [parent], key }: Visited) =>
    parent?.type === 'MemberExpression' && key === 'object' && !isOfPromise(parent);
  const isWaited = ({ above: [parent], key }: Visited) =>
    parent?.type === 'AwaitExpression' ||
    parent?.type === 'ReturnStatement' ||
    parent?.type === 'ArrayExpression' ||
    (parent?.type === 'AssignmentExpression' && key === 'left') ||
    (parent?.type === 'MemberExpression' && isOfPromise(parent));
  return uses.some(isRead) && !uses.some(isWaited);
}
