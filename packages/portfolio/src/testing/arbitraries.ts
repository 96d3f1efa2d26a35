import { hostileStrings } from '@loomwright/kit/testing';
import { commands, oneOf, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { type Edit, editPortfolio } from '../edit.ts';
import { fieldOrder, isPictureField, LIST_NAMES } from '../fields.ts';
import {
  COLOR_SCHEMES,
  EMPTY_PORTFOLIO,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
} from '../portfolio.ts';

const shortOnes = hostileStrings.filter((text) => text.length < 300);
const words = [
  ...['I built a booking page for a small museum.', 'Plain writing', 'since 2021', 'التصميم والبرمجة'],
  ...['Erste Zeile\nzweite Zeile', 'One paragraph.\n\nAnd another one.\n \t \nA third.'],
];
const units = fc.oneof(
  fc.integer({ min: 0, max: 0x9f }),
  fc.integer({ min: 0xd7f0, max: 0xe010 }),
  fc.nat(0xffff),
);

/** Text as typed, pasted or imported: words, markup, control characters, lone surrogates, very long text. */
export const anyText = weighted<string>(
  [300, oneOf('', ...words)],
  [600, fc.constantFrom(...shortOnes)],
  [200, fc.string({ unit: 'binary', maxLength: 40 })],
  [200, fc.array(units, { maxLength: 30 }).map((codes) => String.fromCharCode(...codes))],
  // Rare, because some are thousands of characters long.
  [5, fc.constantFrom(...hostileStrings)],
  [1, fc.constant('mountain '.repeat(3000).slice(0, MAX_TEXT_LENGTH))],
);

export const goodAddresses = fc.oneof(
  oneOf<string>(
    'https://example.org',
    'https://code.example.org/asenla?tab=all&sort=1#top',
    'HTTPS://Example.org:8443/A%20B',
    'mailto:asenla@example.org',
  ),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);

export const anyAddress = weighted([3, goodAddresses], [1, fc.constant('')], [3, anyText]);

/** Well-formed data URLs; the image data is arbitrary. */
export const pictures = fc
  .tuple(oneOf('webp', 'jpeg', 'png'), fc.base64String({ minLength: 4, maxLength: 60 }))
  .map(([type, data]): string => `data:image/${type};base64,${data}`);

const picture = weighted([2, fc.constant('')], [1, pictures]);

// Few ids, so that edits often hit existing entries.
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
const theme = oneOf(...PORTFOLIO_THEMES);
const scheme = oneOf(...COLOR_SCHEMES);
const listOf = <T extends { readonly id: number }>(entry: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(entry, { maxLength, selector: (one) => one.id });

/** Portfolios that the schema accepts, with at most `maxEntries` per list. */
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
      email: fc.oneof(oneOf('', 'asenla@example.org'), anyText),
      phone: anyText,
      place: anyText,
    }),
    theme,
    scheme,
  });

const to = fc.oneof(fc.nat(6), oneOf(-1, 60, 1e9));
const list = oneOf(...LIST_NAMES);

const fieldsWith = (entryId: number) => {
  const adds = LIST_NAMES.map((name): Edit => ({ kind: 'add', list: name, id: entryId }));
  return fieldOrder(adds.reduce(editPortfolio, EMPTY_PORTFOLIO));
};
const anyPicture = fc.oneof(pictures, anyText, fc.constant(''));
const writes: fc.Arbitrary<Edit> = id
  .chain((entryId) => fc.constantFrom(...fieldsWith(entryId)))
  .chain((field) =>
    commands({ write: [1, { field: oneOf(field), text: isPictureField(field) ? anyPicture : anyText }] }),
  );
const inserts: fc.Arbitrary<Edit> = list.chain((name) =>
  commands({ insert: [1, { list: oneOf(name), entry: entries[name], to }] }),
);

const others = commands({
  add: [6, { list, id }],
  remove: [3, { list, id }],
  move: [4, { list, id, to }],
  choose: [2, { choice: fc.oneof(fc.record({ theme }), fc.record({ scheme })) }],
});

/** Edits of one field or entry, applicable or not. */
export const smallEdits = weighted<Edit>([18, writes], [15, others], [1, inserts]);

/** `smallEdits`, and sometimes a replacement of the whole portfolio. */
export const edits = weighted<Edit>(
  [20, smallEdits],
  [1, commands({ replace: [1, { portfolio: portfolios(3) }], begin: [1, { portfolio: portfolios(3) }] })],
);
