export { type Explanation, explain, type Shelf } from './explain.ts';
export { MDOC_MEMBERS, OWN_MEMBERS, type Row } from './ownMembers.ts';
export { pageOf, STANDARD_PAGES } from './standardPages.ts';
export { type TreeNode, treeOf } from './tree.ts';
