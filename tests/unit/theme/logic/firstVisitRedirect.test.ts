import { afterEach, expect, test, vi } from 'vitest';
import { redirectFirstVisit } from '../../../../theme/logic/firstVisit.ts';

const options = { base: '/docs/', versions: ['v1'], languages: ['en', 'de'], defaultLanguage: 'en' };
afterEach(() => vi.unstubAllGlobals());

interface Visit {
  url?: string;
  languages?: string[];
  language?: string;
  agent?: string;
  /** What the storage of the browser holds. */
  stored?: Map<string, string>;
  isClosed?: boolean;
}

/** @returns where the reader is led to, if anywhere */
function visit({ url = '/docs/a.html?b=1#c', languages = ['de'], language = '', agent = 'Firefox', ...more }: Visit) {
  const { stored = new Map<string, string>(), isClosed } = more;
  const { origin, pathname, search, hash } = new URL(url, 'https://a.example');
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('navigator', { userAgent: agent, languages, language });
  vi.stubGlobal('location', { origin, pathname, search, hash, replace });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isClosed) throw new Error('No storage.');
      stored.set(key, value);
    },
  });
  redirectFirstVisit(options);
  return replace.mock.calls.map(([address]) => address);
}

test.each<[reason: string, Visit, string[]]>([
  ['in the language of the reader, with query and hash', {}, ['https://a.example/docs/de/a.html?b=1#c']],
  [
    'in the one language of an older browser',
    { languages: [], language: 'de' },
    ['https://a.example/docs/de/a.html?b=1#c'],
  ],
  ['as it stands in that language', { languages: ['en'] }, []],
  ['as it stands for a language that the site has not', { languages: ['fr'] }, []],
  ['as it stands for a crawler', { agent: 'Googlebot/2.1' }, []],
  ['as it stands where nothing can be stored', { isClosed: true }, []],
  ['as it stands the second time', { stored: new Map([['rspress-visited', '']]) }, []],
  [
    'on this host, whatever the path looks like',
    { url: 'https://a.example/docs//b.example' },
    ['https://a.example/docs/de//b.example'],
  ],
])('a page opens %s', (_reason, one, expected) => expect(visit(one)).toEqual(expected));

test('a visit is recorded as Rspress does it', () => {
  const stored = new Map<string, string>();
  visit({ stored });
  expect([...stored]).toEqual([['rspress-visited', '1']]);
  expect(visit({ stored })).toEqual([]);
});
