import { type Product, products } from '@loomwright/catalogue';
import { team } from '@loomwright/content';
import { rootOf, rootsOf, wordsOf } from './normalise.ts';
import { readNumber } from './numbers.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A product that a question names, and how many of it. */
export interface Mention {
  readonly product: Product;
  readonly quantity: number | undefined;
}

/** The things of the site that a question names. */
export interface Entities {
  readonly mentions: readonly Mention[];
  readonly days: readonly Day[];
  /** The places in `team` of the people it names. */
  readonly people: readonly number[];
  /** The numbers that are no quantities, in order. */
  readonly numbers: readonly number[];
}

/** The short names of the products by id, besides their whole names. */
const shortNames: Readonly<Record<number, readonly string[]>> = {
  1: [
    'chatbot',
    'chatbots',
    'bot',
    'chat bot',
    'ai chatbot',
    'chatbot integration',
    'ai chat',
    'chat assistant',
  ],
  2: [
    'predictive analytics',
    'analytics suite',
    'predictive suite',
    'predictive',
    'suite',
    'prediction suite',
    'forecast suite',
    'forecasting suite',
    'analytics product',
    'analytics tool',
    'predictions suite',
  ],
  3: [
    'neural network',
    'neural api',
    'nn api',
    'neural',
    'neural net api',
    'network api',
    'neuronal api',
    'neural networks api',
  ],
  4: [
    'workflow automation',
    'automation studio',
    'workflow studio',
    'studio',
    'workflow tool',
    'workflow product',
    'workflow',
    'studios',
  ],
  5: [
    'customer insight',
    'insight platform',
    'customer insights',
    'insights platform',
    'customer platform',
    'platform',
    'insight',
    'insights',
  ],
  6: [
    'portfolio',
    'portfolio tool',
    'portfolio maker',
    'portfolio builder',
    'portfolio thing',
    'generator',
    'portfolio app',
  ],
};

interface Name {
  readonly roots: readonly string[];
  readonly product: Product;
}

const toName = (name: string, product: Product): Name => ({ roots: wordsOf(name).map(rootOf), product });

// The longest name first.
const names: readonly Name[] = products
  .flatMap((product) => [
    toName(product.name, product),
    toName(`product ${product.id}`, product),
    ...(shortNames[product.id] ?? []).map((name) => toName(name, product)),
  ])
  .sort((a, b) => b.roots.length - a.roots.length);

const byFirst = new Map<string, Name[]>();
for (const name of names) {
  const [first = ''] = name.roots;
  byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
}

const dayRoots = new Map(DAYS.map((day) => [rootOf(day.toLowerCase()), day] as const));
const weekend = rootOf('weekend');
/** What a price is for: so many of them are so many of the product. */
const units = rootsOf('workspace workspaces copy copies');
const small = rootsOf('of and the co ai');
// By their words: the root of `Ines` is that of `in`.
const personWords = team.map(({ name }) => new Set(wordsOf(name)));
const roleRoots = new Set(
  team.flatMap(({ role }) =>
    [...rootsOf(role)].filter((root) => !small.has(root) && /^(?:ceo|cto)$/.test(root)),
  ),
);
const clock = /^\d{1,2}(?:[.,]\d{2})?(?:[ap]m)$/;
const number = /^\d+(?:[.,]\d+)*$/;

const api = names.find(({ product }) => product.id === 3 && product.name.endsWith('API'));
const buying = rootsOf('price cost buy howmuch cheaper expensive total compare versus release');
const chat = rootsOf('chat rate limit');

interface Part {
  readonly text: string;
  readonly root: string;
}

export interface Named {
  readonly entities: Entities;
  /** One token for each word that names nothing, and one for each name. */
  readonly tokens: readonly string[];
  /** The places of the words that names and numbers cover. */
  readonly covered: ReadonlySet<number>;
}

/** Finds the names in the words of a question, and writes it with a token in the place of each. */
export const findEntities = (words: readonly Part[]): Named => {
  const mentions: Mention[] = [];
  const days: Day[] = [];
  const people: number[] = [];
  const numbers: number[] = [];
  const tokens: string[] = [];
  const covered = new Set<number>();
  let pending: { readonly value: number; readonly at: number } | undefined;

  // Beside a word of buying, `the api` is the one with a price.
  const isBuying = words.some(({ root }) => buying.has(root)) && !words.some(({ root }) => chat.has(root));
  const productAt = (place: number) =>
    byFirst
      .get(words[place]?.root ?? '')
      ?.find(({ roots }) => roots.every((root, i) => words[place + i]?.root === root)) ??
    (isBuying && words[place]?.text === 'api' ? api : undefined);

  for (let place = 0; place < words.length; place += 1) {
    const { text, root } = words[place] as Part;
    const found = productAt(place);
    if (found) {
      const near = pending && place - pending.at <= 3 ? pending : undefined;
      if (near) numbers.splice(numbers.lastIndexOf(near.value), 1);
      const quantity = near?.value;
      const known = mentions.findIndex(({ product }) => product === found.product);
      const before = mentions[known];
      if (!before) mentions.push({ product: found.product, quantity });
      else if (quantity !== undefined)
        mentions[known] = { product: found.product, quantity: (before.quantity ?? 0) + quantity };
      const length = found === api && text === 'api' ? 1 : found.roots.length;
      for (let i = 0; i < length; i += 1) covered.add(place + i);
      tokens.push('@p', `@p${found.product.id}`);
      place += length - 1;
      pending = undefined;
      continue;
    }
    const day = dayRoots.get(root);
    if (day || root === weekend) {
      days.push(...(day ? [day] : (['Saturday', 'Sunday'] as const)));
      covered.add(place);
      tokens.push('@d');
      continue;
    }
    const person = personWords.findIndex((words) => words.has(text));
    if (person >= 0) {
      if (!people.includes(person)) people.push(person);
      if (tokens.at(-1) !== '@x') tokens.push('@x');
      covered.add(place);
      continue;
    }
    if (roleRoots.has(root)) {
      tokens.push('@r');
      covered.add(place);
      continue;
    }
    const value = readNumber(text);
    const isFigure = number.test(text) || clock.test(text);
    if (isFigure || (value !== undefined && text !== 'one')) {
      const exact = value ?? Number(text.replace(/,(?=\d{3})/g, '').replace(/[^\d.]/g, ''));
      if (Number.isFinite(exact)) numbers.push(exact);
      if (value !== undefined) pending = { value, at: place };
      covered.add(place);
      tokens.push('@n');
      continue;
    }
    if (text === 'one') pending = { value: 1, at: place };
    tokens.push(root);
  }
  // “The studio for three workspaces.”
  const [only, second] = mentions;
  if (
    only &&
    !second &&
    only.quantity === undefined &&
    pending &&
    units.has(words[pending.at + 1]?.root ?? '')
  ) {
    numbers.splice(numbers.lastIndexOf(pending.value), 1);
    mentions[0] = { ...only, quantity: pending.value };
  }
  return { entities: { mentions, days, people, numbers }, tokens, covered };
};
