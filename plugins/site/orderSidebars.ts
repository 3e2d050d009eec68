interface SidebarItem {
  link?: string;
  items?: SidebarItem[];
}

interface WithSidebars {
  sidebar?: Record<string, unknown>;
  locales?: WithSidebars[];
}

/**
 * Puts the sidebars into the order of their addresses and leaves out folders that contain no pages, such as
 * `/_diagrams`, and pages that a build leaves out.
 * @param siteData data of the site as Rspress makes it; it is not changed
 * @param drafts routes of pages that are left out
 */
export function orderSidebars<SiteData extends { themeConfig: WithSidebars; locales?: WithSidebars[] }>(
  siteData: SiteData,
  drafts: ReadonlySet<string> = new Set(),
): SiteData {
  const ordered = <Config extends WithSidebars>(config: Config): Config => ({
    ...config,
    ...(config.sidebar && { sidebar: sorted(config.sidebar, drafts) }),
    ...(config.locales && { locales: config.locales.map(ordered) }),
  });
  return {
    ...siteData,
    themeConfig: ordered(siteData.themeConfig),
    ...(siteData.locales && { locales: siteData.locales.map(ordered) }),
  };
}

function sorted(sidebar: Record<string, unknown>, drafts: ReadonlySet<string>): Record<string, unknown> {
  const pages = Object.entries(sidebar)
    .filter(([address]) => !address.split('/').at(-1)?.startsWith('_'))
    .map(([address, items]) => [address, withoutDrafts(items, drafts)] as const);
  // By code unit: the order of a language would differ from machine to machine.
  return Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function withoutDrafts(items: unknown, drafts: ReadonlySet<string>): unknown {
  if (!Array.isArray(items)) return items;
  return items
    .filter(({ link = '' }: SidebarItem) => !drafts.has(link.replace(/\.html$/, '')))
    .map((item: SidebarItem) => (item.items ? { ...item, items: withoutDrafts(item.items, drafts) } : item));
}
