import { always, oneOf, runs, temporal, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatSnapshot, readSourcedReply, toChatView } from '../src/index.ts';
import {
  brokenChatInvariants,
  type ChatModel,
  type ChatStep,
  chatSteps,
  createChatBench,
  EMPTY_CHAT,
  isPending,
  stepChatModel,
} from '../src/testing/index.ts';

// The `scenes` are histories that random steps rarely produce.
const ask: ChatStep = { type: 'chat.ask', text: 'When are you open?' };
const unreachable: ChatStep = { type: 'done.sendMessage', output: { kind: 'unreachable' } };
const scenes = oneOf<readonly ChatStep[]>(
  [ask, { type: 'chat.clear' }, ask],
  [ask, { type: 'chat.clear' }, ask],
  [ask, { type: 'chat.clear' }, { type: 'chat.edit', text: 'And on Sunday?' }],
  [ask, { type: 'error.sendMessage' }],
  [ask, unreachable],
  [ask, { type: 'error.sendMessage' }, { type: 'network.changed', isOnline: false }],
  [ask, unreachable, { type: 'network.changed', isOnline: false }],
  [
    ask,
    { type: 'done.sendMessage', output: { kind: 'answered', response: 'Until five.' } },
    ...[true, false, false].map((isHelpful): ChatStep => ({ type: 'chat.rate', place: 1, isHelpful })),
  ],
);
const histories = fc
  .array(weighted<readonly ChatStep[]>([8, chatSteps.map((step) => [step])], [1, scenes]), {
    maxLength: 60,
    size: 'max',
  })
  .map((parts) => parts.flat());

const stageOf = (model: ChatModel) => {
  if (!isPending(model)) return 'idle';
  if (model.isAsking) return 'sending';
  if (model.msLeft !== undefined) return 'backingOff';
  return model.isOnline ? 'queued' : 'held';
};

const expectAgreement = (snapshot: ChatSnapshot, model: ChatModel) => {
  const view = toChatView(snapshot);
  const partial = readSourcedReply(model.partial);
  expect(view.partialReply).toEqual(partial.blocks.length > 0 ? partial : undefined);
  const log = view.messages.map(({ isError, isHelpful, sender, text }) => ({
    by: isError ? 'error' : sender,
    text,
    isHelpful,
  }));
  expect(log).toEqual(model.log);
  const stage = stageOf(model);
  expect(view).toMatchObject({
    isOpen: model.isOpen,
    draft: model.draft,
    isPending: isPending(model),
    isTyping: stage === 'sending' || stage === 'queued',
    canWithdraw: isPending(model),
    canRetry: model.log.at(-1)?.by === 'error',
    canClear: model.log.length > 0,
    canSend: !isPending(model) && model.draft.trim() !== '' && model.draft.trim().length <= 2000,
  });
  expect(snapshot.value).toMatchObject({
    exchange: stage === 'idle' ? 'idle' : { pending: stage },
    session: model.isEnding
      ? { ending: model.forgetMsLeft === undefined ? 'timedOut' : 'blocking' }
      : 'active',
  });
};

const brokenFacts = temporal<string>({
  'each fact differs from the previous one': always((fact, before) => fact !== before),
});

describe('a chat after any steps', () => {
  it('shows, sends, waits and notifies like its model', {
    tags: ['CHT-1', 'CHT-3', 'CHT-4', 'CHT-5', 'CHT-6', 'CHT-7'],
  }, () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(histories, (steps) => {
        const bench = createChatBench();
        const { stepper } = bench;
        const textById = new Map<string, string>();
        let model = EMPTY_CHAT;
        for (const step of steps) {
          const before = model;
          const { context } = stepper.snapshot;
          bench.take(step);
          model = stepChatModel(model, step);
          expectAgreement(stepper.snapshot, model);
          expect(brokenChatInvariants(stepper.snapshot)).toEqual([]);
          // Only the expected actors run, and every request was sent once.
          expect(stepper.inputOf('sendMessage')).toEqual(
            model.isAsking ? { message: model.log.at(-1)?.text, listener: expect.anything() } : undefined,
          );
          expect(stepper.running.includes('endSession')).toBe(model.isEnding);
          expect([
            bench.requests.filter((name) => name === 'sendMessage').length,
            bench.requests.filter((name) => name === 'endSession').length,
          ]).toEqual([model.sent, model.endings]);
          expect(stepper.timers.map(({ due }) => due - stepper.now)).toEqual(
            [model.msLeft, model.forgetMsLeft].filter((ms) => ms !== undefined),
          );
          expect(bench.facts().at(-1)).toEqual({
            type: 'chat.changed',
            isOpen: model.isOpen,
            unreadCount: model.unread,
          });
          // An id always belongs to the same message, and a step without effect keeps the state.
          for (const { id, text } of stepper.snapshot.context.conversation.messages) {
            expect(textById.get(id) ?? text).toBe(text);
            textById.set(id, text);
          }
          if (model === before) {
            expect(stepper.snapshot.context).toEqual(context);
            expect(stepper.snapshot.context.conversation).toBe(context.conversation);
          }
          visited.add(`${stageOf(before)} ${step.type} ${stageOf(model)}`);
        }
        expect(brokenFacts(bench.facts().map((fact) => JSON.stringify(fact)))).toEqual([]);
        // Once online and answered, the chat becomes idle.
        const yes = { kind: 'answered', response: 'Yes.' } as const;
        bench.take({ type: 'network.changed', isOnline: true }, { type: 'wait', ms: 30_000 });
        bench.take({ type: 'done.sendMessage', output: yes }, { type: 'done.endSession', output: undefined });
        expect(stepper.snapshot.matches({ exchange: 'idle' })).toBe(true);
        expect([stepper.timers, stepper.running]).toEqual([[], ['watchConnection']]);
      }),
      runs(100),
    );
    const ways = [
      'idle chat.send sending|idle chat.send held|idle chat.send queued|idle chat.ask sending',
      'idle chat.ask held|idle chat.ask queued|idle chat.retry sending|idle chat.retry held',
      'idle chat.clear idle|queued done.endSession sending|queued wait sending',
      'queued error.endSession sending|queued network.changed held|queued chat.withdraw idle',
      'queued chat.clear idle|queued doubleEnter queued|held network.changed sending',
      'held network.changed queued|held chat.withdraw idle|held chat.clear idle|held doubleEnter held',
      'sending done.sendMessage idle|sending done.sendMessage backingOff|sending error.sendMessage idle',
      'sending chat.withdraw idle|sending chat.clear idle|sending doubleEnter sending',
      'backingOff wait sending|backingOff wait held|backingOff wait backingOff',
      'backingOff chat.withdraw idle|backingOff chat.clear idle|backingOff doubleEnter backingOff',
      'backingOff network.changed backingOff|idle chat.rate idle|sending chat.rate sending',
    ].flatMap((line) => line.split('|'));
    expect(ways.filter((way) => !visited.has(way))).toEqual([]);
  });
});
