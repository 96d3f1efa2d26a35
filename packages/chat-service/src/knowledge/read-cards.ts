import { findEntities } from '../reading/entities.ts';
import { foldQuestion, rootOf, splitWords } from '../reading/normalise.ts';

/** What is answered to one kind of question, and how visitors ask it. */
export interface Card {
  readonly id: string;
  /** The address it is answered from. */
  readonly url: string;
  /** The subject, as words that complete a follow-up and name it in a sentence. */
  readonly topic: string;
  /** The answer; undefined when an operation computes it. */
  readonly text?: string | undefined;
  /** What is said instead of an answer: that the site does not state it. */
  readonly admission?: string | undefined;
  /** The operation that computes the answer. */
  readonly operation?: string | undefined;
  readonly paraphrases: readonly (readonly string[])[];
}

/** Questions without an answer here, of one kind. */
export interface Negatives {
  readonly id: string;
  readonly paraphrases: readonly (readonly string[])[];
}

const placeholder = /\{x_(p\d?|[ndxr])\}/;

// Marked, so that a placeholder is no word that is written out.
const foldParaphrase = (text: string) => foldQuestion(text.replaceAll('{', '{x_'));

const tokensOfFolded = (paraphrase: string): readonly string[] =>
  paraphrase.split(placeholder).flatMap((piece, place): readonly string[] => {
    if (place % 2 === 1) return /^p\d$/.test(piece) ? ['@p', `@${piece}`] : [`@${piece}`];
    return piece === ''
      ? []
      : findEntities(splitWords(piece).map((text) => ({ text, root: rootOf(text) }))).tokens;
  });

/** The tokens of a paraphrase: `{p}` any product, `{p1}` one, `{n}` a number, `{d}` a day, `{x}` a person, `{r}` a role. */
export const tokensOf = (paraphrase: string): readonly string[] => tokensOfFolded(foldParaphrase(paraphrase));

/** How often each word is written, as it is written; what is read is added. */
type Frequencies = Map<string, number>;

/** The paraphrases of a group; folded together, which is faster. */
const paraphrasesOf = (
  lines: readonly string[],
  frequencies?: Frequencies,
): readonly (readonly string[])[] => {
  const folded = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => foldParaphrase(line.slice(2)))
    .flatMap((line) => line.split(' · '));
  if (frequencies)
    for (const word of folded.flatMap((text) => splitWords(text.replace(/\{.*?\}/g, ' '))))
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  return folded.map(tokensOfFolded).filter((tokens) => tokens.length > 0);
};

const groupsOf = (data: string) =>
  data
    .split(/^= /m)
    .slice(1)
    .map((group) => group.split('\n').map((line) => line.trim()));

/**
 * Reads cards. A card begins with `= id | address | topic`; a line after a colon is its answer, or `@` and the operation that
 * computes it, one after a tilde an admission; lines after a dash are paraphrases, with a dot between them.
 */
export const readCards = (data: string, frequencies?: Frequencies): readonly Card[] =>
  groupsOf(data).map(([head = '', ...lines]) => {
    const [id = '', url = '', topic = ''] = head.split(' | ');
    const after = (mark: string) => lines.find((line) => line.startsWith(mark))?.slice(2);
    const admission = after('~ ');
    const answer = after(': ') ?? '';
    const operation = answer.startsWith('@') ? answer.slice(1) : undefined;
    const text = operation || admission ? undefined : answer;
    const paraphrases = paraphrasesOf(lines, frequencies);
    return { id, url, topic, operation, admission, text, paraphrases };
  });

/** Reads negatives: `= kind: what it is`, then paraphrases as above. */
export const readNegatives = (data: string): readonly Negatives[] =>
  groupsOf(data).map(([head = '', ...lines]) => ({
    id: `none-${head.split(':', 1)[0]}`,
    paraphrases: paraphrasesOf(lines),
  }));

/** Adds further paraphrases, `= id` and lines after a dash, to the cards with these ids. Throws on an unknown id. */
export const addParaphrases = (
  cards: readonly Card[],
  data: string,
  frequencies?: Frequencies,
): readonly Card[] => {
  const lines = new Map<string, string[]>();
  for (const [id = '', ...more] of groupsOf(data)) lines.set(id, [...(lines.get(id) ?? []), ...more]);
  const added = new Map([...lines].map(([id, more]) => [id, paraphrasesOf(more, frequencies)] as const));
  for (const id of added.keys())
    if (!cards.some((card) => card.id === id)) throw new Error(`No such card: ${id}`);
  return cards.map((card) => {
    const more = added.get(card.id);
    return more ? { ...card, paraphrases: [...card.paraphrases, ...more] } : card;
  });
};
