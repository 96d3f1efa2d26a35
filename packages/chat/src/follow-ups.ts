/** Questions to suggest, most relevant first. `asked` is oldest first; `topic` is the page of the answer. */
export type SuggestQuestions = (asked: readonly string[], topic: string | undefined) => readonly string[];

const MOST = 3;

/** At most three questions that were neither asked nor offered before (CHT-1). */
export const followUps = (questions: readonly string[], known: readonly string[]): readonly string[] => {
  const not = new Set(known.map((question) => question.toLowerCase()));
  return questions.filter((question) => !not.has(question.toLowerCase())).slice(0, MOST);
};
