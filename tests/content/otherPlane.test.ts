import { expect, test } from 'vitest';
import { hostOfOtherPlane } from '../../plugins/requests/matchOperation.ts';
import { descriptions } from './apiDescriptions.ts';
import { tokens } from './site.ts';

const domain = tokens['%brand.apiDomain%'];
const context = { descriptions, tokens, isPublished: () => false };
const other = (address: string) => hostOfOtherPlane('GET', new URL(address), context as never);

test('a host of the wrong plane is told with that of the other', () => {
  expect(other(`https://a-eu-1.resolver.management.eu.${domain}/health`)).toBe(`a-eu-1.resolver.service.eu.${domain}`);
  expect(other(`https://resolver.service.eu.${domain}/instances`)).toBe(`resolver.management.eu.${domain}`);
});

test('nothing is said of an address that neither plane has, nor of hosts of others', () => {
  expect(other(`https://resolver.service.eu.${domain}/nothing/there`)).toBeUndefined();
  expect(other('https://resolver.management.eu.example.com/health')).toBeUndefined();
});
