import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatSnapshot, toChatView } from '../src/index.ts';
import {
  brokenChatInvariants,
  type ChatModel,
  chatSteps,
  createChatBench,
  EMPTY_CHAT,
  isPending,
  SESSION_ID,
  stepChatModel,
} from '../src/testing/index.ts';

/** How far the pending question has come, on paper. */
const stageOf = (model: ChatModel) => {
  if (!isPending(model)) return 'idle';
  if (model.isAsking) return 'sending';
  return model.msLeft === undefined ? 'held' : 'waiting';
};

const expectAgreement = (snapshot: ChatSnapshot, model: ChatModel) => {
  const view = toChatView(snapshot);
  const log = view.messages.map(({ isError, sender, text }) => ({ by: isError ? 'error' : sender, text }));
  expect(log).toEqual(model.log);
  expect(view).toMatchObject({
    isOpen: model.isOpen,
    draft: model.draft,
    isPending: isPending(model),
    isTyping: model.isAsking,
    canTakeBack: isPending(model),
    canRetry: model.log.at(-1)?.by === 'error',
    canClear: model.log.length > 0,
    canSend: !isPending(model) && model.draft.trim() !== '' && model.draft.trim().length <= 2000,
  });
  expect(snapshot.value).toMatchObject({
    exchange: stageOf(model),
    session: model.isEnding ? 'ending' : 'kept',
  });
};

describe('a chat through any history', () => {
  it('[CHT-1] [CHT-3] [CHT-4] [CHT-5] [CHT-6] [CHT-7] says, asks, waits and tells what its model on paper does', () => {
    const visited = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(chatSteps, { maxLength: 60, size: 'max' }), (steps) => {
        const bench = createChatBench();
        const { stepper } = bench;
        const given = new Map<string, string>();
        let model = EMPTY_CHAT;
        for (const step of steps) {
          const before = model;
          const { context } = stepper.snapshot;
          bench.take(step);
          model = stepChatModel(model, step);
          expectAgreement(stepper.snapshot, model);
          expect(brokenChatInvariants(stepper.snapshot)).toEqual([]);
          // What runs is what is waited for, and nothing else.
          expect(stepper.inputOf('sendMessage')).toEqual(
            model.isAsking ? { message: model.log.at(-1)?.text, sessionId: SESSION_ID } : undefined,
          );
          expect(stepper.timers.map(({ due }) => due - stepper.now)).toEqual(
            model.msLeft === undefined ? [] : [model.msLeft],
          );
          expect(stepper.inputOf('endSession')).toEqual(
            model.isEnding ? { sessionId: SESSION_ID } : undefined,
          );
          // The button outside knows the same, whenever there was something to know.
          expect(bench.facts.at(-1) ?? { type: 'chat.changed', isOpen: false, unreadCount: 0 }).toEqual({
            type: 'chat.changed',
            isOpen: model.isOpen,
            unreadCount: model.unread,
          });
          // An id is one message for ever, and what did nothing left everything as it was.
          for (const { id, text } of stepper.snapshot.context.conversation.messages) {
            expect(given.get(id) ?? text).toBe(text);
            given.set(id, text);
          }
          if (model === before && step.by !== 'wait') expect(stepper.snapshot.context).toBe(context);
          const way = `${stageOf(before)} ${step.by} ${stageOf(model)}`;
          visited.set(way, (visited.get(way) ?? 0) + 1);
        }
        // From wherever that was, with a network and an answer it comes to rest.
        bench.take({ by: 'network', isOnline: true });
        bench.take({ by: 'wait', ms: 30_000 });
        bench.take({ by: 'reply', outcome: { kind: 'answered', response: 'Yes.' } });
        expect(stepper.snapshot.matches({ exchange: 'idle' })).toBe(true);
        bench.take({ by: 'endSession' });
        expect([stepper.timers, stepper.running]).toEqual([[], ['watchConnection']]);
      }),
      runs(300),
    );
    console.log(
      `chat histories: ${[...visited.values()].reduce((sum, n) => sum + n, 0)} steps, ${visited.size} ways`,
    );
    for (const way of [
      'idle send sending',
      'idle send held',
      'idle ask sending',
      'idle ask held',
      'idle retry sending',
      'idle retry held',
      'idle clear idle',
      'held network sending',
      'held takeBack idle',
      'held clear idle',
      'sending reply idle',
      'sending reply waiting',
      'sending breakReply idle',
      'sending takeBack idle',
      'sending clear idle',
      'sending doubleEnter sending',
      'waiting doubleEnter waiting',
      'held doubleEnter held',
      'waiting wait sending',
      'waiting wait held',
      'waiting wait waiting',
      'waiting takeBack idle',
      'waiting clear idle',
      'waiting network waiting',
    ])
      expect(visited.get(way) ?? 0, way).toBeGreaterThan(2);
  });
});
