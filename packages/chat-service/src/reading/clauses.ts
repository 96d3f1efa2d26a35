import { englishWords, foreignWords } from './word-lists.ts';

/** More parts of one message are not answered. */
export const MAX_CLAUSES = 6;

const starter =
  '(?:what|whats|wat|how|hows|when|whens|where|wheres|who|whos|which|why|is|are|r u|do|does|did|can|could|will|would|may|should|have|has|am i|must|i need|i want|i would|tell|give|show|list|compare)\\b';
const ends = /[?!;\n]+|\.(?=\s|$)/;
/** The full stops of `8 p.m.` end no sentence. */
const ofDay = /(?<=\d\s?)([ap])\. ?m\b\.?/gi;
const joints = new RegExp(
  `(?:,|\\s)\\s*(?:and also|and|also|plus|but|then|&)\\s+(?:also\\s+)?(?=${starter})|(?:,|:|\\s[-–—])\\s*(?=${starter})|\\balso\\s+(?=${starter})`,
  'i',
);
// A comma between digits is part of a number, `1,500`.
const enumeration = /\s*(?:(?<!\d),|,(?!\d))\s*(?:and\s+)?|\s+(?:and|&|\+|plus)\s+/i;

/** What a question takes for granted, before it: `since you only do chatbots, who …`; a figure in it is answered. */
const presumption = new RegExp(
  `^(?:since|because|as|given that|now that|seeing (?:as|that)) [^,\\d]+, *(?=${starter})`,
  'i',
);

/** Unless the question speaks of it. */
const withoutPresumption = (sentence: string) => {
  const rest = sentence.replace(presumption, '');
  return /\b(?:it|its|they|them|their|those|these|that)\b/i.test(rest) ? sentence : rest;
};

/** What leaves something out, before what is asked of the rest: `everything but the chatbot, how much …`. */
const leavesOut = new RegExp(
  `^(?!${starter}).*\\b(?:all|every\\w*)\\b.*\\b(?:but|except|excluding|without|minus|apart from|other than)\\b`,
  'i',
);

/** What is asked under a condition: `having no account, what can i do`. */
const conditional = /^(?:having|without)\b/i;

/** What is spoken of, before the question on it: `the second one, how long does it take`. */
const named = /^(?:(?:and|so|ok|but|then|now|what about|how about)[ ,]+)*(?<name>the (?:[\w-]+ ?){1,4})$/i;
const pronoun = /\b(?:it|that|this|they|them|those|these|he|she)\b/i;

/** Keeps together what says nothing alone. */
const joinPieces = (pieces: readonly string[]): readonly string[] => {
  const [first = '', second = '', ...others] = pieces;
  const name = named.exec(first.trim())?.groups?.name;
  if (name !== undefined && pronoun.test(second)) return [second.replace(pronoun, name.trim()), ...others];
  return pieces.length > 1 && (leavesOut.test(first) || conditional.test(first))
    ? [pieces.join(', ')]
    : pieces;
};

/** The questions of one message, at sentence ends and before the words that begin a question. */
export const splitClauses = (text: string): readonly string[] =>
  text
    .replace(ofDay, '$1m')
    .split(ends)
    .flatMap((sentence) => joinPieces(withoutPresumption(sentence.trim()).split(joints)))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

