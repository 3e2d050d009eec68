import members from './members.json' with { type: 'json' };
import ownMembers from './ownMembers.json' with { type: 'json' };
import tokenMembers from './tokenMembers.json' with { type: 'json' };
import { treesBy } from './tree.ts';

export { STANDARD_PAGES } from './standardPages.ts';
export { reportNode, type TreeNode } from './tree.ts';

/**
 * The tree of a part, each member explained by the published schemas. Own lists have what no schema describes: claims of
 * any JWT, JWE, disclosures, certificates, and mdocs by their last name, since ISO/IEC 18013-5 uses each name in one sense.
 */
export const treeOf = treesBy({ ...members, ...tokenMembers, ...ownMembers });
