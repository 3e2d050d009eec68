import { expect, test } from 'vitest';
import { InputError, type Json, rejectUnknown } from '../../../../tools-core/base/index.ts';

const core = {
  methods: { key: { enabled: true }, web: { enabled: true, urls: {} } },
  onMissing: 'warning',
  resolver: { type: 'managed' },
};
const refused = (given: Json) => () => rejectUnknown(given, core, 'resolver');

test.each<[Json, string]>([
  [{ method: {} }, 'it has no key method, but methods'],
  [{ zzzzzz: {} }, 'it has no key zzzzzz, but methods, onMissing, resolver'],
  [{ methods: { key: { enable: false } } }, 'methods.key has no key enable, but enabled'],
  [{ methods: { key: { enabled: 'no' } } }, 'methods.key.enabled has to be true or false'],
  [{ methods: true }, 'methods has to be an object'],
  [{ onMissing: 'ignore' }, 'onMissing has to be one of valid, warning, error'],
])('%j is refused', (given, words) => {
  expect(refused(given)).toThrow(InputError);
  expect(refused(given)).toThrow(`The resolver rejects this configuration: ${words}.`);
});

test.each<[Json]>([
  [{}],
  [{ methods: { key: { enabled: false } } }],
  [{ methods: { web: { urls: { any: 'https://a.example' } } } }],
  [{ resolver: { type: 'instance', resourceId: 'a' } }],
])('%j is taken', (given) => {
  expect(refused(given)).not.toThrow();
});
