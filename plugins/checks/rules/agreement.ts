import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Words } from './slips.ts';

/** Verbs as they stand behind one thing, by how they stand behind several. */
const OF_ONE: Record<string, string> = { are: 'is', have: 'has', were: 'was', do: 'does' };
const OF_SEVERAL = Object.fromEntries(Object.entries(OF_ONE).map(([several, one]) => [one, several]));
const ONE = Object.keys(OF_SEVERAL).join('|');
const SEVERAL = Object.keys(OF_ONE).join('|');

/** Things that pages speak of most, each of which has a plural in "s". Words such as "status" and "access" are none. */
const THING =
  'account|action|address|answer|body|certificate|claim|credential|document|error|format|header|holder|instance|issuer|key|list|member|message|name|operation|page|parameter|policy|presentation|problem|proof|query|region|request|resolver|result|role|schema|scope|secret|service|setting|signature|test|token|value|verifier|wallet';
const THINGS = THING.split('|')
  .map((thing) => (thing.endsWith('ss') ? `${thing}es` : thing.replace(/([^aeiou])y$/, '$1ie').concat('s')))
  .join('|');

const things = new Set(THINGS.split('|'));

/** Whether a word is the plural of a thing that pages speak of most. */
export const isThing = (word: string): boolean => things.has(word.toLowerCase());

/** Who acts on pages, and verbs that are no names of things, so that both are no name together. */
const ACTOR =
  'authorizer|application|browser|client|gateway|holder|instance|issuer|platform|program|resolver|server|service|validator|verifier|wallet';
const ACTS =
  'accept|add|ask|become|choose|compare|create|decide|find|get|give|keep|know|make|publish|receive|refuse|send|take|tell|verify';
const OBJECT = '(?:the|a|an|it|its|your|each|every|no|this|that|them|you)';

/** Words that a clause with a subject of its own follows. Behind "that" and "if", "it were" and "it have" may be meant. */
const CONJUNCTION = eitherCase('because|since|when|while|until|unless|once|where|whether|so|if');

/** Conjunctions behind which no "were" of a wish stands. */
const BEHIND = eitherCase('because|since|when|while|until|once|where|so');

/** Words that end a phrase of a noun, or join two. */
const NO_NOUN =
  'and|as|but|for|from|he|if|in|into|it|nor|of|on|or|she|than|that|there|they|this|to|we|what|when|where|which|who|whose|with|you';
const WORD = `(?!(?:${NO_NOUN})\\b)[a-z]+`;
/** Words between the article and the noun of one phrase. */
const OTHERS = `(?:${WORD} ){0,2}?`;
/** One thing behind "a", and none that stands for several: "a number of the keys are", "a third of the keys are". */
const HEAD =
  '(?!(?:batch|bit|bunch|collection|couple|few|fifth|fraction|group|half|handful|list|lot|majority|minority|number|pair|part|percent|quarter|range|rest|selection|series|set|share|sort|tenth|third|variety)\\b)[a-z]*[a-rt-z]';
/** Of what: "of the code", "of its new keys". */
const INNER = `(?:an?|the|this|these|those|each|every|all|your|its|their) (?:${WORD} )?${WORD}`;
/** Things of which others have one. */
const STATE =
  'absence|beginning|content|copy|end|form|length|life|meaning|order|owner|place|presence|purpose|reason|size|state|text|type|use|version';

/** Subjects with verbs of another number behind them, and how a verb stands there. */
const subjects: [verbs: string, subjects: string[], right: (verb: string) => string][] = [
  [
    ONE,
    [
      // "The keys is", "when these keys has", "Keys has".
      `(?:The|These|Those|Your|Its|Their|All|Both) (?:${THINGS})|${capital(THINGS)}`,
      `${CONJUNCTION} (?:the|these|those|your|its|their|all|both) (?:${THINGS})`,
      // "They is", "where we has"; "you" may be an object, as in "Who calls you is logged".
      `[Tt]hey|[Ww]e|You|${CONJUNCTION} you`,
      // "The keys of the code is": the head noun decides.
      `(?:The|These|Those|Your|Its|Their|All|Both) ${OTHERS}(?:${THINGS}) of ${INNER}`,
    ],
    (verb) => OF_SEVERAL[verb],
  ],
  [
    SEVERAL,
    [
      // "The key are", "It have".
      `(?:The|This|Each|Every|A|An|Your|Its) (?:${THING})|It`,
      `${BEHIND} it`,
      // "A second use of the code are", "when the state of the keys have".
      `(?:A|An|This|Each|Every) ${OTHERS}${HEAD} of ${INNER}`,
      `(?:The|${BEHIND} the) ${OTHERS}(?:${THING}|${STATE}) of ${INNER}`,
    ],
    (verb) => OF_ONE[verb],
  ],
  // A verb that is no name of a thing.
  [
    `(?:${ACTS})(?= ${OBJECT} )`,
    [
      // "The host of a request decide its scope".
      `(?:The|This|Each|Every) (?:host|${ACTOR}|${THING}) of (?:an?|the|this|each|every|your) [a-z]+`,
      // "The verifier check the proof".
      `(?:The|This|Each|Every|A|An|Your) (?:${ACTOR})|It`,
    ],
    behindOne,
  ],
];

/**
 * Verbs are looked for first, and from each back to its subject: the other way takes five times as long. Patterns are made
 * ready only for texts that may need them, which takes longer than to search a page.
 */
const groups = subjects.map(([verbs, before, right]) => ({
  verb: new RegExp(` (?:${verbs})\\b`),
  patterns: before.map((subject) => ({
    isOf: subject.includes(' of '),
    pattern: new RegExp(` (${verbs})\\b(?<=\\b(${subject}) \\w+)`, 'g'),
  })),
  right,
}));

/** A verb as it stands behind one thing. */
function behindOne(verb: string): string {
  return `${verb.replace(/y$/, 'i').replace(/(?<=i|sh)$/, 'e')}s`;
}

/** Words that may begin a sentence. */
function capital(words: string): string {
  return `(?:${words
    .split('|')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('|')})`;
}

/** Words inside a sentence or at its beginning. */
function eitherCase(words: string): string {
  return `(?:${words.replace(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
}

/** Rule `words/agreement`: the verb has the number of its subject, in the commonest forms, which mean nothing else. */
export function checkAgreement(file: string, { text, placeOf }: Words): Problem[] {
  const hasOf = text.includes(' of ');
  return groups.flatMap(({ verb, patterns, right }) => {
    if (!verb.test(text)) return [];
    const found = patterns.flatMap(({ isOf, pattern }) => (isOf && !hasOf ? [] : matchesOf(text, pattern)));
    return found.map(({ 1: verb, 2: subject, index }) => ({
      file,
      ...placeOf(index - subject.length),
      rule: 'words/agreement',
      message: `"${subject} ${verb}" has a verb of another number.`,
      fix: `Write "${subject} ${right(verb)}".`,
    }));
  });
}
