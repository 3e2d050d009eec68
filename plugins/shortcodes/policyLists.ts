import { chosen, chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { Policies, Policy } from '../schemas/published/policies.ts';
import { chain } from './render/chain.ts';
import { type KeyPages, keyLink } from './render/keyLinks.ts';
import { inlineCode, listText, lowerFirst, mdxText } from './render/markdownText.ts';
import { matrix, table } from './render/table.ts';

const FAMILIES = ['data-integrity', 'jose', 'cose'];

/**
 * What policies share: `<PolicyOverview of="verifier" />`, `<PolicyOrder of="verifier" />` and
 * `<PolicyMatrix of="verifier" />` for the policies of a service, `<FormatList />`, `<AcceptedProofs of="jose" />`,
 * `<QueryTypes />`, `<QueryMatrix />` and `<QuerySteps of="DCQL" />`.
 */
export function policyListShortcodes(data: Policies, keys: KeyPages): Shortcodes {
  const services = data.policies.map(({ service }) => service);
  const queries = new Map(data.queryTypes.map((query) => [query.type, query]));
  const policiesOf = (attributes: Record<string, string>) => {
    const chosenService = chosenName(attributes, 'of', services);
    return data.policies.filter(({ service }) => service === chosenService);
  };
  return {
    PolicyOverview: (attributes) => overview(policiesOf(attributes), keys),
    PolicyOrder: (attributes) => order(policiesOf(attributes)),
    PolicyMatrix: (attributes) => formatMatrix(policiesOf(attributes), data),
    FormatList: () => formatList(data),
    AcceptedProofs: (attributes) => accepted(data, chosenName(attributes, 'of', FAMILIES)),
    QueryTypes: () => queryTypes(data),
    QueryMatrix: () => queryMatrix(data),
    QuerySteps: (attributes) =>
      chosen(attributes, 'of', queries)
        .steps.map((step, index) => `${index + 1}. ${mdxText(step)}`)
        .join('\n'),
  };
}

function overview(policies: Policy[], keys: KeyPages): string {
  const rows = table(
    ['Policy', 'Question', 'Name in results', 'Configuration', 'Can be skipped', 'Checks'],
    policies.map(({ service, name, page, question, id, configuration, skip, levels }) => [
      `[${name}](${page})`,
      mdxText(question),
      inlineCode(id),
      configuration && keyLink(keys, service, configuration),
      skip === '' ? 'no' : 'yes',
      listText(levels),
    ]),
  );
  return `${chain(policies, () => false)}\n\n${rows}`;
}

function order(policies: Policy[]): string {
  const turns = [...new Set(policies.map((policy) => policy.order))].sort((a, b) => a - b);
  return turns
    .map((turn, index) => {
      const now = policies.filter((policy) => policy.order === turn);
      const links = now.map(({ name, page }, place) => `[${place === 0 ? name : name.toLowerCase()}](${page})`);
      return `${index + 1}. ${listText(links)}${now.length > 1 ? ', independently of each other' : ''}`;
    })
    .join('\n');
}

export const SUPPORT: Record<string, string> = { yes: 'yes', no: 'no', when: 'in some cases' };

function formatMatrix(policies: Policy[], { formats }: Policies): string {
  return matrix(
    ['Credential format', ...policies.map(({ name }) => name)],
    formats.map(({ id, name }) => [
      name,
      ...policies.map((policy) => {
        const found = policy.formats.find(({ format }) => format === id);
        if (!found) return '';
        return found.support === 'when' ? lowerFirst(mdxText(found.note)) : SUPPORT[found.support];
      }),
    ]),
  );
}

function formatList({ formats }: Policies): string {
  return table(
    ['Input', "How it's recognized", 'Format name in queries', '`data.format` in results'],
    formats.map(({ name, form, queryNames, resultName }) => [
      name,
      mdxText(form),
      queryNames.map(inlineCode).join(', '),
      inlineCode(resultName),
    ]),
  );
}

function accepted({ proofs }: Policies, family: string): string {
  return table(
    [family === 'data-integrity' ? '`cryptosuite`' : '`alg`', 'Key', 'Standard'],
    proofs
      .filter((proof) => proof.family === family)
      .map(({ names, keys, standard, address }) => [
        names.map(inlineCode).join(', '),
        keys,
        `[${standard}](${address})`,
      ]),
  );
}

function queryTypes({ queryTypes: list }: Policies): string {
  return table(
    ['`type`', 'Query', 'Other fields'],
    list.map(({ type, query, inputs }) => [inlineCode(type), inlineCode(query), inputs.map(inlineCode).join(', ')]),
  );
}

function queryMatrix({ formats, queryTypes: list }: Policies): string {
  return matrix(
    ['Credential format', ...list.map(({ name }) => name)],
    formats.map(({ id, name }) => [name, ...list.map((query) => (query.formats.includes(id) ? 'yes' : 'no'))]),
  );
}
