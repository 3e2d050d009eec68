import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from '../../../../plugins/earlyScript/earlyScript.ts';

/** Runs the script as a browser would and returns the attributes that it set. */
function run(search: unknown, globals: object = { URLSearchParams }): string[] {
  const set: string[] = [];
  const documentElement = { setAttribute: (name: string) => set.push(name) };
  vm.runInNewContext(EARLY_SCRIPT, { ...globals, location: { search }, document: { documentElement } });
  return set;
}

describe('the early script', () => {
  test.each([
    ['?navbar=0', ['data-hide-navbar']],
    ['?sidebar=0&outline=0', ['data-hide-sidebar', 'data-hide-outline']],
    ['?footer=0&q=x', ['data-hide-footer']],
    ['?navbar=1&sidebar=false&outline=&footer=00', []],
    ['?navbar=<svg onload=alert(1)>', []],
    ['?navbar', []],
    ['?navbar=%E0%A4%A', []],
    ['?%E0%A4%A=0&sidebar=0', ['data-hide-sidebar']],
    ['?NAVBAR=0', []],
    ['?navbar=1&navbar=0', []],
    ['?__proto__=0&constructor=0', []],
    ['', []],
  ])('%s hides %o', (search, expected) => {
    expect(run(search)).toEqual(expected);
  });

  test('throws nowhere, whatever the browser lacks', () => {
    expect(run(undefined)).toEqual([]);
    expect(run('?navbar=0', {})).toEqual([]);
  });

  test('cannot end its own element early', () => {
    expect(EARLY_SCRIPT).not.toMatch(/<\/|<!--/);
  });
});
