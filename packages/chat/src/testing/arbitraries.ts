import { events, type Generated, oneOf, outcomes, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { MAX_MESSAGE_LENGTH, type ReplyOutcome } from '../transport.ts';
import { transportFaults } from './faults.ts';

const answers = fc.record({
  kind: oneOf('answered'),
  response: weighted([3, fc.string({ minLength: 1 })], [1, oneOf('', ' \n')]),
});
const refusals = fc.record({
  kind: oneOf('refused'),
  status: fc.integer({ min: 300, max: 599 }),
  retryAfterMs: fc.oneof(fc.nat(60_000), oneOf(Number.NaN, -1, 0, 1e12, Number.POSITIVE_INFINITY)),
});
export const replyOutcomes = weighted<ReplyOutcome>(
  [3, oneOf(...transportFaults.map(({ outcome }) => outcome))],
  [4, answers],
  [2, refusals],
);

const text = weighted(
  [6, fc.string({ minLength: 1, maxLength: 12 })],
  [3, oneOf<string>('When are you open?', ' padded ', 'two\nlines')],
  [1, oneOf('', ' ', '\n\t\u00a0')],
  [1, oneOf(0, 1).map((more) => 'x'.repeat(MAX_MESSAGE_LENGTH + more))],
);

const waits = oneOf<number>(0, 1, 999, 1000, 1001, 1999, 2000, 2999, 3000, 3001, 29_999, 30_000, 60_000);

/** Weighted so that a question often uses all four requests. `place` is an index in the log. */
export const chatSteps = events({
  'chat.open': 1,
  'chat.close': 1,
  'chat.edit': [4, { text }],
  'chat.send': 3,
  doubleEnter: 2,
  'chat.ask': [4, { text }],
  'chat.retry': 9,
  'chat.withdraw': 2,
  'chat.clear': 3,
  'chat.rate': [2, { place: fc.nat(5), isHelpful: fc.boolean() }],
  'network.changed': [3, { isOnline: fc.boolean() }],
  'reply.progress': [4, { text: fc.string() }],
  wait: [8, { ms: waits }],
  ...outcomes({ sendMessage: [16, replyOutcomes, 1], endSession: [3, fc.constant(undefined), 2] }),
});
export type ChatStep = Generated<typeof chatSteps>;

const parts = [
  '*|**|***|`|``|[|]|(|)|](|!|\n|\n\n|\r\n| |  |- |\n- |\n1. |\n2. |\n* |\\|<b>|&amp;|_|#|2*3',
  '[Hours](/contact#hours)|[x](https://example.com/?q=1)|[m](mailto:a@example.com)|[t](tel:+123)',
  '[j](javascript:alert(1))|[r](//evil.example)|[r](/\\evil.example)|[u](https://a@evil.example)',
  '**strong**|*em*|`code`|***both***',
].flatMap((line) => line.split('|'));
const tables = oneOf(
  '\n| Plan | **Price** |\n|---|:-:|\n| One | [x](/faq) |\n| Two |\n',
  '\n|a|b|\n',
  '|-|-|\n',
);

const pieces = weighted<string>(
  [6, oneOf(...parts)],
  [2, fc.string({ unit: 'grapheme', maxLength: 6 })],
  [2, tables],
  [1, oneOf('word', 'Ünïcode', '漢字', '2023')],
);

export const replyTexts = fc.array(pieces, { maxLength: 36 }).map((chosen) => chosen.join(''));
