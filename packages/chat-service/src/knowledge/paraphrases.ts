import { findEntities } from '../reading/entities.ts';
import { foldQuestion, rootOf, splitWords } from '../reading/normalise.ts';

const placeholder = /\{x_(p\d*|[ndxr])\}/;

// The prefix keeps chat spelling from being expanded inside a placeholder such as `{r}`.
const foldParaphrase = (text: string) => foldQuestion(text.replaceAll('{', '{x_'));

const tokensOfFolded = (paraphrase: string): readonly string[] =>
  paraphrase.split(placeholder).flatMap((piece, place): readonly string[] => {
    if (place % 2 === 1) return /^p\d+$/.test(piece) ? ['@p', `@${piece}`] : [`@${piece}`];
    return piece === ''
      ? []
      : findEntities(splitWords(piece).map((text) => ({ text, root: rootOf(text) }))).tokens;
  });

/** `{p}` stands for a product, `{p1}` for product 1, `{n}` number, `{d}` day, `{x}` person, `{r}` role. */
export const tokensOf = (paraphrase: string): readonly string[] => tokensOfFolded(foldParaphrase(paraphrase));

export const readParaphrases = (
  asked: readonly string[],
  frequencies?: Map<string, number>,
): readonly (readonly string[])[] => {
  const folded = asked.map(foldParaphrase);
  if (frequencies)
    for (const word of folded.flatMap((text) => splitWords(text.replace(/\{.*?\}/g, ' '))))
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  return folded.map(tokensOfFolded).filter((tokens) => tokens.length > 0);
};
