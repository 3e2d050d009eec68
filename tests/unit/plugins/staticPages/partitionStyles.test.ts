import { expect, test } from 'vitest';
import { splitDeferredRules } from '../../../../plugins/staticPages/partitionStyles.ts';

test('rules for paper and for readers without scripts may come later, all others may not', () => {
  const css =
    'a{b:c}@media print{a{b:d}.e{f:g}}@media (width<=767px){a{b:e}}@media (scripting:none){a{b:f}}' +
    '@media (width>=960px) and (scripting:none){a{b:g}}i{j:k}';
  expect(splitDeferredRules(css)).toEqual({
    now: 'a{b:c}@media (width<=767px){a{b:e}}@media (width>=960px) and (scripting:none){a{b:g}}i{j:k}',
    deferred: '@media print{a{b:d}.e{f:g}}@media (scripting:none){a{b:f}}',
  });
  expect(splitDeferredRules('@media print{a{content:"}"}b{c:d}}i{j:k}').now).toBe('i{j:k}');
  expect(splitDeferredRules('a{b:c}')).toEqual({ now: 'a{b:c}', deferred: '' });
});
