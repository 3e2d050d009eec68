import { keyOf, type Visited } from './programTree.ts';

/** What browsers have beside what Node has. */
const OF_BROWSERS =
  'window document self location history screen localStorage sessionStorage indexedDB caches customElements alert confirm prompt ' +
  'requestAnimationFrame cancelAnimationFrame requestIdleCallback matchMedia getComputedStyle Element HTMLElement HTMLInputElement ' +
  'HTMLButtonElement HTMLFormElement HTMLAnchorElement HTMLImageElement SVGElement Node NodeList DocumentFragment DOMParser Image Audio ' +
  'FileReader FileList MutationObserver IntersectionObserver ResizeObserver XMLHttpRequest Worker SharedWorker Notification ' +
  'KeyboardEvent MouseEvent PointerEvent SubmitEvent StorageEvent PopStateEvent CredentialsContainer PublicKeyCredential ' +
  'DigitalCredential IdentityCredential EventSource WebSocket navigator';
/** What Node has in modules alone. */
const OF_MODULES = 'require module exports __dirname __filename arguments';
const GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...OF_BROWSERS.split(' '),
  ...OF_MODULES.split(' '),
  'undefined',
]);

export const isGlobal = (name: string): boolean => GLOBALS.has(name);
/** Every name that is there without a declaration. */
export const globalNames = (): Iterable<string> => GLOBALS;

/** Where an identifier is the name of a member or a label. */
const NAMES_MEMBER: Record<string, readonly string[]> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
  ExportAllDeclaration: ['exported'],
};
/** Where a pattern that declares names stands. */
const DECLARES: Record<string, readonly string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};
const OF_PATTERN = ['ObjectPattern', 'ArrayPattern', 'RestElement', 'Property', 'AssignmentPattern'];

const isMemberName = ({ above: [parent], key }: Visited) =>
  (NAMES_MEMBER[parent?.type]?.includes(key) ?? false) && !(parent.computed === true) && !(parent.shorthand === true);

/** Whether a name stands in a pattern that declares it; the default of a part of it declares nothing. */
function isDeclared({ above, key }: Visited): boolean {
  let held = key;
  for (const [at, parent] of above.entries()) {
    if (DECLARES[parent.type]?.includes(held)) return true;
    if (!OF_PATTERN.includes(parent.type) || held === 'right') return false;
    held = keyOf(above[at + 1], parent);
  }
  return false;
}

/** The names that a program declares, in whatever place, and those that it uses. */
export function namesIn(nodes: readonly Visited[]): { declared: Set<string>; used: Set<string> } {
  const declared = new Set<string>();
  const used = new Set<string>();
  for (const visited of nodes) {
    const { node, above } = visited;
    if (node.type !== 'Identifier' || isMemberName(visited)) continue;
    const isAsked = above[0]?.type === 'UnaryExpression' && above[0].operator === 'typeof';
    if (isDeclared(visited)) declared.add(String(node.name));
    else if (!isAsked) used.add(String(node.name));
  }
  return { declared, used };
}
