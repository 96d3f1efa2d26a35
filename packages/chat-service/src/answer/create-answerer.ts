import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import { withoutCorrection } from '../conversation/follow-up.ts';
import { readTurn, toTurn } from '../conversation/state.ts';
import { factPassages } from '../operations/fact-cards.ts';
import {
  isEmpty,
  isForeign,
  isOpenAsk,
  isStatement,
  MAX_CLAUSES,
  readNeed,
  splitClauses,
  splitEnumeration,
  statesNeed,
} from '../reading/clauses.ts';
import { type Question, readQuestion, toQuestion } from '../reading/question.ts';
import type { Answer, AnswerQuestion, Turn, Visit } from './answer.ts';
import { answerClause } from './answer-clause.ts';
import { joinAnswers, notFound, onlyEnglish, toPassage, unanswered, unsure } from './compose.ts';
import { loadKnowledge } from './load-knowledge.ts';
import type { Part } from './part.ts';
import { answerTalk, withoutOpening } from './talk.ts';

const MAX_PASSAGES = 8;
/** The minimum certainty of a hedged answer that is shown next to a sure one. */
const BESIDE = 0.4;
const MAX_ENUMERATION = 4;

const certaintyOf = ({ certainty = 0 }: Part) => certainty;

const mayBeOne = (parts: readonly Part[]) => {
  const asking = parts.filter(({ isStatement }) => !isStatement);
  return parts.length > 1 && (asking.every(({ kind }) => kind !== 'sure') || asking.length === 1);
};

/** Whether the answer to the whole message also covers this part, such as “how much is that”. */
const isIn = ({ card, question }: Part, whole: Part) =>
  card !== undefined && card === whole.card && question.entities.mentions.length === 0;

/** With at least this share of unknown words, a message counts as written in another language. */
const MOSTLY = 0.75;
const MIN_FOREIGN = 3;

/** Whether most words are unknown and none is an English function word. */
const isUnread = ({ words }: Question): boolean =>
  words.length >= MIN_FOREIGN &&
  !words.some(({ isFiller, isCorrected }) => isFiller && !isCorrected) &&
  words.filter(({ isKnown, isCorrected }) => !isKnown || isCorrected).length >= MOSTLY * words.length;

const isWhole = (text: string, clause: string) => text.trim().replace(/[?!.;\s]+$/, '') === clause;

const withoutOpeningOf = (question: Question): Question => {
  const words = withoutOpening(question);
  return words === question.words ? question : toQuestion(words);
};

