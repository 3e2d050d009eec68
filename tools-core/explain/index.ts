export { STANDARD_PAGES } from './standardPages.ts';
export { reportNode, type TreeNode, treeOf } from './tree.ts';
