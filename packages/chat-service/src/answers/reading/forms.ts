import type { Question } from './question.ts';

/** How a question begins. */
export const asks =
  /^(?:what|how|when|where|who|which|why|is|are|do|does|did|can|could|will|would|may|should|have|has|tell|give|show|compare|list)\b/;

const about =
  /^(?:(?:and|so|ok) )?(?:what (?:is|are|do|does|can)|tell me (?:more )?about|explain|describe) (?:(?:the|your|this|an?) )*@p @p\d(?: (?:do|does|about|for|exactly|again))*$/;

/** Whether a question asks what a product is and nothing else. */
export const isAbout = ({ tokens }: Question) => about.test(tokens.join(' '));

/** What asks the last question of something else. */
export const isAnother = /^(?:and|what about|how about)\b/;
