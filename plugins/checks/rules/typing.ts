import type { Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { CODE, countOf, type Passage } from '../../pages/prose.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';
import type { Words } from './slips.ts';

interface Slip {
  rule: RuleName;
  pattern: RegExp;
  message: (found: string) => string;
  fix: (match: RegExpMatchArray) => string;
}

const PUNCTUATION = 'words/punctuation';
/** The two words of a contraction. */
function bothWords(found: string): string {
  const [, word, end] = /^(.*?)(n't|'\w+)$/i.exec(found) ?? [];
  if (!word) return found;
  if (/^can't$/i.test(found)) return `${word}nnot`;
  if (/^let's$/i.test(found)) return `${word} us`;
  const whole = /^(?:wo|sha)n't$/i.test(found) ? word.replace(/o$/i, 'ill').replace(/a$/i, 'all') : word;
  return `${whole} ${ENDS[end.toLowerCase()]}`;
}
const ENDS: Record<string, string> = {
  "n't": 'not',
  "'s": 'is',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'m": 'am',
};

const MIXED_UP = 'words/mixed-up';
/** Verbs after which "loose" is a slip of "lose". */
const BEFORE_LOSE = 'to|not|can|could|may|might|must|shall|should|will|would|never|you|they|we';

/** Verbs as they stand behind "it", which are no names of things: "How can calls be counted" is a question. */
const BASE_FORMS: Record<string, string> = {
  becomes: 'become',
  does: 'do',
  gets: 'get',
  gives: 'give',
  has: 'have',
  is: 'be',
  keeps: 'keep',
  knows: 'know',
  makes: 'make',
  sends: 'send',
  takes: 'take',
  tells: 'tell',
  writes: 'write',
};
const VERBS = Object.keys(BASE_FORMS).join('|');

/** Verbs of which no thing has the name: "your create it" is a slip, and "your answer" is none. */
const DONE = 'create|configure|choose|send|keep|receive|write|add|remove|know|give|take|become|publish|tell|verify';
/** What stands before a thing, and before no one whom something is given. */
const BEFORE_THING = 'of|in|with|from|into|through|by|match|open|use|configure|delete|stop|start|rotate|protect|sign';
/** Things that are no verbs: behind "in the way" stands "you query". */
const THING = 'wallet|credential|instance|policy|browser|server|account|configuration|endpoint|region|secret|platform';

/** What stands before a word is looked at once that word is found: the other way, it is looked for everywhere. */
const slips: Slip[] = [
  {
    rule: MIXED_UP,
    pattern: new RegExp(
      `\\b(?:${VERBS})\\b(?<=\\b(?:may|must|can|cannot|could|should|will|would|shall|might) (?:not )?\\w+)`,
      'g',
    ),
    message: (found) => `"${found}" stands behind a verb that it does not go with.`,
    fix: ([found]) => `Write "${BASE_FORMS[found]}".`,
  },
  {
    rule: MIXED_UP,
    pattern: new RegExp(`\\b[Yy]our(?= (?:${DONE}) (?:an?|the|it|its|them|this|that|these|those|your|one)\\b)`, 'g'),
    message: (found) => `"${found}" stands before a verb.`,
    fix: ([found]) => `Write "${found.slice(0, -1)}".`,
  },
  {
    rule: MIXED_UP,
    pattern: new RegExp(`\\byou(?= (?:(?:${THING})\\b|(?:query|request)[.,;:]))(?<=\\b(?:${BEFORE_THING}) you)`, 'g'),
    message: () => '"you" stands before what somebody has.',
    fix: () => 'Write "your".',
  },
  {
    rule: MIXED_UP,
    pattern: /\bthere(?= own\b)(?<=\b(?:of|on|in|for|by|with|at) there)/g,
    message: () => '"there own" is not English.',
    fix: () => 'Write "their own".',
  },
  {
    rule: PUNCTUATION,
    pattern: / +(?<=\S +)[,;:!?.](?=\s|$)/g,
    message: (found) => `A space stands before "${found.trim()}".`,
    fix: ([found]) => `Write "${found.trim()}" without the space.`,
  },
  {
    rule: PUNCTUATION,
    pattern: /(?<!\.)\.\.(?!\.)|,[,.]|\.,|;;|(?<!:)::(?!:)/g,
    message: (found) => `"${found}" has a sign too many.`,
    fix: ([found]) => `Keep one of the two: "${found[0]}".`,
  },
  {
    rule: PUNCTUATION,
    pattern: new RegExp(`[\\p{Ll}${CODE})][.!?;:](?=\\p{Lu}[\\p{Ll} ])|[\\p{Ll}${CODE})],(?=[\\p{L}${CODE}])`, 'gu'),
    message: (found) => `A space is missing after "${found.at(-1)}".`,
    fix: ([found]) => `Write a space after "${found.at(-1)}".`,
  },
  {
    rule: PUNCTUATION,
    // "e.g. this" has one letter before its full stop, and did:web begins a sentence as it is written.
    pattern: new RegExp(`(?<=[\\p{L}${CODE})]{3,}[.!?] +)\\p{Ll}+(?![\\p{L}\\p{N}:${CODE}_-])`, 'gu'),
    message: (found) => `A sentence begins with "${found}".`,
    fix: ([found]) => `Write "${found[0].toUpperCase()}${found.slice(1)}", or a comma before it.`,
  },
  {
    rule: 'words/finished',
    // A sentence that was cut off, with the next one behind it.
    pattern:
      /\b(?:a|an|the|of|with|from|into|and) (?=(?:The|If|It|This|These|You|Your|When|Where|Nobody|There|They|We) \p{Ll})/gu,
    message: (found) => `The sentence ends with "${found.trim()}", and the next one begins.`,
    fix: () => 'Write its end and a full stop.',
  },
  {
    rule: 'markdown/list',
    pattern: /- (?<=[.!?] - )(?=[\p{Lu}`${CODE}])/gu,
    message: () => 'An item of a list begins inside a line.',
    fix: () => 'Begin a line with its "- ".',
  },
  {
    rule: 'words/contraction',
    pattern: /\b(?:\w+n't|(?:it|that|there|what|who|he|she|let)'s|(?:I|you|we|they|it)'(?:re|ve|ll|d|m))\b/gi,
    message: (found) => `"${found}" is short for two words.`,
    fix: ([found]) =>
      /^it's$/i.test(found)
        ? `Write "${found[0]}t is", or "${found[0]}ts" for what it has.`
        : `Write "${bothWords(found)}".`,
  },
  {
    rule: MIXED_UP,
    pattern: new RegExp(`\\bloose\\b(?<=\\b(?:${BEFORE_LOSE}) loose)`, 'gi'),
    message: () => '"loose" is the opposite of tight.',
    fix: () => 'Write "lose".',
  },
  {
    rule: MIXED_UP,
    pattern:
      /\bthen\b(?<=\b(?:more|less|rather|other|fewer|later|earlier|older|newer|longer|shorter|larger|smaller|better) then)/gi,
    message: () => '"then" says when.',
    fix: () => 'Write "than".',
  },
  {
    rule: MIXED_UP,
    pattern: /Than(?= \p{Ll})(?<=(?:^\s*|[.!?]\s+)Than)/gu,
    message: () => '"Than" compares, and nothing stands before it.',
    fix: () => 'Write "Then".',
  },
  {
    rule: MIXED_UP,
    pattern: /\bof\b(?<=\b(?:could|should|would|must|might) of)/gi,
    message: () => '"of" is no verb.',
    fix: () => 'Write "have".',
  },
  {
    rule: 'markdown/mark',
    pattern: /`|\*\*|\*(?:(?<!\S\*)(?=[\p{L}\p{N}\uFFFC])|(?<=[\p{L}\uFFFC]\*)(?!\S))/gu,
    message: (found) => `A ${found} stands alone, so that readers see it.`,
    fix: ([found]) =>
      found === '*'
        ? 'Write as many * on both sides of what they mark, such as **word**, or take it out.'
        : `Write ${found} also on the other side of what it marks, or take it out.`,
  },
];

/**
 * Rules `words/punctuation`, `words/contraction`, `words/mixed-up` and `markdown/mark`: what a hand that is quicker
 * than the eye leaves in running text.
 */
export function checkTyping(file: string, { text, placeOf }: Words): Problem[] {
  const found = slips.flatMap(({ rule, pattern, message, fix }) =>
    matchesOf(text, pattern).map((match) => ({
      file,
      ...placeOf(match.index),
      rule,
      message: message(match[0]),
      fix: fix(match),
    })),
  );
  return [...found, ...checkParentheses(file, { text, placeOf })];
}

/** Every parenthesis that opens is closed, and the other way round. "1)" begins an item of a list. */
function checkParentheses(file: string, { text, placeOf }: Words): Problem[] {
  const waiting: number[] = [];
  const alone: [index: number, fix: string][] = [];
  for (const { 0: sign, index } of matchesOf(text, /[()]/g)) {
    if (sign === '(') waiting.push(index);
    else if (waiting.pop() === undefined && !/(?:^|\s)\w$/.test(text.slice(0, index)))
      alone.push([index, 'Write "(" before it, or take it out.']);
  }
  for (const index of waiting) alone.push([index, 'Write ")" where it ends.']);
  return alone.map(([index, fix]) => {
    const message = `"${text[index]}" stands without its other half.`;
    return { file, ...placeOf(index), rule: PUNCTUATION, message, fix };
  });
}

/** Words from which on a paragraph is a sentence, and not a name or a label. */
const SENTENCE = 5;

/** Rule `words/punctuation` for blocks: a paragraph ends with a full stop, and a heading with its last word. */
export function checkEnds(page: Page, passages: readonly Passage[]): Problem[] {
  const rows = page.source.split('\n');
  const report = (line: number, column: number, message: string, fix: string): Problem => ({
    file: page.file,
    line,
    column,
    rule: PUNCTUATION,
    message,
    fix,
  });
  const paragraphs = page.tree.children.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const { line, column } = (node as Paragraph).position?.end ?? { line: 0, column: 1 };
    const text = textOf(node).trim();
    // What a part writes ends at a line that shows the part.
    if (!rows[line - 1]?.trim().endsWith(text.slice(-1)) || countOf(text) < SENTENCE || !/[\p{L}\p{N},;]$/u.test(text))
      return [];
    return [report(line, column, 'This paragraph ends without a full stop.', 'Write what is missing, or a full stop.')];
  });
  const headings = passages.flatMap(({ kind, text, placeOf }) => {
    const sign = kind === 'heading' ? /[.:;,]$/.exec(text.trimEnd())?.[0] : undefined;
    if (!sign) return [];
    const { line, column } = placeOf(text.trimEnd().length - 1);
    return [report(line, column, `This heading ends with "${sign}".`, `Leave out the "${sign}".`)];
  });
  return [...paragraphs, ...headings];
}
