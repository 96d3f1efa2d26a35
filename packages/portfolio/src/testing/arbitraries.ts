import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { type Edit, editPortfolio } from '../edit.ts';
import { fieldOrder, isPictureField, LIST_NAMES, type ListName } from '../fields.ts';
import {
  COLOR_SCHEMES,
  EMPTY_PORTFOLIO,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
} from '../portfolio.ts';

const shortOnes = hostileStrings.filter((text) => text.length < 300);

const words = [
  'I built a booking page for a small museum.',
  'Plain writing',
  'since 2021',
  'Erste Zeile\nzweite Zeile',
  'One paragraph.\n\nAnd another one.\n \t \nA third.',
  'التصميم والبرمجة',
] as const;

/** What typing, pasting or a foreign file can put into a field: words, markup, controls, half characters, walls of text. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 300, arbitrary: fc.constantFrom('', ...words) },
  { weight: 600, arbitrary: fc.constantFrom(...shortOnes) },
  { weight: 200, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 200,
    arbitrary: fc
      .array(
        fc.oneof(fc.integer({ min: 0, max: 0x9f }), fc.integer({ min: 0xd7f0, max: 0xe010 }), fc.nat(0xffff)),
        { maxLength: 30 },
      )
      .map((units) => String.fromCharCode(...units)),
  },
  // Seldom: each has thousands of characters, and ten thousand portfolios have hundreds of thousands of texts.
  { weight: 5, arbitrary: fc.constantFrom(...hostileStrings) },
  { weight: 1, arbitrary: fc.constant('mountain '.repeat(3000).slice(0, MAX_TEXT_LENGTH)) },
);

/** Addresses that become links. */
export const goodAddresses: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'https://example.org',
    'https://code.example.org/asenla?tab=all&sort=1#top',
    'HTTPS://Example.org:8443/A%20B',
    'mailto:asenla@example.org',
  ),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);

/** What is typed where an address belongs, links and refusals alike. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: goodAddresses },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: anyText },
);

/** Data addresses of pictures as the reader of pictures makes them; what they show does not matter. */
export const pictures: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('webp', 'jpeg', 'png'),
    fc.base64String({ minLength: 4, maxLength: 60 }).filter((text) => text !== ''),
  )
  .map(([type, data]) => `data:image/${type};base64,${data}`);

const picture = fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: pictures });

// Ids stay with their entries wherever these are moved, so they come in any order. Few: edits are to meet them.
const id = fc.integer({ min: 1, max: 8 });
const entries = {
  links: fc.record({ id, label: anyText, address: anyAddress }),
  projects: fc.record({
    id,
    title: anyText,
    text: anyText,
    address: anyAddress,
    picture,
    pictureText: anyText,
  }),
  experience: fc.record({ id, role: anyText, organisation: anyText, period: anyText, text: anyText }),
};
const listOf = <T extends { readonly id: number }>(entry: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(entry, { maxLength, selector: (one) => one.id });

/** Any portfolio the schema takes, of lists of at most so many entries. */
export const portfolios = (maxEntries = 4): fc.Arbitrary<Portfolio> =>
  fc.record({
    version: fc.constant(1 as const),
    name: anyText,
    headline: anyText,
    about: anyText,
    picture,
    skills: fc.array(anyText, { maxLength: maxEntries }),
    links: listOf(entries.links, maxEntries),
    projects: listOf(entries.projects, maxEntries),
    experience: listOf(entries.experience, maxEntries),
    contact: fc.record({
      email: fc.oneof(fc.constantFrom('', 'asenla@example.org'), anyText),
      phone: anyText,
      place: anyText,
    }),
    theme: fc.constantFrom(...PORTFOLIO_THEMES),
    scheme: fc.constantFrom(...COLOR_SCHEMES),
  });

const places = fc.oneof(fc.nat(6), fc.constantFrom(-1, 60, 1e9));
const lists = fc.constantFrom(...LIST_NAMES);

/** The fields of a form whose entries all have one id. */
const fieldsWith = (entryId: number) =>
  fieldOrder(
    LIST_NAMES.reduce(
      (portfolio, list) => editPortfolio(portfolio, { kind: 'add', list, id: entryId }),
      EMPTY_PORTFOLIO,
    ),
  );
const writes: fc.Arbitrary<Edit> = id
  .chain((entryId) => fc.constantFrom(...fieldsWith(entryId)))
  .chain((field) =>
    (isPictureField(field) ? fc.oneof(pictures, anyText, fc.constant('')) : anyText).map((text) => ({
      kind: 'write',
      field,
      text,
    })),
  );
const inserts = (list: ListName): fc.Arbitrary<Edit> =>
  fc.record({
    kind: fc.constant('insert' as const),
    list: fc.constant(list),
    entry: entries[list],
    to: places,
  });

/** Edits of one field or entry, fitting or not: most edits of a portfolio. */
export const smallEdits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 18, arbitrary: writes },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), list: lists, id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), list: lists, id }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), list: lists, id, to: places }),
  },
  { weight: 1, arbitrary: lists.chain(inserts) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PORTFOLIO_THEMES)
      .map((theme) => ({ kind: 'choose', choice: { theme } }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...COLOR_SCHEMES)
      .map((scheme) => ({ kind: 'choose', choice: { scheme } }) as const),
  },
);

/** The same, and sometimes a replacement of the whole portfolio. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 20, arbitrary: smallEdits },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('replace', 'begin'), portfolios(3))
      .map(([kind, portfolio]): Edit => ({ kind, portfolio })),
  },
);
