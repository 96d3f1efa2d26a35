import { products } from '@loomwright/catalogue';
import { company, team } from '@loomwright/content';
import { readConfiguration } from '@loomwright/content/configuration';
import { loadKnowledge } from '../../src/answer/load-knowledge.ts';
import type { Entry } from '../../src/knowledge/read-topic.ts';
import { readTopics, toCardSet } from '../../src/knowledge/written.ts';
import { type Knowledge, leadOf, type RankedCard, rankCards } from '../../src/matching/candidates.ts';
import { gateFeatures, rankFeatures } from '../../src/matching/gate.ts';
import { readQuestion } from '../../src/reading/question.ts';
import { fitLogistic, type Sample } from './fit-logistic.ts';
import { type GoldenQuestion, readFreshQuestions, readGoldenQuestions } from './golden.ts';
import { judge, visit } from './score.ts';

/** Cross-validation: each paraphrase is held out once. */
const FOLDS = 4;
/** Golden questions weigh more: they are fewer, and closer to what visitors ask. */
const GOLDEN = 4;

interface Case {
  readonly compared: readonly RankedCard[];
  readonly isRight: (card: RankedCard) => boolean;
  readonly isAnswerable: boolean;
  readonly share: number;
}

const loadCompany = () => readConfiguration({});
const { entries } = readTopics();

/** Fills in the placeholders of a paraphrase. */
const typedOf = (asked: string, place: number): string =>
  asked.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (/^p\d$/.test(name)) return products.find(({ id }) => id === Number(name[1]))?.name ?? '';
    const values: Readonly<Record<string, string | undefined>> = {
      p: products[place % products.length]?.name,
      x: team[place % team.length]?.name,
      n: String(2 + (place % 9)),
      d: 'Monday',
      r: 'CEO',
      company: company.shortName,
    };
    return values[name] ?? '';
  });

const compare = (known: Knowledge, typed: string): readonly RankedCard[] => {
  known.reader.recent.clear();
  return rankCards(known, readQuestion(typed, known.reader), visit);
};

/** Asks the paraphrases of one fold, with a model trained on the others. */
const leaveOut = async (fold: number): Promise<readonly Case[]> => {
  let place = 0;
  const left: { readonly typed: string; readonly id: string | undefined }[] = [];
  const keep = (asked: readonly string[], id: string | undefined) =>
    asked.filter((one) => {
      place += 1;
      if (place % FOLDS !== fold) return true;
      left.push({ typed: typedOf(one, place), id });
      return false;
    });
  const kept = entries.map(
    (entry): Entry => ({
      ...entry,
      asked: keep(entry.asked, entry.isUnanswered ? undefined : entry.id),
      neighbours: keep(entry.neighbours, undefined),
    }),
  );
  const known = await loadKnowledge(loadCompany(), toCardSet(kept));
  return left.map(({ typed, id }) => {
    const compared = compare(known, typed);
    const text = compared.find(({ match }) => match.card.id === id)?.reply.text;
    return {
      compared,
      // Another card with the same text also counts as right.
      isRight: ({ match, reply }) => id !== undefined && (match.card.id === id || reply.text === text),
      isAnswerable: id !== undefined,
      share: 1,
    };
  });
};

const askGolden = (known: Knowledge, questions: readonly GoldenQuestion[]): readonly Case[] =>
  questions
    .filter(({ turns, expects }) => turns.length === 1 && expects !== 'talk')
    .map((question) => ({
      compared: compare(known, question.turns[0] ?? ''),
      isRight: ({ reply }) =>
        question.expects === 'answer'
          ? judge(question, { text: reply.text, url: reply.url, isSure: true }) !== 'wrong'
          : reply.isAdmission === true,
      isAnswerable: question.expects === 'answer',
      share: GOLDEN,
    }));

type RankFeatures = ReturnType<typeof rankFeatures>;
type GateFeatures = ReturnType<typeof gateFeatures>;

/** The right card’s features minus each wrong card’s. */
const toRankSamples = (cases: readonly Case[], names: readonly (keyof RankFeatures)[]) =>
  cases.flatMap(({ compared, isRight, share }): readonly Sample<keyof RankFeatures>[] => {
    const right = compared.find(isRight);
    if (!right) return [];
    const figures = rankFeatures(right.match, right.isDoubted);
    return compared
      .filter((one) => !isRight(one))
      .map((one) => {
        const others = rankFeatures(one.match, one.isDoubted);
        return {
          figures: Object.fromEntries(names.map((name) => [name, figures[name] - others[name]])) as Record<
            keyof RankFeatures,
            number
          >,
          isRight: true,
          share,
        };
      });
  });

