import { expect, test } from 'vitest';
import { checkAgreement } from '../../../../plugins/checks/rules/agreement.ts';

const told = (text: string) =>
  checkAgreement('a.mdx', { text, placeOf: (index) => ({ line: 1, column: index + 1 }) }).map(({ fix }) => fix);

test.each([
  ['Keys has a name.', 'Write "Keys have".'],
  ['Send it. The keys is public.', 'Write "The keys are".'],
  ['It fails when the policies was changed.', 'Write "when the policies were".'],
  ['It have a name.', 'Write "It has".'],
  ['Wait until it have ended.', 'Write "until it has".'],
  ['They was read, and they has ended.', 'Write "They were".'],
  ['If you has a key, send it.', 'Write "If you have".'],
  ['The address are public.', 'Write "The address is".'],
  ['A wallet do not answer.', 'Write "A wallet does".'],
  ['The verifier check it.', undefined],
  ['The verifier verify the proof.', 'Write "The verifier verifies".'],
  ['The service publish a list.', 'Write "The service publishes".'],
  ['The host of a request decide its scope.', 'Write "The host of a request decides".'],
  ['A second use of the code are refused.', 'Write "A second use of the code is".'],
  ['Each copy of your keys have a name.', 'Write "Each copy of your keys has".'],
  ['It fails once the order of the policies were changed.', 'Write "once the order of the policies was".'],
  ['The keys of an account is listed.', 'Write "The keys of an account are".'],
])('%s', (text, fix) => expect(told(text)[0]).toEqual(fix));

test.each([
  'What matters to you is the proof, and who calls you is logged.',
  'One of the keys is public, and a list of values has an end.',
  'The status is known, access has an end, and the address is public.',
  'The standard asks that it have a name, as if it were a person.',
  'Can it have a name, and do they have one?',
  'The verifier check fails where the service create action is missing.',
  'It shows whose keys the verifier and the issuer have.',
  'Reading the results is enough; that the keys are public does no harm.',
  'A number of the keys are public, and the rest of the keys are not.',
  'A third of the keys are public. A set of the keys that are public has a name.',
  'The name and the value of a key are public. The name of the key and the value have an end.',
  'The holder of a key that are two. The keys of an account that is closed are gone.',
  'A verifier of the keys you have decides, and the members of a list it has are read.',
])('%s is English', (text) => expect(told(text)).toEqual([]));
