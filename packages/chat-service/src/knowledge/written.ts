import { readdirSync, readFileSync } from 'node:fs';
import { company } from '@loomwright/content';
import { type Card, type Negatives, toText } from './card.ts';
import { readParaphrases } from './paraphrases.ts';
import { type Entry, readTopic } from './read-topic.ts';

export interface CardSet {
  readonly cards: readonly Card[];
  readonly negatives: readonly Negatives[];
  /** How often each word occurs in paraphrases, for the speller. */
  readonly frequencies: ReadonlyMap<string, number>;
}

const FOLDER = new URL('../../../content/assistant/', import.meta.url);

export const readTopics = (folder: URL = FOLDER): ReturnType<typeof readTopic> => {
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readTopic(name, readFileSync(new URL(name, folder), 'utf8')));
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: read.flatMap(({ problems }) => problems),
  };
};

const operated = /^\{answer: (\w+)\}$/;

const toCard = (entry: Entry, frequencies: Map<string, number>): Card => {
  const { answer, asked, id, isAdmission, topic, url } = entry;
  const operation = operated.exec(answer)?.[1];
  return {
    id,
    url,
    topic,
    operation,
    ...(isAdmission ? { admission: answer } : { text: operation === undefined ? answer : undefined }),
    paraphrases: readParaphrases(asked.map(withCompany), frequencies),
  };
};

const withCompany = (asked: string) => asked.replaceAll('{company}', company.shortName.toLowerCase());

/** The unanswered group that also contains the neighbours of every card. */
const NEAR = 'near';

export const toCardSet = (entries: readonly Entry[]): CardSet => {
  const frequencies = new Map<string, number>();
  const cards = entries.filter(({ isUnanswered }) => !isUnanswered);
  const beside = cards.flatMap(({ neighbours }) => neighbours);
  return {
    cards: cards.map((entry) => toCard(entry, frequencies)),
    negatives: entries
      .filter(({ isUnanswered }) => isUnanswered)
      .map(({ asked, id }) => ({
        id: `none-${id}`,
        paraphrases: readParaphrases([...asked, ...(id === NEAR ? beside : [])].map(withCompany)),
      })),
    frequencies,
  };
};

/** A build inlines the result (`build/prepared-knowledge.ts`). Throws on a malformed topic. */
export const loadCardSet = (): CardSet => {
  const { entries, problems } = readTopics();
  if (problems.length > 0) throw new Error(problems.map(toText).join('\n'));
  return toCardSet(entries);
};
