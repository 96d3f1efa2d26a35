import type { NoticeEvent } from '@loomwright/kit';
import fc from 'fast-check';
import type { EmbedEvent } from '../embed.machine.ts';
import type { MenusEvent } from '../menus.machine.ts';
import { BACKGROUNDS, EMBEDS, type Preferences, type PreferencesCommand, THEMES } from '../preferences.ts';

/** Every event of the menus. */
export const menusEvents: fc.Arbitrary<MenusEvent> = fc.constantFrom<MenusEvent>(
  { type: 'menu.toggleMobile' },
  { type: 'menu.toggleUser' },
  { type: 'menu.dismiss' },
  { type: 'route.changed' },
  { type: 'session.changed', isSignedIn: true },
  { type: 'session.changed', isSignedIn: false },
);

/** Time that passes, in milliseconds. */
export interface WaitStep {
  readonly type: 'wait';
  readonly ms: number;
}

const waits = (...lengths: readonly number[]): fc.Arbitrary<WaitStep> =>
  fc.constantFrom(...lengths).map((ms) => ({ type: 'wait', ms }));

export type NoticesStep = NoticeEvent | WaitStep;

/** Steps of the notices; the waits are near their 400, 2000 and 3000 ms. */
export const noticesSteps: fc.Arbitrary<NoticesStep> = fc.oneof(
  fc.record({
    type: fc.constantFrom('notice.show' as const, 'notice.announce' as const),
    text: fc.constantFrom('Added.', 'Removed.', '6 products', 'About'),
  }),
  waits(0, 1, 199, 200, 399, 400, 401, 1000, 1600, 1999, 2000, 2001, 2999, 3000, 3001),
);

export type EmbedStep = EmbedEvent | WaitStep;

/** Steps of an embed; the waits are near its 8000 ms. */
export const embedSteps: fc.Arbitrary<EmbedStep> = fc.oneof(
  fc
    .constantFrom(
      'embed.load' as const,
      'embed.retry' as const,
      'frame.loaded' as const,
      'frame.broke' as const,
    )
    .map((type) => ({ type })),
  waits(0, 1, 4000, 7999, 8000, 8001),
);

const choices = {
  theme: fc.constantFrom(...THEMES),
  background: fc.constantFrom(...BACKGROUNDS),
  embeds: fc.constantFrom(...EMBEDS),
};

export const preferences: fc.Arbitrary<Preferences> = fc.record(choices, { noNullPrototype: true });

export const preferencesCommands: fc.Arbitrary<PreferencesCommand> = fc.record({
  kind: fc.constant('choose' as const),
  choice: fc.record(choices, { requiredKeys: [], noNullPrototype: true }),
});

const units = fc.oneof(
  fc.constantFrom(...'{}[]":,.-+eE0123456789tfn\\u '.split('')),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

const oddThemes: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown[]>('Dark', 'dark ', '', null, 0, ['dark'], { theme: 'dark' }, 'constructor'),
);

/** Stored texts that were edited, damaged or written by another version; few of them are still preferences. */
export const mutatedPreferencesTexts: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(preferences, fc.nat(20), fc.nat(5), fc.string({ unit: units, maxLength: 3 }))
    .map(([value, at, cut, insert]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at) + insert + text.slice(at + cut);
    }),
  oddThemes.map((theme) => JSON.stringify({ theme })),
  fc
    .tuple(choices.theme, fc.constantFrom('__proto__', 'constructor', 'extra', 'theme'), oddThemes)
    .map(([theme, field, value]) => `{${JSON.stringify(field)}:${JSON.stringify(value)},"theme":"${theme}"}`),
  fc.json(),
  fc.string({ unit: units, maxLength: 40 }),
);
