import { schoolsPay } from '@loomwright/content';
import { type Question, type Reader, readAgain } from '../reading/question.ts';
import type { Part } from './part.ts';

/** An organisation that the FAQ has a discount for, or that may count as one. */
const organisation =
  '(?:schools?|universit(?:y|ies)|colleges?|charit(?:y|ies)|nonprofits?|not for profit|ngos?)';
const entitled = new RegExp(`\\b${organisation}\\b`);
/** `For a small school`, after a price. */
const forOne = new RegExp(
  ` (?:for (?:(?:a|an|the|our|my|your) )?(?:\\w+ ){0,2}?|(?:a|an|the|our|my) )${organisation}(?: (?:organi[sz]ation|like (?:us|ours)))?(?= |$)`,
);
/** `We are a school`, before a question. */
const isOne = new RegExp(
  `^(?:(?:hi|hello|as|we|i|are|am|a|an|the|small|local|primary) )+(?:\\w+ )?${organisation}(?: (?:organi[sz]ation|and|so))* (?=\\w)`,
);
const forUs = / for (?:us|me)(?= |$)/;
const asksPrice = /\b(?:howmuch|costs?|price|charge)\b/;
const asksDiscount =
  /\b(?:cheap\w*|discount\w*|less|reduc\w*|rebate\w*|half|off|special|lower|different|differ|free)\b/;
const ofMoney = /^(?:price-|cheapest|dearest|under|difference|paid-products)/;

/** The answer of `/faq#discounts`. Half of a price is not computed: how it is rounded is not stated. */
const discount = `Schools and charities pay [${schoolsPay} the list price](/faq#discounts). [Write to us](/contact) from your organisation’s email address.`;

/** What to add to prices where the message names a school or a charity. */
export const discountBeside = (shown: readonly Part[], { text }: Question): readonly string[] => {
  const isPriced = shown.some((part) => ofMoney.test(part.card ?? '') && part.text.includes('$'));
  const isSaid = shown.some((part) => part.text.includes('(/faq#discounts)'));
  return isPriced && !isSaid && entitled.test(text) ? [discount] : [];
};

/** The price of a product “for a school”, or “for us”, is read as its price: the discount is added to it. */
export const ofListPrice = (question: Question, reader: Reader): Question => {
  const { entities, text } = question;
  if (entities.mentions.length === 0 || !asksPrice.test(text) || asksDiscount.test(text)) return question;
  const bare = text.replace(isOne, '').replace(forOne, '').replace(forUs, '');
  return bare === text ? question : readAgain(bare, reader);
};
