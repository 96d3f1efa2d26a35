import type { NoticeEvent } from '@loomwright/kit';
import fc from 'fast-check';
import type { EmbedEvent } from '../embed.machine.ts';
import type { MenusEvent } from '../menus.machine.ts';
import {
  BACKGROUNDS,
  EMBEDS,
  type Preferences,
  type PreferencesCommand,
  SEARCH_KEYS,
  THEMES,
} from '../preferences.ts';
import { NO_SEARCHES, type Searches, searchesReducer } from '../search/searches.ts';

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

/** The host of an embed answers, or cannot be reached, or asking it broke. */
export interface ProbeStep {
  readonly type: 'probe';
  readonly outcome: 'reached' | 'missed' | 'broken';
}

export type EmbedStep = EmbedEvent | ProbeStep | WaitStep;

/** Steps of an embed; the waits are near its 8000 ms. */
export const embedSteps: fc.Arbitrary<EmbedStep> = fc.oneof(
  fc.constantFrom('embed.load' as const, 'embed.retry' as const).map((type) => ({ type })),
  fc
    .constantFrom('reached' as const, 'reached' as const, 'missed' as const, 'broken' as const)
    .map((outcome) => ({ type: 'probe' as const, outcome })),
  fc.constantFrom('frame.loaded' as const, 'frame.reported' as const).map((type) => ({ type })),
  waits(0, 1, 4000, 7999, 8000, 8001),
);

const choices = {
  theme: fc.constantFrom(...THEMES),
  background: fc.constantFrom(...BACKGROUNDS),
  embeds: fc.constantFrom(...EMBEDS),
  searchKey: fc.constantFrom(...SEARCH_KEYS),
};

export const preferences: fc.Arbitrary<Preferences> = fc.record(choices, {
  requiredKeys: ['theme', 'background', 'embeds'],
  noNullPrototype: true,
});

export const preferencesCommands: fc.Arbitrary<PreferencesCommand> = fc.record({
  kind: fc.constant('choose' as const),
  choice: fc.record(choices, { requiredKeys: [], noNullPrototype: true }),
});

/** Lists of recent searches as the site stores them. */
export const searchesValues: fc.Arbitrary<Searches> = fc
  .array(fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.constantFrom('faq', 'Demo')), {
    maxLength: 20,
  })
  .map((texts) =>
    texts.reduce((list: Searches, text) => searchesReducer(list, { kind: 'add', text }), NO_SEARCHES),
  );
