import { chosenName } from '../pages/expandShortcodes.ts';

const LEVELS = ['beginner', 'intermediate'];

/**
 * `<GuideHead time="10 minutes" level="beginner" needs="a verifier, an API key" />`: the head of a guide or a tutorial, with
 * what it takes and requires.
 */
export function guideHeadShortcode(attributes: Record<string, string>): string {
  const level = chosenName(attributes, 'level', LEVELS);
  const parts = Object.entries({ Time: attributes.time, Level: level, Requires: attributes.needs });
  const line = parts.flatMap(([label, value]) => (value ? `**${label}:** ${value}` : [])).join(' · ');
  return ['<div className="metadata">', '', line, '', '</div>'].join('\n');
}
