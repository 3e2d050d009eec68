import { tryOr } from '../../../tools-core/base/tryOr.ts';
import * as z from '../../shared/zod.ts';

const type = z.enum(['file', 'dir', 'divider', 'section-header', 'custom-link', 'dir-section-header']);

/** An entry of a sidebar: the name of a page, or what is around it. */
const entry = z.strictObject({
  type: type.optional(),
  name: z.string().min(1).optional(),
  label: z.string().min(1).optional(),
  link: z.string().min(1).optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  dashed: z.boolean().optional(),
  overviewHeaders: z.array(z.number().int()).optional(),
  get items() {
    return z.array(z.union([z.string().min(1), entry])).optional();
  },
});

export const metaSchema = z.array(z.union([z.string().min(1), entry]));

const pattern = z.string().refine((text) => tryOr(() => new RegExp(text)), 'is no regular expression');

const navItem = z.strictObject({
  text: z.string().min(1),
  link: z.string().min(1).optional(),
  activeMatch: pattern.optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: z.string().optional(),
  ariaLabel: z.string().optional(),
  rel: z.string().optional(),
  target: z.string().optional(),
  download: z.union([z.boolean(), z.string()]).optional(),
  get items() {
    return z.array(navItem).optional();
  },
});

export const navSchema = z.array(navItem);

/** Rule `sidebar/form`: a sidebar is a list of entries that Rspress knows. */
export const SIDEBAR_FORM = {
  schema: metaSchema,
  known: Object.keys(entry.shape),
  fix: 'Write a list of entries such as { "type": "file", "name": "create", "label": "Create" }.',
  rule: 'sidebar/form' as const,
};

/** Rule `sidebar/form` for the top navigation. */
export const NAV_FORM = {
  schema: navSchema,
  known: Object.keys(navItem.shape),
  fix: 'Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
  rule: 'sidebar/form' as const,
};
