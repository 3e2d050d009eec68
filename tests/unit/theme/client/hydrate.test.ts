import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../../../theme/client/hydrate.ts';

afterEach(() => vi.unstubAllGlobals());

class FakeElement {
  readonly isConnected = true;
  readonly inside: FakeElement[];
  readonly getAttribute: () => string;

  constructor(behavior: string, inside: FakeElement[] = []) {
    this.inside = inside;
    this.getAttribute = () => behavior;
  }

  querySelectorAll(): FakeElement[] {
    return this.inside;
  }
}

test('a behavior that throws stops no other', () => {
  const elements = ['first', 'bad', 'worse', 'last'].map((name) => new FakeElement(name));
  const documentElement = new FakeElement('', elements);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('document', { documentElement, readyState: 'complete', addEventListener: () => {} });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const started: string[] = [];
  const fail = () => {
    throw new Error('It fails.');
  };
  const onMore = vi.fn();
  hydrate(
    {
      first: { start: () => started.push('first') },
      bad: { start: fail },
      worse: { render: fail },
      last: { start: () => started.push('last') },
    },
    onMore,
  );
  expect(started).toEqual(['first', 'last']);
  expect(onMore).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
