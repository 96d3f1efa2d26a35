import { foldText } from '@loomwright/kit';
import { englishWords, foreignWords } from './word-lists.ts';

export const MAX_CLAUSES = 6;

const starter =
  '(?:what|whats|wat|how|hows|when|whens|where|wheres|who|whos|which|why|is|are|r u|do|does|did|can|could|will|would|may|should|have|has|am i|must|i need|i want|i would|tell|give|show|list|compare)\\b';
const ends = /[?!;\n]+|\.(?=\s|$)/;
/** The full stops of “8 p.m.” do not end a sentence. */
const ofDay = /(?<=\d\s?)([ap])\. ?m\b\.?/gi;
const joints = new RegExp(
  `(?:,|\\s)\\s*(?:and also|and|also|plus|but|then|&)\\s+(?:also\\s+)?(?=${starter})|(?:,|:|\\s[-–—])\\s*(?=${starter})|\\balso\\s+(?=${starter})`,
  'i',
);
// A comma between digits is part of a number: `1,500`.
const enumeration = /\s*(?:(?<!\d),|,(?!\d))\s*(?:and\s+)?|\s+(?:and|&|\+|plus)\s+/i;
const isSaying = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);

const opening = new RegExp(
  `^(?!${starter})(?:.*\\b(?:all|every\\w*)\\b.*\\b(?:but|except|without)\\b|having\\b|without\\b)`,
  'i',
);

export const splitClauses = (text: string): readonly string[] =>
  text
    .replace(ofDay, '$1m')
    .split(ends)
    .flatMap((sentence) => (opening.test(sentence.trim()) ? [sentence] : sentence.split(joints)))
    .map((clause) => clause.trim())
    .filter(isSaying);

const said =
  /^(?:but |so |and )?(?:i|we|my|our|im|ive|we're|i'm|i've|we've)\b(?! (?:need|want|wanna|would|wd|am looking|are looking|look|wonder|was wondering|wish|have to|forgot|forgotten|lost|cannot|can't|cant))/i;
const negated =
  /^(?:but |so |and )?(?:i|we) (?:do not|don't|dont|did not|didn't|didnt) (?:want|need|have|like)\b/i;

/** Matches the presupposition in “since you only do chatbots, who …”. */
const presumed = /^(?:since|because|given that|now that|seeing (?:as|that)) (?!when\b)/i;

/** Whether a clause states something: “we are a bakery”, “I don’t want an account”. */
export const isStatement = (clause: string): boolean =>
  said.test(clause) || negated.test(clause) || presumed.test(clause);

const empty =
  /^(?:so |and |ok )*(?:something else|what (?:now|then|next|(?:do|can|should) i do|to do)(?: now| then)?|how come|any (?:ideas?|help|advice|suggestions?)|(?:please )?help(?: me)?(?: please)?|please|(?:is|are) (?:that|it|this|he|she|they) (?:ok|okay|true|right|possible|correct)|right|correct|true|tru|or not|why)$/i;

const openAsk =
  /^(?:(?:so|and|ok|now|then|well) )*(?:(?:can|could) you help(?: us| me)?|(?:do|would) you have (?:anything|something)(?: for (?:us|me|that|this))?|what (?:do|can|could|would|should) (?:you|we|i) (?:have|offer|suggest|recommend|use|take|buy|get|do)(?: (?:for|to) (?:us|me|that|this))?|(?:what|which(?: of your)?(?: products?| tools?| one| services?)?) (?:would|could|can|should|do|will)? ?(?:you|we|i)? ?(?:helps?|fits?|suits?|recommend|suggest|take|use)(?: (?:us|me|for us|for me|best|here|with that|with this))*)(?: please)?$/i;

/** Whether a clause only asks for something that suits the rest of the message: “what do you have for us?” */
export const isOpenAsk = (clause: string): boolean => openAsk.test(clause);

const need =
  /^(?:\w+[\s,]+)?(?:i|we)(?:['’]d| would| am| are)? (?:want|need|like|wish|trying|looking|planning) to (?<what>[^,.:]+)$/i;

export const statesNeed = (clauses: readonly string[]): boolean =>
  clauses.some(isOpenAsk) && clauses.some((one) => need.test(one));

export const readNeed = (clause: string): string => clause.replace(need, 'which product can $<what>');

const announces =
  /^[\w\s,]*\b(?:one|two|three|a|an|another|more|last|quick|few|some|\d) (?:questions?|things?)(?: for you| please)?$/i;

/** Whether a clause asks nothing on its own: “what now?” */
export const isEmpty = (clause: string): boolean => empty.test(clause) || announces.test(clause);

/** Matches “and” within a single request: “for me and my team”, “on my laptop and phone”. */
const isOne =
  /\b(?:me|us|you) and\b|\band (?:me|my|our|the (?:second|third|last))\b|\b(?:laptop|tablet|computer|pc)s? and\b/i;

/** Splits `phone number and address`; returns a single part if there is nothing to split. */
export const splitEnumeration = (clause: string): readonly string[] =>
  isOne.test(clause)
    ? [clause]
    : clause
        .split(enumeration)
        .map((part) => part.trim())
        .filter(isSaying);

export const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return true;
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return foreign > 0 && foreign > english && (foreign >= 2 || words.length <= 2);
};
