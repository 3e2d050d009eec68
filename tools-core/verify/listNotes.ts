import { isObject, type JsonObject, listOf } from '../base/index.ts';
import { bitAt, bitsOf, statusName, tokenList, tokenStatusAt } from './statusBits.ts';
import type { Step } from './types.ts';

/** Set entries of a list that are named. */
const NAMED = 20;

/** What a list of the W3C contains. @throws InputError */
export function listNote({ credentialSubject }: JsonObject): Step {
  const subject = listOf(credentialSubject).find(isObject) ?? {};
  const bits = bitsOf(subject.encodedList, String(subject.type));
  return {
    text: counted(
      bits.length * 8,
      (index) => bitAt(bits, index) ?? 0,
      () => 'set',
    ),
    state: 'note',
  };
}

/** What a Token Status List contains. @throws InputError */
export function tokenListNote({ status_list: content }: JsonObject): Step {
  const list = tokenList(isObject(content) ? content : {});
  return { text: counted(list.length, (index) => tokenStatusAt(list, index) ?? 0, statusName), state: 'note' };
}

function counted(length: number, statusAt: (index: number) => number, name: (status: number) => string): string {
  const found: string[] = [];
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const status = statusAt(index);
    if (status === 0) continue;
    count += 1;
    if (count <= NAMED) found.push(`${index} (${name(status)})`);
  }
  const more = count > NAMED ? `, and ${count - NAMED} more` : '';
  const which =
    count === 0 ? 'none is set' : `${count} ${count === 1 ? 'is' : 'are'} not 0: ${found.join(', ')}${more}`;
  return `The list has ${length.toLocaleString('en')} entries; ${which}.`;
}
