import members from './members.json' with { type: 'json' };
import tokenMembers from './tokenMembers.json' with { type: 'json' };
import { treesBy } from './tree.ts';

export { reportNode } from './tree.ts';

/** The tree of a document, such as a DID document. It leaves out the texts that only credentials need. */
export const treeOf = treesBy({ ...members, ...tokenMembers });