/** Builds the assistant from the site’s content (SVC-1). Rejects if some of it cannot be read. */
export const createAnswerer = async (
  company: Configuration = readConfiguration({}),
): Promise<AnswerQuestion> => {
  const known = await loadKnowledge(company);
  const { reader, search } = known;
  const facts = factPassages(company);
  const read = (text: string) => withoutOpeningOf(readQuestion(text, reader));
  /** One part per item of an enumeration if all have sure answers; otherwise a single part. */
  const partsOf = (
    clause: string,
    question: Question,
    turn: Turn | undefined,
    visit: Visit,
  ): readonly Part[] => {
    if (question.words.length === 0) return [];
    const whole = answerClause(known, question, turn, visit);
    const pieces = splitEnumeration(clause);
    if (pieces.length < 2 || pieces.length > MAX_ENUMERATION || question.entities.mentions.length > 1)
      return [whole];
    let last = turn;
    const parts = pieces.map((piece) => {
      const part = answerClause(known, read(piece), last, visit);
      last = part.turn;
      return part;
    });
    const isEach = parts.every(({ kind, card }) => kind === 'sure' && card !== undefined);
    return isEach && new Set(parts.map(({ card }) => card)).size === parts.length ? parts : [whole];
  };

  const evidenceOf = (question: Question) => {
    const hits = search.find(question).slice(0, MAX_PASSAGES);
    return [...facts, ...hits.map(({ source }) => toPassage(source))];
  };

  const partsOfMessage = (text: string, question: Question, last: Turn | undefined, visit: Visit) => {
    const clauses = splitClauses(text);
    const isOne = clauses.length < 2;
    const hasNeed = statesNeed(clauses);
    const isTold = hasNeed || clauses.some((one) => isStatement(one) && !isOpenAsk(one));
    const asking = clauses.filter((one) => isOne || !(isEmpty(one) || (isTold && isOpenAsk(one))));
    const parts: Part[] = [];
    for (const clause of asking) {
      if (parts.length >= MAX_CLAUSES) break;
      const asked = hasNeed ? readNeed(clause) : clause;
      const own = isWhole(text, asked) ? question : readQuestion(asked, reader);
      if (!isOne && answerTalk(own, company) !== undefined) continue;
      const turn = parts.at(-1)?.turn ?? last;
      for (const part of partsOf(asked, withoutOpeningOf(own), turn, visit))
        parts.push({ ...part, typed: clause, ...(isStatement(clause) && { isStatement: true }) });
    }
    return parts;
  };

  const wholeOf = (parts: readonly Part[], question: Question, last: Turn | undefined, visit: Visit) => {
    if (!mayBeOne(parts)) return undefined;
    const whole = answerClause(known, withoutOpeningOf(question), last, visit);
    const isBetter = parts.every(
      (part) => part.isStatement || certaintyOf(part) < certaintyOf(whole) || isIn(part, whole),
    );
    return whole.kind !== 'unknown' && isBetter ? whole : undefined;
  };

  const answerUnfound = (parts: readonly Part[], question: Question, isOther: boolean): Answer => ({
    text: isOther ? onlyEnglish(company) : unanswered(parts[0]?.text ?? unsure([]), company),
    isSure: false,
    get passages() {
      return isOther ? [] : evidenceOf(question);
    },
    turn: parts.at(-1)?.turn ?? toTurn(question),
  });

  const answerFound = (
    parts: readonly Part[],
    found: readonly Part[],
    first: Part,
    question: Question,
  ): Answer => {
    const isSure = found.some(({ kind }) => kind === 'sure');
    const isAsked = found.some((part) => part.kind === 'sure' && !part.isStatement);
    // Next to a sure answer, unanswered questions are mentioned, but unanswered remarks are not.
    const shown = isSure
      ? parts.filter((part) => (part.kind === 'sure' || !part.isRemark) && !(isAsked && part.isStatement))
      : [first];
    const from = shown.find(({ kind }) => kind === (isSure ? 'sure' : 'hedged'));
    const texts = shown.map((part) =>
      isSure && part.kind !== 'sure' && certaintyOf(part) < BESIDE
        ? notFound(part.typed ?? part.question.text)
        : part.text,
    );
    return {
      text: joinAnswers(texts),
      isSure,
      ...(!isSure && { isHedged: true }),
      ...(from?.url && { url: from.url }),
      get passages() {
        return found.every(({ isTalk }) => isTalk) ? [] : evidenceOf(question);
      },
      turn: parts.at(-1)?.turn ?? first.turn,
    };
  };

  const answerMessage: AnswerQuestion = (typed, lastTurn, visit = {}): Answer => {
    const last = readTurn(lastTurn);
    const text = last ? withoutCorrection(String(typed)) : String(typed);
    const question = readQuestion(text, reader);
    const talk = answerTalk(question, company);
    // Small talk such as “thanks” keeps the topic.
    if (talk !== undefined) return { text: talk, isSure: true, passages: [], turn: last ?? toTurn(question) };
    const clauses = partsOfMessage(text, question, last, visit);
    const whole = wholeOf(clauses, question, last, visit);
    const parts = whole ? [whole] : clauses;
    const answered = parts.filter(({ kind }) => kind !== 'unknown');
    // If a question was answered, statements are only context.
    const asked = answered.filter((part) => !part.isStatement);
    const found = asked.length > 0 ? asked : answered;
    const isOther =
      found.every((part) => part.kind !== 'sure' && part.question.entities.mentions.length === 0) &&
      (isForeign(text) || isUnread(question));
    const [first] = [...found].sort((a, b) => certaintyOf(b) - certaintyOf(a));
    return first && !isOther
      ? answerFound(parts, found, first, question)
      : answerUnfound(parts, question, isOther);
  };
  return (typed, lastTurn, visit) => {
    const answer = answerMessage(typed, lastTurn, visit);
    reader.recent.clear();
    return answer;
  };
};
