import fc from 'fast-check';
import { MAX_MESSAGE_LENGTH, type ReplyOutcome } from '../transport.ts';
import { transportFaults } from './faults.ts';

/** What a person does, and what a port does, that needs no more words; `endSession` ends either way. */
type PlainStep =
  | 'open'
  | 'close'
  | 'send'
  | 'doubleEnter'
  | 'retry'
  | 'takeBack'
  | 'clear'
  | 'breakReply'
  | 'endSession'
  | 'breakEndSession';

/** One step of a chat's history: what a person does, what the network, the service or the clock does. */
export type ChatStep =
  | { readonly by: PlainStep }
  | { readonly by: 'edit' | 'ask'; readonly text: string }
  | { readonly by: 'network'; readonly isOnline: boolean }
  | { readonly by: 'reply'; readonly outcome: ReplyOutcome }
  | { readonly by: 'wait'; readonly ms: number };

/** Everything a transport can come to, the outcomes of the catalogued faults among it. */
export const replyOutcomes: fc.Arbitrary<ReplyOutcome> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...transportFaults.map(({ outcome }) => outcome)) },
  {
    weight: 3,
    arbitrary: fc.string({ minLength: 1 }).map((response) => ({ kind: 'answered', response }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' \n').map((response) => ({ kind: 'answered', response }) as const),
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

/** What a person may type: questions, nothing, white space, too much. */
export const drafts: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom('When are you open?', ' padded ', 'two\nlines') },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\n\t\u00a0') },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(MAX_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH + 1)
      .map((length) => 'x'.repeat(length)),
  },
);

const plain = (...names: readonly PlainStep[]): fc.Arbitrary<ChatStep> =>
  fc.constantFrom(...names).map((by) => ({ by }));

/** Any of it in any order, the long way to a last failure often. */
export const chatSteps: fc.Arbitrary<ChatStep> = fc.oneof(
  { weight: 4, arbitrary: drafts.map((text): ChatStep => ({ by: 'edit', text })) },
  { weight: 4, arbitrary: drafts.map((text): ChatStep => ({ by: 'ask', text })) },
  { weight: 5, arbitrary: plain('send', 'doubleEnter') },
  { weight: 3, arbitrary: plain('open', 'close') },
  { weight: 6, arbitrary: plain('retry') },
  { weight: 2, arbitrary: plain('takeBack') },
  { weight: 1, arbitrary: plain('clear') },
  { weight: 12, arbitrary: replyOutcomes.map((outcome): ChatStep => ({ by: 'reply', outcome })) },
  { weight: 2, arbitrary: plain('breakReply', 'endSession', 'breakEndSession') },
  { weight: 3, arbitrary: fc.boolean().map((isOnline): ChatStep => ({ by: 'network', isOnline })) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(0, 1, 999, 1000, 1001, 1999, 2000, 2999, 3000, 3001, 29_999, 30_000, 60_000)
      .map((ms): ChatStep => ({ by: 'wait', ms })),
  },
);
