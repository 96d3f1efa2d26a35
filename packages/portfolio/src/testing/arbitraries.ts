import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import {
  COLOR_SCHEMES,
  type Contact,
  type Experience,
  type Link,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
  type Project,
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

/** Anything a person, a paste or a foreign file can put into a field: words, markup, controls, half characters, walls. */
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
  // Seldom: each is thousands of characters, and ten thousand portfolios have hundreds of thousands of texts.
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

/** Data addresses of pictures as the reader of pictures makes them (what they show is not looked at). */
export const pictures: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('webp', 'jpeg', 'png'),
    fc.base64String({ minLength: 4, maxLength: 60 }).filter((text) => text !== ''),
  )
  .map(([type, data]) => `data:image/${type};base64,${data}`);

const noneOr = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: texts });

// Ids stay with their entries wherever these are moved, so they come in any order.
const listOf = <T extends { readonly id: number }>(entry: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(entry, { maxLength, selector: ({ id }) => id });

const id = fc.integer({ min: 1, max: 60 });

export const links: fc.Arbitrary<Link> = fc.record({ id, label: anyText, address: anyAddress });

export const projects: fc.Arbitrary<Project> = fc.record({
  id,
  title: anyText,
  text: anyText,
  address: anyAddress,
  picture: noneOr(pictures),
  pictureText: anyText,
});

export const experiences: fc.Arbitrary<Experience> = fc.record({
  id,
  role: anyText,
  organisation: anyText,
  period: anyText,
  text: anyText,
});

const contacts: fc.Arbitrary<Contact> = fc.record({
  email: fc.oneof(fc.constantFrom('', 'asenla@example.org'), anyText),
  phone: anyText,
  place: anyText,
});

/** Any portfolio the schema takes, of lists of at most so many entries. */
export const portfolios = (maxEntries = 4): fc.Arbitrary<Portfolio> =>
  fc.record({
    version: fc.constant(1 as const),
    name: anyText,
    headline: anyText,
    about: anyText,
    picture: noneOr(pictures),
    skills: fc.array(anyText, { maxLength: maxEntries }),
    links: listOf(links, maxEntries),
    projects: listOf(projects, maxEntries),
    experience: listOf(experiences, maxEntries),
    contact: contacts,
    theme: fc.constantFrom(...PORTFOLIO_THEMES),
    scheme: fc.constantFrom(...COLOR_SCHEMES),
  });
