import type { Product } from '@loomwright/catalogue';
import { team } from '@loomwright/content';
import { rootOf, rootsOf, wordsOf } from './normalise.ts';
import { numberAt } from './numbers.ts';
import { contextualNamesIn, nameAt, numbersAfter } from './product-names.ts';
import { standards } from './word-lists.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

export interface Part {
  readonly text: string;
  readonly root: string;
}

export type Item = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'product'; readonly product: Product; readonly isGeneralTerm: boolean }
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'person'; readonly person: number }
  | { readonly kind: 'role' | 'post' }
  | { readonly kind: 'number'; readonly value: number; readonly isTime: boolean }
);

const dayRoots: ReadonlyMap<string, readonly Day[]> = new Map<string, readonly Day[]>([
  ...DAYS.map((day) => [rootOf(day.toLowerCase()), [day]] as const),
  [rootOf('weekend'), ['Saturday', 'Sunday']],
]);
// Compared as words, because the root of a short name may be that of another word.
const personWords = team.map(({ name }) => new Set(wordsOf(name)));
const roleRoots = new Set(
  team.flatMap(({ role }) => [...rootsOf(role)].filter((root) => /^(?:ceo|cto)$/.test(root))),
);
const time = /^\d{1,2}(?:[.,]\d{2})?[ap]m$/;
const post = /^blogpost\d+$/;

const otherAt = (words: readonly Part[], texts: readonly string[], from: number): Item | undefined => {
  const { text, root } = words[from] as Part;
  const to = from + 1;
  const days = dayRoots.get(root);
  if (days) return { kind: 'days', days, from, to };
  const person = personWords.findIndex((own) => own.has(text));
  if (person >= 0) return { kind: 'person', person, from, to };
  if (post.test(text)) return { kind: 'post', from, to };
  if (roleRoots.has(root)) return { kind: 'role', from, to };
  if (time.test(text))
    return { kind: 'number', value: Number(text.replace(/[^\d.]/g, '')), isTime: true, from, to };
  // The number in `ISO 27001` is part of a name.
  const amount = standards.has(texts[from - 1] ?? '') ? undefined : numberAt(texts, from);
  if (!amount) return undefined;
  const end = from + amount.length;
  // The “x” in `5x chatbot` belongs to the number.
  return { kind: 'number', value: amount.value, isTime: false, from, to: texts[end] === 'x' ? end + 1 : end };
};

export const itemsIn = (words: readonly Part[]): readonly Item[] => {
  const texts = words.map(({ text }) => text);
  const loose = contextualNamesIn(texts);
  const productsAt = (from: number): readonly Item[] => {
    const name = nameAt(texts, from) ?? loose.get(from);
    if (!name) return [];
    const { isGeneralTerm, product, words: own } = name;
    const to = from + own.length;
    const others = own[0] === 'product' ? numbersAfter(texts, to - 1) : [];
    return [
      { kind: 'product', product, isGeneralTerm, from, to },
      ...others.map(
        ([at, other]) => ({ kind: 'product', product: other, isGeneralTerm, from: at, to: at + 1 }) as const,
      ),
    ];
  };
  const items: Item[] = [];
  for (let place = 0; place < words.length; place = Math.max(place + 1, items.at(-1)?.to ?? 0)) {
    const other = otherAt(words, texts, place);
    const named = productsAt(place);
    items.push(...(named.length > 0 ? named : other ? [other] : []));
  }
  return items;
};

/** Whether a number is the word “one”, which may also be a pronoun: “which one”. */
export const isWordOne = (words: readonly Part[], { kind, from, to }: Item) =>
  kind === 'number' && words[from]?.text === 'one' && to === from + 1;
