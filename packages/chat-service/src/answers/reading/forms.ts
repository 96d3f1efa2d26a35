import type { Question } from './question.ts';
import { isRanged } from './ranges.ts';

/** How a question begins. */
export const asks =
  /^(?:what|how|when|where|who|which|why|is|are|do|does|did|can|could|will|would|may|should|have|has|tell|give|show|compare|list)\b/;

const about =
  /^(?:(?:and|so|ok) )?(?:what (?:is|are|do|does|can)|tell me (?:more )?about|explain|describe) (?:(?:the|your|this|an?) )*@p @p\d(?: (?:do|does|about|for|exactly|again))*$/;

/** Whether a question asks what a product is and nothing else. */
export const isAbout = ({ tokens }: Question) => about.test(tokens.join(' '));

/** What asks the last question of something else. */
export const isAnother = /^(?:and|what about|how about)\b/;

/** Pronouns that stand for a thing; `is there` has none. */
export const pronounOfThing = /\b(?:it|its|that|this|they|them|those|these)\b/;

/** What else there is while something is not released yet: `what can I use until then`. */
const meanwhile = /\b(?:until then|in the meantime|meanwhile)\b/;

/** Whether a question chooses among all things, not those of the last answer: “and the most expensive?” */
export const isOverAll = (question: Question): boolean =>
  (isRanged(question) || meanwhile.test(question.text)) && !pronounOfThing.test(question.text);
