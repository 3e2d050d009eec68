import type { MistakeKind } from '../mistake.ts';
import { factKinds } from './facts.ts';
import { dataKinds, fileKinds } from './files.ts';
import { linkKinds, sidebarKinds } from './links.ts';
import { markdownKinds, wordKinds } from './prose.ts';
import { partKinds, sampleKinds } from './samples.ts';
import { leftoverKinds } from './slips.ts';
import { codeKinds, slipKinds, statementKinds, subjectKinds } from './statements.ts';

/** Every kind of mistake that is made at the keyboard, in the order of its table. */
export const mistakeKinds: MistakeKind[] = [
  ...wordKinds,
  ...factKinds,
  ...statementKinds,
  ...slipKinds,
  ...markdownKinds,
  ...linkKinds,
  ...sidebarKinds,
  ...sampleKinds,
  ...codeKinds,
  ...subjectKinds,
  ...partKinds,
  ...fileKinds,
  ...dataKinds,
  ...leftoverKinds,
];
