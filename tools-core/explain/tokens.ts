import ownMembers from './ownMembers.json' with { type: 'json' };
import tokenMembers from './tokenMembers.json' with { type: 'json' };
import { treesBy } from './tree.ts';

export { reportNode } from './tree.ts';

/** The tree of a part of a token that isn't a credential, without the lists of all other schemas, which are larger. */
export const treeOf = treesBy({ ...tokenMembers, jwt: ownMembers.jwt });
