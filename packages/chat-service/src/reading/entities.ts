import { type Product, products } from '@loomwright/catalogue';
import { team } from '@loomwright/content';
import { isLooseName, looseNamesIn } from './loose-names.ts';
import { rootOf, rootsOf, wordsOf } from './normalise.ts';
import { isQuantity, numberAt } from './numbers.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A product that a question names, and how many of it. */
export interface Mention {
  readonly product: Product;
  readonly quantity: number | undefined;
}

/** A number of a question, and the places of its first word and of the word after it. */
export interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The things of the site that a question names. */
export interface Entities {
  readonly mentions: readonly Mention[];
  readonly days: readonly Day[];
  /** The places in `team` of the people it names. */
  readonly people: readonly number[];
  /** The numbers that are no quantities, in order. */
  readonly numbers: readonly number[];
  /** All numbers, in order. */
  readonly figures: readonly Figure[];
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
    'automation suite',
    'automation product',
    'automation platform',
    'automation tool',
    'automation software',
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

/** The products that the assistant has learned to speak of: of a new one it knows the facts and texts. */
export const learnedProducts = products.filter(({ id }) => shortNames[id]);

interface Name {
  readonly roots: readonly string[];
  readonly product: Product;
}

const toName = (name: string, product: Product): Name => ({ roots: wordsOf(name).map(rootOf), product });

/** What joins the numbers of products: `products 1, 3 and 5`. */
const joiners: ReadonlySet<string> = new Set('and or plus vs versus with to against'.split(' '));
/** After a number, what it counts: then it is none of a product. */
const counted = rootsOf('dollars month year percent time people user workspaces copy licence license');

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
const units = rootsOf('workspace workspaces copy copies licence licences license licenses');
/** What stands between a quantity and its product: `three of the chatbots`. Dollars, months or people do not. */
const between = new Set([
  ...rootsOf('of the your our those these more extra additional new separate different x times ai'),
  ...units,
]);
// By their words: the root of `Ines` is that of `in`.
const personWords = team.map(({ name }) => new Set(wordsOf(name)));
const roleRoots = new Set(
  team.flatMap(({ role }) => [...rootsOf(role)].filter((root) => /^(?:ceo|cto)$/.test(root))),
);
const clock = /^\d{1,2}(?:[.,]\d{2})?(?:[ap]m)$/;

const looseNames: ReadonlyMap<string, Name> = new Map(
  products.flatMap((product) =>
    wordsOf(product.name)
      .filter(isLooseName)
      .map((word) => [word, toName(word, product)] as const),
  ),
);
const api = names.find(({ product }) => product.id === 3 && product.name.endsWith('API'));
/** `product 2` begins with it. */
const numbered = rootOf('product');
const buying = rootsOf(
  'price cost buy howmuch cheaper expensive total compare versus release workspace workspaces better difference differ',
);
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
  const figures: Figure[] = [];
  const counting = new Set<Figure>();
  const tokens: string[] = [];
  const covered = new Set<number>();
  let pending: Figure | undefined;
  let perUnit: Figure | undefined;

  const texts = words.map(({ text }) => text);
  // Beside a word of buying, `the api` is the one with a price.
  const isBuying = words.some(({ root }) => buying.has(root)) && !words.some(({ root }) => chat.has(root));
  const namedAt = (place: number) =>
    byFirst
      .get(words[place]?.root ?? '')
      ?.find(({ roots }) => roots.every((root, i) => words[place + i]?.root === root)) ??
    (isBuying && words[place]?.text === 'api' ? api : undefined);
  const loose = looseNamesIn(texts, (place) => namedAt(place) !== undefined);
  const productAt = (place: number) => namedAt(place) ?? looseNames.get(loose.get(place) ?? '');

  /** The product that a number means after another one: `products 1 and 3`. */
  const numberedAt = (place: number) => {
    const product = products.find(({ id }) => String(id) === texts[place]);
    return product && !counted.has(words[place + 1]?.root ?? '') ? product : undefined;
  };

  for (let place = 0; place < words.length; place += 1) {
    const { text, root } = words[place] as Part;
    const found = productAt(place);
    if (found) {
      const isNear = pending && words.slice(pending.to, place).every(({ root }) => between.has(root));
      if (pending && isNear) counting.add(pending);
      const quantity = isNear ? pending?.value : undefined;
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
      if (found.roots[0] !== numbered) continue;
      for (;;) {
        const at = joiners.has(texts[place + 1] ?? '') ? place + 2 : place + 1;
        const product = numberedAt(at);
        if (!product) break;
        if (!mentions.some((mention) => mention.product === product))
          mentions.push({ product, quantity: undefined });
        for (let covers = place + 1; covers < at; covers += 1) tokens.push(words[covers]?.root ?? '');
        tokens.push('@p', `@p${product.id}`);
        covered.add(at);
        place = at;
      }
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
    // A post of the last answer, filled in by a follow-up.
    if (/^blogpost\d+$/.test(text)) {
      tokens.push('post');
      covered.add(place);
      continue;
    }
    if (roleRoots.has(root)) {
      tokens.push('@r');
      covered.add(place);
      continue;
    }
    const amount = clock.test(text)
      ? { value: Number(text.replace(/[^\d.]/g, '')), length: 1 }
      : numberAt(texts, place);
    if (!amount) {
      tokens.push(root);
      continue;
    }
    const { value, length } = amount;
    const figure = { value, from: place, to: place + length };
    if (isQuantity(value) && !clock.test(text)) pending = figure;
    const last = mentions.at(-1);
    if (pending === figure && units.has(words[figure.to]?.root ?? '')) {
      perUnit ??= figure;
      // “The chatbot for 10 workspaces or the studio for 12 workspaces.”
      if (last && last.quantity === undefined && /^(?:@p\d|for)$/.test(tokens.at(-1) ?? '')) {
        mentions[mentions.length - 1] = { ...last, quantity: value };
        counting.add(figure);
        pending = undefined;
      }
    }
    if (text === 'one' && length === 1) {
      tokens.push(root);
      continue;
    }
    if (Number.isFinite(value)) figures.push(figure);
    for (let i = 0; i < length; i += 1) covered.add(place + i);
    tokens.push('@n');
    place += length - 1;
  }
  // “The studio for three workspaces.”
  const [only, second] = mentions;
  if (only && !second && only.quantity === undefined && perUnit) {
    counting.add(perUnit);
    mentions[0] = { ...only, quantity: perUnit.value };
  }
  const numbers = figures.filter((figure) => !counting.has(figure)).map(({ value }) => value);
  return { entities: { mentions, days, people, numbers, figures }, tokens, covered };
};
