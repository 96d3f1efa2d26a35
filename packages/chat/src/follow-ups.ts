import type { SourcedReply } from './reply-sources.ts';

/** The questions to ask about a page of this site, by its path. */
export type QuestionsAbout = (pathname: string) => readonly string[];

/** The most questions that are offered after an answer. */
const MOST = 3;

/** Follow-up questions to an answer (CHT-1): those about its topic, without what was asked or offered already. */
export const followUps = (
  { topic }: SourcedReply,
  known: readonly string[],
  questionsAbout: QuestionsAbout,
): readonly string[] => {
  if (topic === undefined) return [];
  const not = new Set(known.map((question) => question.toLowerCase()));
  return questionsAbout(topic)
    .filter((question) => !not.has(question.toLowerCase()))
    .slice(0, MOST);
};
