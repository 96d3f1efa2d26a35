import { products } from '@loomwright/catalogue';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import type { Answer, AnswerQuestion } from './answer.ts';
import { factWords } from './fact-words.ts';
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
import { readTurn, toEndAnswer, toFactAnswer, toQuoteAnswer, toUnsureAnswer } from './write.ts';

/** How much of what was asked a passage has to speak of to be the answer. Calibrated on the golden questions. */
const SURE = 0.76;
/** A suggestion needs less. */
const NEAR = 0.3;
/** A word that facts are asked with is spelled so rather than as a rare word of a text. */
const FACT_FREQUENCY = 5;

const pageOf = (url: string | undefined) => url?.replace(/[?#].*/, '');

/**
 * Answers from the site's own content (SVC-1); `company` is what the configuration says. Rejects when a text of the site
 * cannot be read. First what is said in passing, then facts by their structure, then the passage that fits, else that it
 * is not known.
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

  // One question is looked up once, however often it is asked for; nothing is kept beyond it.
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

  /** The answer to a question that is read as it stands; `asked` is what was typed of it. */
  const answerAlone = (question: Question, asked?: Question): Answer | undefined => {
    const fact = question.words.length > 0 ? answerFact(question) : undefined;
    if (fact) return toFactAnswer(question, fact);
    const hits = hitsOf(question);
    const sure = hits.find(({ coverage }) => coverage >= SURE);
    // What was filled in must not carry a word that the passage does not speak of.
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
    // Thanks in between do not end a topic.
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
