import { describe, expect, test } from 'vitest';
import { safeStorage } from '../../../../theme/shared/safeStorage.ts';

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
});
