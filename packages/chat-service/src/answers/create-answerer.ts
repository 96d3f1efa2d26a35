import { products } from '@loomwright/catalogue';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import type { Answer, AnswerQuestion } from './answer.ts';
import { answerProducts, listFeatures } from './facts/availability.ts';
import { answerHours } from './facts/hours.ts';
import { answerPrice } from './facts/prices.ts';
import { answerReach } from './facts/reach.ts';
import { answerTeam } from './facts/team.ts';
import { readFollowUp } from './follow-up.ts';
import { rootOf } from './normalise.ts';
import { loadSources } from './passages.ts';
import { type Question, type Reader, readQuestion, toQuestion } from './question.ts';
import type { Reply } from './reply.ts';
import { createSearch, type Hit } from './search.ts';
import { createSpeller } from './spelling.ts';
import { answerTalk, withoutOpening } from './talk.ts';
import { factWords } from './vocabulary.ts';
import { readTurn, toEndAnswer, toFactAnswer, toQuoteAnswer, toUnsureAnswer } from './write.ts';

/** The coverage a passage needs to be the answer. Calibrated on the golden questions. */
const SURE = 0.76;
/** A suggestion needs less. */
const NEAR = 0.3;
/** The frequency of the words of facts: spelling corrects to them rather than to a rare word of a text. */
const FACT_FREQUENCY = 5;

const pageOf = (url: string | undefined) => url?.replace(/[?#].*/, '');

/**
 * Answers from the site's own content (SVC-1), with the company's facts of the configuration. Rejects when a text of the
 * site cannot be read. Tries small talk, then facts, then the best passage; otherwise the answer is that it does not know.
 */
export const createAnswerer = async (
  company: Configuration = readConfiguration({}),
): Promise<AnswerQuestion> => {
  const sources = await loadSources(company);
  const search = createSearch(sources);
  const factRoots = new Set(factWords.map(rootOf));
  const frequencies = new Map(search.frequencies);
  for (const word of factWords) frequencies.set(word, (frequencies.get(word) ?? 0) + FACT_FREQUENCY);
  const reader: Reader = {
    speller: createSpeller(frequencies),
    isKnown: (root) => search.isKnown(root) || factRoots.has(root),
  };

  // Each question is searched once; the cache ends with it.
  const found = new WeakMap<Question, readonly Hit[]>();
  const hitsOf = (question: Question): readonly Hit[] => {
    const known = found.get(question);
    if (known) return known;
    const hits = search.find(question);
    found.set(question, hits);
    return hits;
  };

  const answerFact = (question: Question): Reply | undefined =>
    answerPrice(question) ??
    answerProducts(question) ??
    answerHours(question) ??
    answerReach(question, company) ??
    answerTeam(question);

  /** The answer to a question without regard to the previous one; `asked` is the part that was typed. */
  const answerAlone = (question: Question, asked?: Question): Answer | undefined => {
    const fact = question.words.length > 0 ? answerFact(question) : undefined;
    if (fact) return toFactAnswer(question, fact);
    const hits = hitsOf(question);
    const sure = hits.find(({ coverage }) => coverage >= SURE);
    // Words that were filled in must not make up for a typed word that the passage lacks.
    if (!sure || (asked && !search.speaksOf(sure, asked))) return undefined;
    return toQuoteAnswer(question, [sure, ...hits.filter((hit) => hit !== sure)], search);
  };

  const answerMore = (question: Question, url: string | undefined): Answer | undefined => {
    const product = products.find(({ id }) => url === `/products/${id}`);
    if (product) return toFactAnswer(question, listFeatures(product));
    const others = hitsOf(question).filter(({ source, coverage }) => source.url !== url && coverage >= NEAR);
    const next =
      others.find(({ source }) => pageOf(source.url) === pageOf(url)) ??
      others.find(({ coverage }) => coverage >= SURE);
    if (next) return toQuoteAnswer(question, [next, ...others.filter((hit) => hit !== next)], search);
    const source = sources.find((known) => known.url === url);
    return source && toEndAnswer(question, source);
  };

  const answerUnsure = (question: Question) =>
    toUnsureAnswer(
      question,
      hitsOf(question).filter(({ coverage }) => coverage >= NEAR),
    );

  return (typed, lastTurn) => {
    const last = readTurn(lastTurn);
    const typedQuestion = readQuestion(String(typed), reader);
    const talk = answerTalk(typedQuestion);
    // A thank-you does not end a topic.
    if (talk)
      return last ? { ...toFactAnswer(typedQuestion, talk), turn: last } : toFactAnswer(typedQuestion, talk);
    const question = toQuestion(withoutOpening(typedQuestion));
    const followUp = last && readFollowUp(question, last, reader);
    if (followUp?.isMore) return answerMore(followUp.question, last?.url) ?? answerUnsure(followUp.question);
    const alone = () => answerAlone(question);
    const filledIn = () => followUp && answerAlone(followUp.question, question);
    const answer = followUp?.isCertain ? (filledIn() ?? alone()) : (alone() ?? filledIn());
    return answer ?? answerUnsure(question);
  };
};
