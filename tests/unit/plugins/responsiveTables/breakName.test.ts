import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { breakName } from '../../../../plugins/responsiveTables/rehypeResponsiveTables.ts';

const code = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** What the name looks like with a bar where it may break. */
function broken(...children: ElementContent[]): string {
  const name = code(...children);
  breakName(name);
  return name.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' && child.tagName === 'wbr' ? '|' : '()',
    )
    .join('');
}

describe('breakName', () => {
  test('lets a long address break behind its signs', () => {
    expect(broken(text('https://docs.acme.example/docs/reference/errors/unexpected-error'))).toBe(
      'https://|docs.|acme.|example/|docs/|reference/|errors/|unexpected-error',
    );
  });

  test('lets a long word break between its parts', () => {
    expect(broken(text('https://docs.acme.example/docs/reference/errors/proof-verification-failed'))).toMatch(
      /\|proof-verification-\|failed$/,
    );
  });

  test('an address may break sooner, since each of its parts can be read', () => {
    expect(broken(text('https://www.w3.org/2018/credentials/v1'))).toBe('https://|www.|w3.|org/|2018/|credentials/|v1');
    expect(broken(text('https://plc.directory'))).toBe('https://plc.directory');
  });

  test('a slug may break sooner, since the meaning beside it needs room', () => {
    expect(broken(text('trusted-issuer-validation-error'))).toBe('trusted-issuer-|validation-error');
    expect(broken(text('proof-verification-failed'))).toBe('proof-verification-failed');
  });

  test('lets what has no signs break anywhere, in long pieces', () => {
    expect(broken(text(`did:key:${'z'.repeat(48)}`))).toBe(`did:|key:|${'z'.repeat(24)}|${'z'.repeat(24)}`);
  });

  test('spaces stay, and so does what is no text', () => {
    const badge = code();
    expect(broken(badge, text(' /openid4/vp/v1_0/authorizations/{authorizationId}'))).toBe(
      '() /|openid4/|vp/|v1_0/|authorizations/|{authorizationId}',
    );
    expect(broken(text('{ "region": "eu", "service": "verifier", "id": "*" }'))).toBe(
      '{ "region": "eu", "service": "verifier", "id": "*" }',
    );
  });
});
