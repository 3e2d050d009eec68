interface WithSidebars {
  sidebar?: Record<string, unknown>;
  locales?: WithSidebars[];
}

/**
 * Puts the sidebars into the order of their addresses and leaves out folders that contain no pages, such as
 * `/_diagrams`.
 * @param siteData data of the site as Rspress makes it; it is not changed
 */
export function orderSidebars<SiteData extends { themeConfig: WithSidebars; locales?: WithSidebars[] }>(
  siteData: SiteData,
): SiteData {
  return {
    ...siteData,
    themeConfig: ordered(siteData.themeConfig),
    ...(siteData.locales && { locales: siteData.locales.map(ordered) }),
  };
}

function ordered<Config extends WithSidebars>(config: Config): Config {
  const { sidebar, locales } = config;
  return {
    ...config,
    ...(sidebar && { sidebar: sorted(sidebar) }),
    ...(locales && { locales: locales.map(ordered) }),
  };
}

function sorted(sidebar: Record<string, unknown>): Record<string, unknown> {
  const pages = Object.entries(sidebar).filter(([address]) => !address.split('/').at(-1)?.startsWith('_'));
  // By code unit: the order of a language would differ from machine to machine.
  return Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}
