/** A fix of an error, as the catalog of errors has it. */
export interface CatalogFix {
  text: string;
  /** IDs of the causes that it is for. */
  causes?: readonly string[];
}

/** The fix for a cause: the one that lists it, or the first. */
export const fixFor = <Fix extends CatalogFix>(fixes: readonly Fix[], cause = ''): Fix | undefined =>
  fixes.find(({ causes }) => causes?.includes(cause)) ?? fixes[0];
