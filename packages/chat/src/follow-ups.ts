/**
 * Looks up the questions to offer after an answer, the nearest first: `asked` are the questions of the conversation, the
 * answered one last, and `topic` is the page that the answer is from; undefined for none.
 */
export type QuestionsAfter = (asked: readonly string[], topic: string | undefined) => readonly string[];

/** The most questions that are offered after an answer. */
const MOST = 3;

/** The first of these questions, without what was asked or offered already (CHT-1). */
export const followUps = (questions: readonly string[], known: readonly string[]): readonly string[] => {
  const not = new Set(known.map((question) => question.toLowerCase()));
  return questions.filter((question) => !not.has(question.toLowerCase())).slice(0, MOST);
};
