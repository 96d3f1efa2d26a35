import fc from 'fast-check';
import { MAX_MESSAGE_LENGTH, type ReplyOutcome } from '../transport.ts';
import { transportFaults } from './faults.ts';

/** A step without data; `endSession` and `breakEndSession` are how the request to forget the session ends. */
type PlainStep =
  | 'open'
  | 'close'
  | 'send'
  | 'doubleEnter'
  | 'retry'
  | 'withdraw'
  | 'clear'
  | 'breakReply'
  | 'breakWatch'
  | 'endSession'
  | 'breakEndSession';

/** One step of a chat's history: an action of the user, or an event of the network, the service or the clock. */
export type ChatStep =
  | { readonly by: PlainStep }
  | { readonly by: 'edit' | 'ask'; readonly text: string }
  | { readonly by: 'network'; readonly isOnline: boolean }
  | { readonly by: 'reply'; readonly outcome: ReplyOutcome }
  /** The text so far of the reply on its way. */
  | { readonly by: 'part'; readonly text: string }
  /** Rates the message at a place of the log. */
  | { readonly by: 'rate'; readonly place: number; readonly isHelpful: boolean }
  | { readonly by: 'wait'; readonly ms: number };

/** Every outcome of a transport, those of the catalogued faults often. */
export const replyOutcomes: fc.Arbitrary<ReplyOutcome> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...transportFaults.map(({ outcome }) => outcome)) },
  {
    weight: 4,
    arbitrary: fc
      .oneof({ weight: 3, arbitrary: fc.string({ minLength: 1 }) }, fc.constantFrom('', ' \n'))
      .map((response) => ({ kind: 'answered', response }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refused' as const),
      status: fc.integer({ min: 300, max: 599 }),
      retryAfterMs: fc.oneof(
        fc.nat(60_000),
        fc.constantFrom(Number.NaN, -1, 0, 1e12, Number.POSITIVE_INFINITY),
      ),
    }),
  },
);

/** Texts of the input box: questions, blank ones, and ones about as long as the limit. */
const drafts: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom('When are you open?', ' padded ', 'two\nlines') },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\n\t\u00a0') },
  { weight: 1, arbitrary: fc.constantFrom(0, 1).map((more) => 'x'.repeat(MAX_MESSAGE_LENGTH + more)) },
);

const plain = (weight: number, ...names: readonly PlainStep[]) => ({
  weight,
  arbitrary: fc.constantFrom(...names).map((by): ChatStep => ({ by })),
});

/** All steps in any order, weighted so that a question often uses up its four requests. */
export const chatSteps: fc.Arbitrary<ChatStep> = fc.oneof(
  { weight: 4, arbitrary: drafts.map((text): ChatStep => ({ by: 'edit', text })) },
  { weight: 4, arbitrary: drafts.map((text): ChatStep => ({ by: 'ask', text })) },
  plain(5, 'send', 'doubleEnter'),
  plain(2, 'open', 'close'),
  plain(9, 'retry'),
  plain(2, 'withdraw'),
  plain(3, 'clear'),
  { weight: 16, arbitrary: replyOutcomes.map((outcome): ChatStep => ({ by: 'reply', outcome })) },
  { weight: 4, arbitrary: fc.string().map((text): ChatStep => ({ by: 'part', text })) },
  plain(3, 'endSession'),
  plain(2, 'breakReply', 'breakEndSession'),
  plain(1, 'breakWatch'),
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('rate' as const), place: fc.nat(5), isHelpful: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.boolean().map((isOnline): ChatStep => ({ by: 'network', isOnline })) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(0, 1, 999, 1000, 1001, 1999, 2000, 2999, 3000, 3001, 29_999, 30_000, 60_000)
      .map((ms): ChatStep => ({ by: 'wait', ms })),
  },
);