const said =
  /^(?:but |so |and )?(?:i|we|my|our|im|ive|we're|i'm|i've|we've)\b(?! (?:need|want|wanna|would|wd|am looking|are looking|look|wonder|was wondering|wish|have to|forgot|forgotten|lost|cannot|can't|cant))/i;
const negated =
  /^(?:but |so |and )?(?:i|we) (?:do not|don't|dont|did not|didn't|didnt) (?:want|need|have|know|like)\b(?! (?:how|what|where|when|who|why|my|the password))/i;

/** Whether a clause says something of the visitor rather than asks: “we are a bakery”, “I don’t want an account”. */
export const isStatement = (clause: string): boolean => said.test(clause) || negated.test(clause);

const empty =
  /^(?:so |and |ok )*(?:something else|what (?:now|then|next|do i do|can i do|should i do|to do)(?: now| then)?|how come|any (?:ideas?|help|advice|suggestions?)|help(?: me)?(?: please)?|please(?: help)?|(?:is|are) (?:that|it|this|he|she|they) (?:ok|okay|true|right|possible|correct|wrong)|right|correct|true|tru|or not|what ?not|why(?: is that)?)$/i;

const openAsk =
  /^(?:(?:so|and|ok|now|then|well) )*(?:(?:can|could) you help(?: us| me)?|(?:do|would) you have (?:anything|something)(?: for (?:us|me|that|this))?|what (?:do|can|could|would|should) (?:you|we|i|one) (?:have|offer|suggest|recommend|advise|propose|use|take|buy|get|do)(?: (?:for|to) (?:us|me|that|this))?|(?:what|which(?: of your)?(?: products?| tools?| one| services?)?) (?:would|could|can|might|should|does|do|will|is)? ?(?:you|we|i)? ?(?:helps?|fits?|suits?|recommend|suggest|take|use|right)(?: (?:us|me|for us|for me|best|here|with that|with this))*|any (?:ideas?|suggestions?|recommendations?|advice))(?: please)?$/i;

/** Whether a clause only asks what there is for what the visitor tells beside it: “what do you have for us?” */
export const isOpenAsk = (clause: string): boolean => openAsk.test(clause);

/** “I want to automate invoices”. */
const wish =
  /^(?:(?:hi|hello|hey|so|well|ok)[\s,]+)*(?:i|we)(?:['’]d| would| am|['’]m| are|['’]re)? (?:want|need|like|love|wish|trying|looking|planning) to (?<what>[^,.:]+)$/i;

/** Whether a visitor says what they want, and asks only what there is for it. */
export const isWish = (clauses: readonly string[]): boolean =>
  clauses.some(isOpenAsk) && clauses.some((one) => wish.test(one));

/** A wish as a question on the product for it. */
export const readWish = (clause: string): string => clause.replace(wish, 'which product can $<what>');

/** “Wait, one more question”, “I have two questions”. */
const announces =
  /^(?:(?:wait|hold on|sorry|hey|hi|hello|please|listen|ok|well|so|and|but|just|i|we|have|had|got|one|two|three|a|an|another|more|last|quick|short|final|few|couple|of|some|my|\d)[\s,]+)+(?:questions?|things?)(?: for you| please)?$/i;

/** Whether a clause beside others asks nothing of its own: “what now?”. */
export const isEmpty = (clause: string): boolean => empty.test(clause) || announces.test(clause);

/** “For me and my team”: nothing that is asked for. */
const company =
  /^(?:me|us|i|we|you|(?:my|our) (?:whole )?(?:team|boss|wife|husband|partner|colleagues?|co-?workers?|friends?|family|staff|company|people|employees|brother|sister|son|daughter|kids|mother|father|manager|customers|clients))$/i;

/** “On my laptop and phone”: two devices, not a telephone number. */
const device = /\b(?:laptop|notebook|tablet|ipad|computer|pc|desktop)s?$/i;

/** Two items of one list: `the first and the third`. */
const places =
  /\b(?:first|second|third|fourth) (?:one )?and (?:the )?(?:second|third|fourth|fifth|sixth|last)\b/i;

/** The parts of an enumeration, `phone number and address`; one when it is none. */
export const splitEnumeration = (clause: string): readonly string[] => {
  const parts = clause
    .split(enumeration)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isOne = parts.some((part) => company.test(part) || device.test(part)) || places.test(clause);
  return isOne ? [clause] : parts;
};

/** Whether a question is in another language than English. */
export const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return true;
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return foreign > 0 && foreign > english && (foreign >= 2 || words.length <= 2);
};
