import nprogress from 'nprogress';
import { expect, test } from 'vitest';
import '../../../../theme/hooks/progressBar.ts';

test('moves as the specification says', () => {
  const settings = (nprogress as unknown as { settings: Record<string, unknown> }).settings;
  expect(settings).toMatchObject({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
});
