import { expect, test } from 'vitest';
import { inspectAs } from '../samples.ts';
import { employee, key, sd, testRows, text, vc } from './rows.ts';

// What is pasted around an input: the slips of `cases.ts` in other fields, algorithms, containers and forms.

testRows([
  ['JSON, percent-encoded twice', encodeURIComponent(encodeURIComponent(text(employee))), 'success'],
  ['a token with escaped dots', vc().replaceAll('.', '&#46;'), 'success'],
  ['lines of a mail', vc().replace(/.{60}/g, '$&\n').replace(/^/gm, '> '), 'success'],
  ['lines with a backslash', vc().replace(/.{60}/g, '$&\\\n'), 'success'],
  ['dots as %2E', vc().replaceAll('.', '%2E'), 'success'],
  ['~ as %7E', sd().replaceAll('~', '%7E'), 'success'],
  ['a response in a fragment', `https://w.example/cb#vp_token=${sd()}&state=a`, 'success'],
  ['a token in a path', `https://v.example/verify/${vc()}`, 'success'],
  ['a log with a level in brackets', `[INFO] credential=${vc()}`, 'success'],
  ['JSON in a string, three times', text(text(text(employee))), 'success'],
  ['a token in the message of a log', text({ level: 'info', msg: `Issued ${vc()}.` }), 'success'],
  ['shortened in angle brackets', `${vc().slice(0, 90)}<...>`, 'error', 'form-unknown', 'document'],
  ['base64 twice', Buffer.from(Buffer.from(vc()).toString('base64')).toString('base64'), 'success'],
  ['hexadecimal digits of a token', Buffer.from(vc()).toString('hex'), 'success'],
  ['zero width spaces', `${vc().slice(0, 50)}\u200b${vc().slice(50)}`, 'success'],
  ['a response as a link', `https://w.example/cb?vp_token=${encodeURIComponent(sd())}&state=a`, 'success'],
  [
    'a response of the Digital Credentials API',
    text({ protocol: 'openid4vp-v1-unsigned', data: { vp_token: { a: [sd()] } } }),
    'success',
  ],
  ['shortened by a word', `${vc().slice(0, 90)}[truncated]`, 'error', 'form-unknown', 'document'],
  [
    'credentials below each other',
    `${text(employee)}\n${text({ ...employee, validUntil: 'x' })}`,
    'error',
    'date-form',
    'document/validUntil',
  ],
]);

test('characters of JSON that have no width stay, since they are signed', async () => {
  const { decoded } = await inspectAs('', text({ kty: 'OKP', crv: 'Ed25519', x: key.jwk.x, name: 'a\u200db' }));
  expect(decoded.document?.name).toBe('a\u200db');
});
