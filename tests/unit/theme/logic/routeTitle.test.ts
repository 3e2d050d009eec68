import { expect, test } from 'vitest';
import { titleOfRoute } from '../../../../theme/logic/routeTitle.ts';

test.each([
  ['/', ''],
  ['/reference/did-methods/', 'Did methods'],
  ['/a/b__c--d', 'B c d'],
  ['/a/-b-', 'B'],
])('%s is called "%s"', (route, title) => {
  expect(titleOfRoute(route)).toBe(title);
});
