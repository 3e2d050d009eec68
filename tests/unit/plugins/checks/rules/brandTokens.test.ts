import { expect, test } from 'vitest';
import { checkBrand, checkTokens } from '../../../../../plugins/checks/rules/leaks.ts';

const tokens = {
  '%brand.name%': 'Acme Identity',
  '%brand.slug%': 'acme',
  '%brand.apiDomain%': 'acme.example',
  '%brand.status%': 'https://status.acme.example/',
  '%brand.site%': 'https://acme.example',
};
const rules = {
  token: (text: string) => checkTokens('a.mdx', text, tokens),
  brand: (text: string) => checkBrand('a.mdx', text, tokens),
};
const told = (rule: keyof typeof rules, text: string) =>
  rules[rule](text).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['token', 'A\n%brand.nam% here.'],
    ['a.mdx:2:1 words/brand-token There is no brand token %brand.nam%. Did you mean %brand.name%?'],
  ],
  [
    ['token', '%brand_name%'],
    ['a.mdx:1:1 words/brand-token There is no brand token %brand_name%. Write %brand.name%, which the build replaces.'],
  ],
  [
    ['token', '%brand-name'],
    ['a.mdx:1:1 words/brand-token There is no brand token %brand-name. Write %brand.name%, which the build replaces.'],
  ],
  [
    ['token', '% brand.name %'],
    [
      'a.mdx:1:1 words/brand-token There is no brand token % brand.name %. Write %brand.name%, which the build replaces.',
    ],
  ],
  [
    ['token', `\${brand.name}`],
    [
      `a.mdx:1:1 words/brand-token There is no brand token \${brand.name}. Write %brand.name%, which the build replaces.`,
    ],
  ],
  [
    ['token', '{{ brand.name }}'],
    [
      'a.mdx:1:1 words/brand-token There is no brand token {{ brand.name }}. Write %brand.name%, which the build replaces.',
    ],
  ],
  [
    ['token', '{brand_name}'],
    ['a.mdx:1:1 words/brand-token There is no brand token {brand_name}. Write %brand.name%, which the build replaces.'],
  ],
  [
    ['token', '<%= brand.name %>'],
    [
      'a.mdx:1:1 words/brand-token There is no brand token <%= brand.name %>. Write %brand.name%, which the build replaces.',
    ],
  ],
  [
    ['token', '<% brand.slug'],
    [
      'a.mdx:1:1 words/brand-token There is no brand token <% brand.slug. Write %brand.slug%, which the build replaces.',
    ],
  ],
  [
    ['token', '%brand.something%'],
    [
      'a.mdx:1:1 words/brand-token There is no brand token %brand.something%. Use one of %brand.name% %brand.slug% %brand.apiDomain% %brand.status% %brand.site%',
    ],
  ],
  [
    ['brand', 'One.\nThis is Acme Identity, by Acme.'],
    [
      'a.mdx:2:9 words/brand-literal "Acme Identity" belongs to one brand only. Write %brand.name%, which the build replaces.',
      'a.mdx:2:27 words/brand-literal "Acme" belongs to one brand only. Write %brand.name%, which the build replaces.',
    ],
  ],
  [
    ['brand', 'ACME identity'],
    [
      'a.mdx:1:1 words/brand-literal "ACME identity" belongs to one brand only. Write %brand.name%, which the build replaces.',
    ],
  ],
  [
    ['brand', 'https://api.acme.example/a and acme.example'],
    [
      'a.mdx:1:13 words/brand-literal "acme.example" belongs to one brand only. Write %brand.apiDomain%, which the build replaces.',
      'a.mdx:1:32 words/brand-literal "acme.example" belongs to one brand only. Write %brand.apiDomain%, which the build replaces.',
    ],
  ],
  [
    ['brand', 'https://status.acme.example/ is https://acme.example'],
    [
      'a.mdx:1:1 words/brand-literal "https://status.acme.example/" belongs to one brand only. Write %brand.status%, which the build replaces.',
      'a.mdx:1:33 words/brand-literal "https://acme.example" belongs to one brand only. Write %brand.site%, which the build replaces.',
    ],
  ],
  [
    ['brand', 'Path /acme/ and "acme" and `acme`'],
    [
      'a.mdx:1:7 words/brand-literal "acme" belongs to one brand only. Write %brand.slug%, which the build replaces.',
      'a.mdx:1:18 words/brand-literal "acme" belongs to one brand only. Write %brand.slug%, which the build replaces.',
      'a.mdx:1:29 words/brand-literal "acme" belongs to one brand only. Write %brand.slug%, which the build replaces.',
    ],
  ],
  [
    ['brand', 'keys.Acme.io, keys.acme-a.io'],
    [
      'a.mdx:1:6 words/brand-literal "Acme" belongs to one brand only. Write %brand.apiDomain%, which the build replaces, or a reserved host such as app.example.com.',
      'a.mdx:1:20 words/brand-literal "acme" belongs to one brand only. Write %brand.apiDomain%, which the build replaces, or a reserved host such as app.example.com.',
    ],
  ],
  [
    ['brand', 'Acmes, xAcme, %Acme, my-acme.io'],
    [
      'a.mdx:1:25 words/brand-literal "acme" belongs to one brand only. Write %brand.apiDomain%, which the build replaces, or a reserved host such as app.example.com.',
    ],
  ],
])('tokens and literals of the brand: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['token', '%BRAND.NAME%']],
  [['token', '%brand.name% {brand.something} {{brand.color}} brand.name, a brand']],
])('tokens and literals of the brand: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test('a brand without a domain or a name that could be typed has no literals', () => {
  expect(
    checkBrand('a.mdx', 'AB is https://status.a.example/', {
      '%brand.name%': 'AB',
      '%brand.status%': 'https://status.a.example/',
    }),
  ).toEqual([]);
  expect(checkBrand('a.mdx', 'Acme', {})).toEqual([]);
});
