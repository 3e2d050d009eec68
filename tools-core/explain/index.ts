export { STANDARD_PAGES } from './standardPages.ts';
export { type TreeNode, treeOf } from './tree.ts';
