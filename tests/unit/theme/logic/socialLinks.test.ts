import { expect, test } from 'vitest';
import { type SocialEntry, socialName, splitSocialLinks } from '../../../../theme/logic/socialLinks.ts';

const links = (count: number): SocialEntry[] =>
  Array.from({ length: count }, (_, index) => ({ icon: 'github', content: String(index) }));

test.each([
  [5, 5, 0],
  [6, 5, 1],
  [9, 5, 4],
])('of %i links %i are shown and %i are kept behind a button', (count, shown, collapsed) => {
  const split = splitSocialLinks(links(count));
  expect([split.shown.length, split.collapsed.length]).toEqual([shown, collapsed]);
});

test.each([
  [{ icon: 'github', content: 'https://git.example/x' }, 'GitHub'],
  [{ icon: 'slack', content: 'https://slack.example' }, 'Slack'],
  [{ icon: { svg: '<svg><title>Forum</title></svg>' }, content: 'https://forum.example' }, 'Forum'],
  [{ icon: { svg: '<svg/>' }, content: 'https://www.forum.example/a' }, 'forum.example'],
] as [SocialEntry, string][])('%o is called %s', (link, name) => {
  expect(socialName(link)).toBe(name);
});
