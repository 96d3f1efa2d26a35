import type { Question } from './question.ts';
import { isRanged } from './ranges.ts';

export const asks =
  /^(?:what|how|when|where|who|which|why|is|are|do|does|did|can|could|will|would|may|should|have|has|tell|give|show|compare|list)\b/;

const about =
  /^(?:(?:and|so|ok) )?(?:what (?:is|are|do|does|can)|tell me (?:more )?about|explain|describ) (?:(?:the|your|this|an?) )*@p @p\d+(?: (?:do|does|about|for|exactly|again))*$/;

export const isAbout = ({ tokens }: Question) => about.test(tokens.join(' '));

const name = /^(?:(?:the|your|an?) )*@p @p\d+$/;

export const isName = ({ tokens }: Question) => name.test(tokens.join(' '));

const compares =
  /\b(?:differ|differs|different|difference|differences|compare[ds]?|comparison|versus|better)\b/;
const ofPrices = /\b(?:prices?|costs?|howmuch|cheap\w*|expensive|pay|spend)\b/;

export const isWeighing = ({ entities, text }: Question): boolean =>
  entities.mentions.length > 1 &&
  entities.mentions.every(({ quantity = 1 }) => quantity === 1) &&
  compares.test(text) &&
  !ofPrices.test(text);

export const isAnother = /^(?:and|what about|how about)\b/;

export const pronounOfThing = /\b(?:it|its|that|this|they|them|those|these)\b/;

/** Matches questions about other products: “what can I use until then”, “what do they cost on average”. */
const ofOthers =
  /\b(?:until then|in the meantime|meanwhile|average|mean of|everything (?:in|you|on|from)|whole (?:shop|store|catalogue|range))\b/;

/** “And the most expensive?” chooses among all products, not only those of the last answer. */
export const isOverAll = (question: Question): boolean =>
  (isRanged(question) || ofOthers.test(question.text)) && !pronounOfThing.test(question.text);

const ofUs =
  /^where (?:are|r) (?:you|u)(?: (?:guys|all|folks|now|exactly))*$|\byour (?:(?:postal|street|office|mailing|email|mail|phone|telephone|opening|business) )*(?:address|phone|telephone|email|hours|office|headquarters|founders?|ceo|cto)$/;

/** “Where are you” is about the company, whatever the last answer was. */
export const refersToUs = ({ text }: Question): boolean => ofUs.test(text);
