import { chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import type { Policies } from '../schemas/published/policies.ts';
import { errorLink } from './render/keyLinks.ts';
import { inlineCode, mdxText, upperFirst } from './render/markdownText.ts';
import { statusBadge, table } from './render/table.ts';

/** Errors in the order in which a reader should work through them: by the policy that reports them. */
function inOrder(errors: ErrorEntry[], { policies }: Policies, service?: string): ErrorEntry[] {
  const rank = ({ slug, status }: ErrorEntry) => {
    const places = policies.flatMap((policy, index) =>
      (service === undefined || policy.service === service) && policy.errors.includes(slug)
        ? [index * 100 + policy.errors.indexOf(slug)]
        : [],
    );
    return status >= 500 ? Number.POSITIVE_INFINITY : Math.min(...places);
  };
  return [...errors].sort((a, b) => rank(a) - rank(b) || 0);
}

/**
 * The lists of errors: `<ErrorTable of="verifier" />` with what a service reports, `<OwnErrorTable of="verifier" />`
 * with those without their own page, and `<ErrorOverview />` with all.
 */
export function errorListShortcodes(errors: ErrorEntry[], data: Policies): Shortcodes {
  const services = errors.flatMap(({ raisedBy }) => raisedBy);
  return {
    ErrorTable: (attributes) => serviceTable(errors, data, chosenName(attributes, 'of', services)),
    OwnErrorTable: (attributes) => ownTable(data, chosenName(attributes, 'of', services)),
    ErrorOverview: () => overview(errors, data),
  };
}

function serviceTable(errors: ErrorEntry[], data: Policies, service: string): string {
  const mine = errors.filter(({ raisedBy }) => raisedBy.includes(service));
  const own = data.policies.filter((policy) => policy.service === service);
  return table(
    ['Slug', 'Policy', '`status`', 'Meaning'],
    inOrder(mine, data, service).map(({ slug, status, when }) => {
      const by = own.filter((policy) => policy.errors.includes(slug));
      const names = by.map(({ id, page }) => `[${inlineCode(id)}](${page})`).join(', ');
      const isAny = own.length > 0 && by.length === own.length;
      return [errorLink(slug), isAny ? 'any' : names, statusBadge(status), mdxText(when)];
    }),
  );
}

function ownTable({ policies }: Policies, service: string): string {
  return table(
    ['`platformType`', 'Policy in results', 'Page', 'When'],
    policies
      .filter((policy) => policy.service === service)
      .flatMap((policy) =>
        policy.ownErrors.map(({ platformType, when }) => [
          inlineCode(platformType),
          inlineCode(policy.id),
          `[${upperFirst(service)} ${policy.name.toLowerCase()} policy](${policy.page})`,
          mdxText(when),
        ]),
      ),
  );
}

/** All errors below a filter, which works as that of an overview page. */
function overview(errors: ErrorEntry[], data: Policies): string {
  const rows = table(
    ['`platformType`', '`status`', 'Service', 'Meaning'],
    inOrder(errors, data).map(({ slug, title, when, status, raisedBy }) => [
      errorLink(slug),
      statusBadge(status),
      upperFirst(raisedBy.join(', ')),
      `**${mdxText(title)}.** ${mdxText(when)}`,
    ]),
  );
  return [
    '<div data-client="overview">',
    '<div className="overview__filter">',
    '<label htmlFor="error-filter">Filter</label>',
    '<input id="error-filter" type="search" autoComplete="off" placeholder="Name, status or message" />',
    '</div>',
    '<div className="overview__group">',
    '',
    rows,
    '',
    '</div>',
    '<p className="overview__none" role="status" data-text="No error contains all of these words:" />',
    '</div>',
  ].join('\n');
}
