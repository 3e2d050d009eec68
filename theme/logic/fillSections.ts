/** Sections whose sidebar holds the button for the reader's own values, as the configuration of the site names them. */
export function fillSections(themeConfig: object): readonly string[] {
  return (themeConfig as { fillSections?: string[] }).fillSections ?? [];
}
