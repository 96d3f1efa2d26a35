import { products } from '@loomwright/catalogue';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import type { Answer, AnswerQuestion, Passage, Turn } from './answer.ts';
import { factWords } from './fact-words.ts';
import { answerProducts } from './facts/availability.ts';
import { answerHours } from './facts/hours.ts';
import { answerPrice } from './facts/prices.ts';
import { answerReach, type Company } from './facts/reach.ts';
import { answerTeam } from './facts/team.ts';
import { type FollowUp, readFollowUp } from './follow-up.ts';
import { rootOf } from './normalise.ts';
import { loadSources } from './passages.ts';
import { type Question, type Reader, readQuestion, toQuestion } from './question.ts';
import { quote } from './quote.ts';
import { link, type Reply } from './reply.ts';
import { createSearch, type Hit } from './search.ts';
import type { Source } from './source.ts';
import { createSpeller } from './spelling.ts';
import { answerTalk, withoutOpening } from './talk.ts';

/** What a passage has to speak of, of all that was asked, to be the answer. Calibrated on the golden questions. */
const SURE = 0.75;
/** A suggestion needs less. */
const NEAR = 0.3;
const MAX_PASSAGES = 4;
const MAX_SUGGESTIONS = 3;
const MAX_TURN = 140;
const MAX_URL = 200;

const toPassage = ({ title, topic, url, text }: Source): Passage => ({
  title: topic ? `${topic}: ${title}` : title,
  url,
  text,
});

const labelOf = ({ title, topic, url }: Source) =>
  topic && /^\/(?:blog|documentation|privacy|terms)/.test(url) && !url.startsWith('/documentation#')
    ? `${topic}: ${title}`
    : title;

const toTurn = (question: Question, url?: string): Turn => ({
  question: question.text.slice(0, MAX_TURN),
  ...(url !== undefined && { url }),
});

// A session may hold anything: what is no turn is none.
const readTurn = (turn: Turn | undefined): Turn | undefined => {
  if (typeof turn?.question !== 'string') return undefined;
  const isAddress = typeof turn.url === 'string' && turn.url.startsWith('/') && turn.url.length <= MAX_URL;
  return { question: turn.question.slice(0, MAX_TURN), ...(isAddress && { url: turn.url }) };
};

const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, '');

/** Answers from the site's own content (SVC-1); `company` has what the configuration says. Rejects when a text is missing. */
export const createAnswerer = async (
  company: Configuration = readConfiguration({}),
): Promise<AnswerQuestion> => {
  const sources = await loadSources(company);
  const search = createSearch(sources);
  const factRoots = new Set(factWords.map(rootOf));
  const frequencies = new Map(search.frequencies);
  for (const word of factWords) frequencies.set(word, (frequencies.get(word) ?? 0) + 5);
  const reader: Reader = {
    speller: createSpeller(frequencies),
    isKnown: (root) => search.isKnown(root) || factRoots.has(root),
  };

  const answerFact = (question: Question, contacts: Company): Reply | undefined =>
    question.words.length === 0
      ? undefined
      : (answerPrice(question) ??
        answerProducts(question) ??
        answerHours(question) ??
        answerReach(question, contacts) ??
        answerTeam(question));

  const fromReply = (question: Question, { text, url }: Reply): Answer => ({
    text,
    isSure: true,
    url,
    passages: url === undefined ? [] : [{ title: company.origin && url, url, text: plain(text) }],
    turn: toTurn(question, url),
  });

  const fromHits = (question: Question, [hit, ...others]: readonly [Hit, ...Hit[]]): Answer => ({
    text: `${quote(hit.source, question, search.weightOf)}\n\n${link(labelOf(hit.source), hit.source.url)}`,
    isSure: true,
    url: hit.source.url,
    passages: [hit, ...others].slice(0, MAX_PASSAGES).map(({ source }) => toPassage(source)),
    turn: toTurn(question, hit.source.url),
  });

  const sureHits = (question: Question): readonly [Hit, ...Hit[]] | undefined => {
    const hits = search.find(question);
    const sure = hits.find(({ coverage }) => coverage >= SURE);
    return sure && [sure, ...hits.filter((hit) => hit !== sure)];
  };

  const answerMore = (question: Question, url: string | undefined): Answer | undefined => {
    const product = products.find(({ id }) => url === `/products/${id}`);
    if (product)
      return fromReply(question, {
        text: `What the ${product.name} has:\n\n${product.features.map((feature) => `- ${feature}`).join('\n')}\n\n${link(product.name, `/products/${product.id}`)}`,
        url,
      });
    const page = url?.replace(/[?#].*/, '');
    const others = search
      .find(question)
      .filter(({ source, coverage }) => source.url !== url && coverage >= NEAR);
    const next =
      others.find(({ source }) => source.url.replace(/[?#].*/, '') === page) ??
      others.find(({ coverage }) => coverage >= SURE);
    if (next) return fromHits(question, [next, ...others.filter((hit) => hit !== next)]);
    const source = sources.find((known) => known.url === url);
    return (
      source &&
      fromReply(question, { text: `All I know of it stands here: ${link(labelOf(source), source.url)}`, url })
    );
  };

  const tryOne = (question: Question, needed?: Question): Answer | undefined => {
    const fact = answerFact(question, company);
    if (fact) return fromReply(question, fact);
    const hits = sureHits(question);
    if (!hits) return undefined;
    // What was added from the last question must not carry a new one that the passage does not speak of.
    if (needed && !search.speaksOf(hits[0], needed)) return undefined;
    return fromHits(question, hits);
  };

  const unsure = (question: Question): Answer => {
    const near = search.find(question).filter(({ coverage }) => coverage >= NEAR);
    const seen = new Set<string>();
    const suggestions = near
      .filter(({ source }) => !seen.has(source.url) && seen.add(source.url))
      .slice(0, MAX_SUGGESTIONS);
    const text =
      suggestions.length > 0
        ? `I am not sure about that. Perhaps one of these helps:\n\n${suggestions
            .map(({ source }) => `- ${link(labelOf(source), source.url)}`)
            .join('\n')}\n\nOr ask on the [contact form](/contact): a person answers.`
        : 'I am not sure about that: I only know what stands on this site. The [FAQ](/faq) has the commonest answers, and on the [contact form](/contact) a person answers.';
    return {
      text,
      isSure: false,
      passages: near.slice(0, MAX_PASSAGES).map(({ source }) => toPassage(source)),
      turn: toTurn(question),
    };
  };

  return (typed, lastTurn) => {
    const last = readTurn(lastTurn);
    const asked = readQuestion(String(typed), reader);
    const talk = answerTalk(asked);
    if (talk) return { ...fromReply(asked, talk), turn: last ?? toTurn(asked) };
    const question = toQuestion(withoutOpening(asked));
    const followUp: FollowUp | undefined = last && readFollowUp(question, last, reader);
    if (followUp?.isMore) return answerMore(followUp.question, last?.url) ?? unsure(followUp.question);
    const alone = () => tryOne(question);
    const filledIn = () => followUp && tryOne(followUp.question, question);
    return (followUp?.isCertain ? (filledIn() ?? alone()) : (alone() ?? filledIn())) ?? unsure(question);
  };
};
