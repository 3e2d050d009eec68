import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeHeadingAnchors } from '../../../../plugins/markdown/rehypeHeadingAnchors.ts';
import { element } from '../../../../plugins/shared/hastNodes.ts';

test('the permalink of a heading has its name and no text, and the heading has its name once', () => {
  const sign = { type: 'text' as const, value: '#' };
  const anchor = element('a', { class: 'rp-header-anchor', ariaHidden: 'true', href: '#keys' }, [sign]);
  const heading = element('h2', { id: 'keys' }, [anchor, { type: 'text', value: 'Keys' }]);
  rehypeHeadingAnchors()({ type: 'root', children: [element('section', {}, [heading])] } as Root);
  expect(heading.properties).toEqual({ id: 'keys', ariaLabelledBy: 'keys' });
  expect(anchor.properties).toEqual({ class: 'rp-header-anchor', ariaLabelledBy: 'keys', href: '#keys' });
  expect(anchor.children).toEqual([]);
});
