import type { Answer, Passage, Turn } from './answer.ts';
import type { Question } from './question.ts';
import { quote } from './quote.ts';
import { link, type Reply } from './reply.ts';
import type { Hit, SearchIndex } from './search.ts';
import type { Source } from './source.ts';

const MAX_PASSAGES = 4;
const MAX_SUGGESTIONS = 3;
/** A turn is stored as JSON in 1 kB: a character takes at most six bytes. */
const MAX_TURN = 140;
const MAX_URL = 120;

const isLongText = /^\/(?:blog\/|documentation\/|privacy|terms)/;

/** The label of a link to a source: for a section, with the name of its text. */
const labelOf = ({ title, topic, url }: Source) =>
  topic && isLongText.test(url) ? `${topic}: ${title}` : title;

const toPassage = ({ title, topic, url, text }: Source): Passage => ({
  title: topic ? `${topic}: ${title}` : title,
  url,
  text,
});

const toTurn = (question: Question, url?: string): Turn => ({
  question: question.text.slice(0, MAX_TURN),
  ...(url !== undefined && { url }),
});

/** Reads a stored turn; undefined when it is none. */
export const readTurn = (turn: Turn | undefined): Turn | undefined => {
  if (typeof turn?.question !== 'string') return undefined;
  const { question, url } = turn;
  const isAddress = typeof url === 'string' && url.startsWith('/') && url.length <= MAX_URL;
  return { question: question.slice(0, MAX_TURN), ...(isAddress && { url }) };
};

/** The answer of a fact or of small talk. */
export const toFactAnswer = (question: Question, { text, url }: Reply): Answer => ({
  text,
  isSure: true,
  url,
  passages: [],
  turn: toTurn(question, url),
});

/** A quotation of the best passage, with its link. */
export const toQuoteAnswer = (
  question: Question,
  [hit, ...others]: readonly [Hit, ...Hit[]],
  { weightOf }: SearchIndex,
): Answer => ({
  text: `${quote(hit, question, weightOf)}\n\n${link(labelOf(hit.source), hit.source.url)}`,
  isSure: true,
  url: hit.source.url,
  passages: [hit, ...others].slice(0, MAX_PASSAGES).map(({ source }) => toPassage(source)),
  turn: toTurn(question, hit.source.url),
});

/** The answer that it does not know, with the nearest pages and the contact form. */
export const toUnsureAnswer = (question: Question, near: readonly Hit[]): Answer => {
  const labels = new Map(
    near.map(({ source }) => [source.url, link(labelOf(source), source.url)] as const).reverse(),
  );
  const suggestions = [...labels.values()].reverse().slice(0, MAX_SUGGESTIONS);
  const text =
    suggestions.length > 0
      ? `I am not sure about that. Perhaps one of these helps:\n\n- ${suggestions.join('\n- ')}\n\nOr ask on the [contact form](/contact): a person answers.`
      : 'I am not sure about that: I only know what stands on this site. The [FAQ](/faq) has the commonest answers, and on the [contact form](/contact) a person answers.';
  return {
    text,
    isSure: false,
    passages: near.slice(0, MAX_PASSAGES).map(({ source }) => toPassage(source)),
    turn: toTurn(question),
  };
};

/** The answer that the page has no more, with its link. */
export const toEndAnswer = (question: Question, source: Source): Answer =>
  toFactAnswer(question, {
    text: `All I know of it stands here: ${link(labelOf(source), source.url)}`,
    url: source.url,
  });
