import { describe, expect, it } from 'vitest';
import { checkLinkText, pageNames } from '../../../../plugins/checks/rules/linkTexts.ts';

const routes = new Set([
  '/errors/invalid-format',
  '/errors/unsupported-format',
  '/services/gateway',
  '/services/authorizer',
  '/reference/verifier/api',
  '/reference/validator/api',
  '/reference/resolver/configuration',
  '/guides/instances/logs',
  '/guides/instances',
  '/guides/iam/service-instances',
  '/guides/instances/state',
  '/exchange/',
  '/exchange/descriptors',
]);
const anchors = new Map([
  [
    '/reference/resolver/configuration',
    new Set(['resolver-configuration', 'methods-web-timeout', 'methods-ion-timeout', 'cache']),
  ],
  ['/reference/validator/api', new Set(['validator-api', 'object-dcql-query', 'validate-request-dcql_query'])],
  ['/guides/instances/state', new Set(['stop-and-start', 'stop-an-instance', 'start-an-instance'])],
]);
const titles = new Map([
  ['Read instance logs', '/guides/instances/logs'],
  ['Presentation Exchange', '/exchange/'],
]);
const check = (text: string, url: string) => {
  const isCode = text.startsWith('`');
  return checkLinkText(
    { url, words: text.replaceAll('`', ''), isCode, line: 1, column: 1 },
    { routes, anchors, publicFiles: new Set(), redirects: new Set() },
    pageNames(titles, routes),
  );
};

describe('the words of a link', () => {
  it.each([
    ['Instances', '/guides/iam/service-instances', 'Write [Instances](/guides/instances)'],
    ['Unsupported format', '/errors/invalid-format', 'Write [Unsupported format](/errors/unsupported-format)'],
    ['Unsupported format error', '/errors/invalid-format', '(/errors/unsupported-format)'],
    ['gateway', '/services/authorizer', 'Write [gateway](/services/gateway)'],
    ['validator', '/reference/verifier/api', 'Write [validator](/reference/validator/api)'],
    ['Read instance logs', '/guides/instances/state', 'Write [Read instance logs](/guides/instances/logs)'],
    ['Start an instance', '/guides/instances/state#stop-an-instance', '(/guides/instances/state#start-an-instance)'],
    ['invalid-fromat', '/errors/invalid-format', 'Write [invalid-format](/errors/invalid-format).'],
    ['`methods.web.timeouts`', '/reference/resolver/configuration#methods-web-timeout', 'Link to the key itself'],
    ['`methods.ion.timeout`', '/reference/resolver/configuration#methods-web-timeout', '#methods-ion-timeout)'],
    ['`ion.timeout`', '/reference/resolver/configuration#methods-web-timeout', '#methods-ion-timeout)'],
  ])('%s → %s', (words, url, fix) => {
    expect(check(words, url)).toMatchObject({ rule: 'links/text', fix: expect.stringContaining(fix) });
  });

  it.each([
    ['unsupported format', '/errors/unsupported-format'],
    ['unsupported format error', '/errors/unsupported-format'],
    ['a gateway before it', '/services/gateway'],
    ['stopped', '/guides/instances/state#stop-an-instance'],
    ['stop and start', '/guides/instances/state#start-an-instance'],
    ['Presentation Exchange', '/exchange/descriptors'],
    ['`web.timeout`', '/reference/resolver/configuration#methods-web-timeout'],
    ['`timeout`', '/reference/resolver/configuration#methods-web-timeout'],
    ['`dcql_query`', '/reference/validator/api#validate-request-dcql_query'],
    ['invalid-formats', '/gone'],
    ['gateway', 'https://gateway.example.com/'],
  ])('may be %s of %s', (words, url) => {
    expect(check(words, url)).toBeUndefined();
  });
});
