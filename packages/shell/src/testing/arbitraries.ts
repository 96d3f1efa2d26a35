import fc from 'fast-check';
import type { EmbedEvent } from '../embed.machine.ts';
import type { MenusEvent } from '../menus.machine.ts';
import type { NoticesEvent } from '../notices.machine.ts';
import { BACKGROUNDS, EMBEDS, type Preferences, type PreferencesCommand, THEMES } from '../preferences.ts';

/** Everything that opens and closes menus. */
export const menusEvents: fc.Arbitrary<MenusEvent> = fc
  .constantFrom(
    'menu.toggleMobile' as const,
    'menu.toggleUser' as const,
    'menu.dismiss' as const,
    'route.changed' as const,
    'session.ended' as const,
  )
  .map((type) => ({ type }));

/** Where a page can be scrolled to: the thresholds and their neighbours often, pulled past the top, in fractions. */
export const scrollPositions: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 19, 20, 20.5, 21, 299, 300, 300.5, 301, -30),
  fc.integer({ min: 0, max: 400 }),
  fc.double({ min: -200, max: 100_000, noNaN: true }),
);

/** One step of the notices' history: something to say, or time going by in milliseconds. */
export type NoticesStep = NoticesEvent | { readonly type: 'wait'; readonly ms: number };

const words = fc.constantFrom('Added.', 'Removed.', '6 products', 'About');

/** Steps of the notices; the waits lie around their 400, 2000 and 3000 ms. */
export const noticesSteps: fc.Arbitrary<NoticesStep> = fc.oneof(
  fc.record({ type: fc.constantFrom('notice.show' as const, 'notice.announce' as const), text: words }),
  fc.record({
    type: fc.constant('wait' as const),
    ms: fc.constantFrom(0, 1, 199, 200, 399, 400, 401, 1000, 1600, 1999, 2000, 2001, 2999, 3000, 3001),
  }),
);

/** One step of an embed's history: something that happens to it, or time going by in milliseconds. */
export type EmbedStep = EmbedEvent | { readonly type: 'wait'; readonly ms: number };

/** Steps of an embed; the waits lie around its 8000 ms. */
export const embedSteps: fc.Arbitrary<EmbedStep> = fc.oneof(
  fc
    .constantFrom(
      'embed.load' as const,
      'embed.retry' as const,
      'frame.loaded' as const,
      'frame.broke' as const,
    )
    .map((type) => ({ type })),
  fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(0, 1, 4000, 7999, 8000, 8001) }),
);

export const themes = fc.constantFrom(...THEMES);

/** Preferences people can have. */
export const preferences: fc.Arbitrary<Preferences> = fc.record(
  { theme: themes, background: fc.constantFrom(...BACKGROUNDS), embeds: fc.constantFrom(...EMBEDS) },
  { noNullPrototype: true },
);

/** Everything that can be asked of preferences. */
export const preferencesCommands: fc.Arbitrary<PreferencesCommand> = fc.record({
  kind: fc.constant('choose' as const),
  choice: fc.oneof(
    themes.map((theme) => ({ theme })),
    fc.constantFrom(...BACKGROUNDS).map((background) => ({ background })),
    fc.constantFrom(...EMBEDS).map((embeds) => ({ embeds })),
    preferences,
  ),
});

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const jsonUnit = fc.constantFrom(...'{}[]":,.-+eE0123456789tfn\\u '.split(''));

const oddThemes: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown[]>('Dark', 'dark ', '', null, 0, ['dark'], { theme: 'dark' }, 'constructor'),
);

/** Stored preferences a person, an older version or a broken disk has been at; few of them are still preferences. */
export const mutatedPreferencesTexts: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(preferences, fc.nat(20), fc.nat(5), fc.string({ unit: fc.oneof(jsonUnit, anyUnit), maxLength: 3 }))
    .map(([value, at, cut, insert]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at) + insert + text.slice(at + cut);
    }),
  oddThemes.map((theme) => JSON.stringify({ theme })),
  fc
    .tuple(themes, fc.constantFrom('__proto__', 'constructor', 'extra', 'theme'), oddThemes)
    .map(([theme, field, value]) => `{${JSON.stringify(field)}:${JSON.stringify(value)},"theme":"${theme}"}`),
  fc.json(),
  fc.string({ unit: fc.oneof(jsonUnit, anyUnit), maxLength: 40 }),
);
