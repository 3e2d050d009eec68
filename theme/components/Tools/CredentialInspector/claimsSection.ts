import type { Section } from '../../../../tools-core/base/index.ts';
import { askFor } from '../../../../tools-core/buildQuery/index.ts';
import type { Options } from '../shell/contract.ts';
import { writeShare } from '../shell/share.ts';
import { askedIn } from './askedIn.ts';
import { templates } from './requests.virtual.ts';

/** The section in which claims of the input are chosen; none where it has no claims. */
export async function claimsSection(input: string, options: Options): Promise<Section[]> {
  const data = await askFor(input, askedIn(options), { templates, evaluator });
  return data ? [{ kind: 'panel', title: 'Ask for these claims', panel: 'claims', data }] : [];
}

/** What is too long for a link, or must not be in one, is left out of it. */
async function evaluator(input: { query: string; credentials: string }): Promise<string> {
  const link = await writeShare({ input });
  return `/reference/tools/query-evaluator${'hash' in link ? link.hash : ''}`;
}