const dot = <Name extends string>(figures: Record<Name, number>, weights: Readonly<Record<Name, number>>) =>
  (Object.keys(weights) as Name[]).reduce((sum, name) => sum + figures[name] * weights[name], 0);

const toBest = (cases: readonly Case[], rankWeights: RankFeatures) =>
  cases.flatMap((one) => {
    const [first, second] = one.compared
      .map((card) => ({ ...card, rank: dot(rankFeatures(card.match, card.isDoubted), rankWeights) }))
      .sort((a, b) => b.rank - a.rank);
    if (!first) return [];
    const figures = gateFeatures(first.match, leadOf(first, second), first.isDoubted);
    return [{ ...one, figures, isRight: one.isRight(first), isAdmission: first.reply.isAdmission === true }];
  });

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(7);

/** Mean log loss, in nats. */
const lossOf = (best: readonly { readonly certainty: number; readonly isRight: boolean }[]) =>
  best.reduce((sum, { certainty, isRight }) => sum - Math.log(isRight ? certainty : 1 - certainty), 0) /
  best.length;

const tableOf = (name: string, cases: readonly Case[], rankWeights: RankFeatures, weights: GateFeatures) => {
  const best = toBest(cases, rankWeights).map((one) => ({
    ...one,
    certainty: 1 / (1 + Math.exp(-dot(one.figures, weights))),
  }));
  const answerable = best.filter(({ isAnswerable }) => isAnswerable);
  const others = best.filter(({ isAnswerable }) => !isAnswerable);
  const rows = [0.6, 0.64, 0.68, 0.72, 0.76].flatMap((sure) =>
    [0.25, 0.35, 0.45].map((hedged) => {
      const right = answerable.filter(({ certainty, isRight }) => certainty >= sure && isRight).length;
      const wrong = best.filter(
        ({ certainty, isRight, isAdmission }) => certainty >= sure && !isRight && !isAdmission,
      ).length;
      const unsure = best.filter(({ certainty }) => certainty >= hedged && certainty < sure);
      const beside = unsure.filter(({ isRight }) => !isRight).length;
      const admitted = others.filter(({ certainty, isAdmission }) => certainty < sure || isAdmission).length;
      return [
        `${sure.toFixed(2)}  ${hedged.toFixed(2)}`,
        percent(right, answerable.length),
        percent(unsure.length, best.length),
        percent(beside, unsure.length),
        percent(wrong, best.length),
        percent(admitted, others.length),
      ].join('  ');
    }),
  );
  return [
    `${name}: ${answerable.length} answerable, ${others.length} unanswerable; log loss ${lossOf(best).toFixed(3)} per question`,
    'sure  hedged    right   hedged   beside    wrong  admitted',
    ...rows,
  ].join('\n');
};

const toText = (name: string, weights: Readonly<Record<string, number>>) =>
  [
    `const ${name} = {`,
    ...Object.entries(weights).map(([figure, weight]) => `  ${figure}: ${weight.toFixed(2)},`),
    '};',
  ].join('\n');

const fit = async (): Promise<string> => {
  const leftOut: Case[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) leftOut.push(...(await leaveOut(fold)));
  const known = await loadKnowledge(loadCompany());
  const golden = readGoldenQuestions();
  const learned = [
    ...leftOut,
    ...askGolden(
      known,
      golden.filter(({ isHeldOut }) => !isHeldOut),
    ),
  ];
  const [example] = learned.flatMap(({ compared }) => compared);
  if (!example) throw new Error('There are no questions to fit the gate on.');
  const rankNames = Object.keys(rankFeatures(example.match, false)) as (keyof RankFeatures)[];
  const names = Object.keys(gateFeatures(example.match, 0, false)) as (keyof GateFeatures)[];
  const rankWeights = fitLogistic(rankNames, toRankSamples(learned, rankNames));
  const weights = fitLogistic(names, toBest(learned, rankWeights));
  return [
    `fitted on ${leftOut.length} held-out paraphrases and ${learned.length - leftOut.length} golden questions`,
    toText('rankWeights', rankWeights),
    toText('weights', weights),
    tableOf(
      'held out',
      askGolden(
        known,
        golden.filter(({ isHeldOut }) => isHeldOut),
      ),
      rankWeights,
      weights,
    ),
    tableOf('fresh', askGolden(known, readFreshQuestions()), rankWeights, weights),
  ].join('\n\n');
};

/** `runnerImport` closes its module runner after the import, so lazy imports must run before that. */
export const report = await fit();
