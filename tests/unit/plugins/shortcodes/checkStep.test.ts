import { expect, test } from 'vitest';
import { makeApi } from '../../../../plugins/openapi/readApis.ts';
import { checkStepShortcode } from '../../../../plugins/shortcodes/checkStep.ts';

const state = { type: 'object', properties: { status: { enum: ['RUNNING', 'STOPPED'] } } };
const api = makeApi('management', {
  paths: {
    '/status': {
      get: {
        operationId: 'readStatus',
        responses: {
          200: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/State' }, example: { status: 'RUNNING' } },
            },
          },
          422: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    {
                      properties: {
                        data: {
                          items: { properties: { policy: { type: 'string' }, error: { properties: { detail: {} } } } },
                        },
                      },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: { State: state } },
});
const write = (attributes: Record<string, string>) =>
  checkStepShortcode(api, { id: 'readStatus', status: '200', ...attributes });

test('writes what to expect as a sentence, and the same for the field', () => {
  expect(write({ expect: 'status = RUNNING' })).toBe(
    [
      'The response has status 200, and `status` is `RUNNING`.',
      '',
      `<CheckResponse expected={${JSON.stringify('{"status":200,"members":[{"path":"status","is":"RUNNING"}]}')}} />`,
    ].join('\n'),
  );
  expect(write({ expect: 'status = RUNNING; status' })).toContain(
    'The response has status 200 and contains `status`, and `status` is `RUNNING`.\n',
  );
  expect(write({ expect: 'status = RUNNING; status = STOPPED' })).toContain(
    'The response has status 200, `status` is `RUNNING`, and `status` is `STOPPED`.\n',
  );
  expect(write({})).toContain('The response has status 200.\n');
});

test('writes no sentence where the step writes a file and prints what matters', () => {
  expect(write({ file: 'result.json' })).toMatch(/^<CheckResponse expected=.*"file\\":\\"result.json/);
});

test('follows references, alternatives and lists', () => {
  expect(write({ status: '422', expect: 'data[policy=proof].error.detail' })).toContain(
    'contains `error.detail` in the `proof` entry',
  );
});

test.each([
  [{ id: 'other' }, 'Nothing known is called "other"'],
  [{ status: '201' }, 'has no response "201"'],
  [{ status: '' }, 'has no response ""'],
  [{ expect: 'state' }, 'has no member "state"'],
  [{ expect: 'status.x' }, 'has no member "status.x"'],
  [{ expect: 'a b' }, "isn't a path"],
  [{ expect: 'status = Running' }, 'is never "Running"'],
])('tells writers about %j', (attributes, message) => {
  expect(() => write(attributes)).toThrow(message);
});
