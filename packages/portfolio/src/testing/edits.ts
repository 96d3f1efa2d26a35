import fc from 'fast-check';
import { type Edit, type Entry, type EntryField, entryFields, LIST_NAMES, type ListName } from '../edit.ts';
import { COLOR_SCHEMES, PORTFOLIO_THEMES } from '../portfolio.ts';
import { anyText, experiences, links, pictures, portfolios, projects } from './arbitraries.ts';

/** Fields of the portfolio itself that are typed into. */
export const TYPED_FIELDS = ['name', 'headline', 'about'] as const;

const ids = fc.integer({ min: 1, max: 12 });
const places = fc.oneof(fc.nat(6), fc.constantFrom(-1, 60, 1e9));
const lists = fc.constantFrom(...LIST_NAMES);
const pictureTexts = fc.oneof(pictures, anyText, fc.constant(''));

const entries: { readonly [L in ListName]: fc.Arbitrary<Entry> } = {
  links,
  projects,
  experience: experiences,
};

const writeEntry = (list: ListName): fc.Arbitrary<Edit> =>
  fc.constantFrom(...entryFields(list)).chain((field: EntryField) =>
    fc.record({
      kind: fc.constant('writeEntry' as const),
      list: fc.constant(list),
      id: ids,
      field: fc.constant(field),
      text: field === 'picture' ? pictureTexts : anyText,
    }),
  );

/** Edits of one field or entry: what people do most of the time. */
export const smallEdits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      field: fc.constantFrom(...TYPED_FIELDS),
      text: anyText,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      field: fc.constant('picture' as const),
      text: pictureTexts,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('writeContact' as const),
      field: fc.constantFrom('email' as const, 'phone' as const, 'place' as const),
      text: anyText,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('writeSkills' as const), text: anyText }) },
  { weight: 6, arbitrary: lists.chain(writeEntry) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), list: lists, id: ids }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), list: lists, id: ids }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), list: lists, id: ids, to: places }),
  },
  {
    weight: 1,
    arbitrary: lists.chain((list) =>
      fc.record({
        kind: fc.constant('insert' as const),
        list: fc.constant(list),
        entry: entries[list],
        to: places,
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('chooseTheme' as const),
      theme: fc.constantFrom(...PORTFOLIO_THEMES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('chooseScheme' as const),
      scheme: fc.constantFrom(...COLOR_SCHEMES),
    }),
  },
);

/** Everything that can be done to a portfolio, with other work taking its place now and then. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 20, arbitrary: smallEdits },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('replace' as const, 'begin' as const),
      portfolio: portfolios(3),
    }),
  },
);
