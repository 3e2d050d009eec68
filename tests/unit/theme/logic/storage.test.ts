import { describe, expect, test } from 'vitest';
import { safeStorage } from '../../../../theme/logic/storage.ts';

type Backing = ReturnType<Parameters<typeof safeStorage>[0]>;

const working = (): Backing => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};
const fail = () => {
  throw new Error('no');
};

describe('a safe storage', () => {
  const faults: [string, () => Backing][] = [
    ['works', () => working()],
    ['cannot be opened', fail],
    ['is missing', () => null as unknown as Backing],
    ['fails to write', () => ({ ...working(), setItem: fail, removeItem: fail })],
    ['fails on everything', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
  ];

  test.each(faults)('gives back what was set where the one below %s', (_fault, make) => {
    let backing: Backing | undefined;
    const storage = safeStorage(() => {
      backing ??= make();
      return backing;
    });
    expect(storage.get('key')).toBe(null);
    storage.set('key', 'one');
    expect(storage.get('key')).toBe('one');
    storage.set('key', 'two');
    expect(storage.get('key')).toBe('two');
    storage.set('key', null);
    expect(storage.get('key')).toBe(null);
  });

  test('prefers what another window wrote once writing works again', () => {
    const backing = working();
    let isFull = true;
    const storage = safeStorage(() => ({ ...backing, setItem: isFull ? fail : backing.setItem }));
    storage.set('key', 'kept here');
    isFull = false;
    storage.set('key', 'stored');
    backing.setItem('key', 'by another window');
    expect(storage.get('key')).toBe('by another window');
  });
});
