import { createRecordingListener } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyActorLogic, assign, createActor, fromCallback, setup } from 'xstate';
import { createLateLogic } from '../src/late-logic.ts';

type Count = { readonly type: 'count'; readonly by: number };

const createCounter = () =>
  setup({
    types: {
      context: {} as { total: number; seen: readonly number[]; started: number },
      events: {} as Count | { type: 'late' },
      input: {} as { start: number },
    },
    actors: {
      child: fromCallback(({ sendBack }) => sendBack({ type: 'late' })),
    },
  }).createMachine({
    context: ({ input }) => ({ total: input.start, seen: [], started: 0 }),
    invoke: { src: 'child' },
    on: {
      count: {
        actions: assign(({ context, event }) => ({
          total: context.total + event.by,
          seen: [...context.seen, event.by],
        })),
      },
      late: { actions: assign({ started: ({ context }) => context.started + 1 }) },
    },
  });

/** Code that arrives when the test says so. */
const createCode = (logic: AnyActorLogic, isThere = false) => {
  const waiting = new Set<(loaded: AnyActorLogic) => void>();
  let [hasArrived, requests] = [isThere, 0];
  return {
    code: {
      request: () => {
        requests += 1;
      },
      whenLoaded: (use: (loaded: AnyActorLogic) => void) => {
        if (hasArrived) use(logic);
        else waiting.add(use);
        return () => waiting.delete(use);
      },
    },
    arrive: () => {
      hasArrived = true;
      for (const use of waiting) use(logic);
      waiting.clear();
    },
    waitingCount: () => waiting.size,
    requestCount: () => requests,
  };
};

test('[CRT-3] [AUT-1] an actor whose code arrives late ends as if it had been there, whenever that is', () => {
  const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(numbers, fc.nat(12), fc.boolean(), (steps, place, isThere) => {
      const counter = createCounter();
      const { code, arrive } = createCode(counter, isThere);
      const late = createActor(createLateLogic<typeof counter>(code), { input: { start: 7 } }).start();
      const early = createActor(counter, { input: { start: 7 } }).start();
      for (const [index, by] of steps.entries()) {
        if (index === place) arrive();
        late.send({ type: 'count', by });
        early.send({ type: 'count', by });
        if (index >= place || isThere)
          expect(late.getSnapshot().context).toEqual(early.getSnapshot().context);
      }
      arrive();
      expect(late.getSnapshot().context).toEqual(early.getSnapshot().context);
      expect(late.getSnapshot().context.started).toBe(1);
    }),
  );
});

test('[CRT-3] until then it has the given context and is loading, and every event requests the code', () => {
  const counter = createCounter();
  const { code, arrive, requestCount } = createCode(counter);
  const actor = createActor(createLateLogic<typeof counter>(code, { total: 0 }), {
    input: { start: 1 },
  }).start();
  const shown: number[] = [];
  actor.subscribe(({ context }) => shown.push(context.total));
  expect(actor.getSnapshot().context.total).toBe(0);
  expect(actor.getSnapshot().matches('loading' as never)).toBe(true);
  expect(actor.getSnapshot().matches('anything' as never)).toBe(false);
  expect(actor.getSnapshot().hasTag('loading' as never)).toBe(false);
  expect(actor.getSnapshot().status).toBe('active');
  expect(actor.getPersistedSnapshot()).toBe(actor.getSnapshot());
  expect(actor.getSnapshot().can({ type: 'count', by: 1 })).toBe(false);
  expect(requestCount()).toBe(0);
  actor.send({ type: 'count', by: 2 });
  actor.send({ type: 'count', by: 3 });
  expect(requestCount()).toBe(2);
  expect(actor.getSnapshot().context.total).toBe(0);
  arrive();
  expect(actor.getSnapshot().context).toMatchObject({ total: 6, seen: [2, 3] });
  expect(shown.at(-1)).toBe(6);
});

test('[CRT-3] stopped before its code arrives, it forgets what waited and starts nothing', () => {
  const counter = createCounter();
  const { code, arrive, waitingCount } = createCode(counter);
  const actor = createActor(createLateLogic<typeof counter>(code), { input: { start: 0 } }).start();
  actor.send({ type: 'count', by: 1 });
  actor.stop();
  expect(waitingCount()).toBe(0);
  arrive();
  expect(actor.getSnapshot().status).toBe('stopped');
});

test('[THM-1] logic that is no machine starts when it arrives, and receives what waited', () => {
  const { received, ref } = createRecordingListener<Count>();
  const logic = fromCallback<Count, { readonly to: typeof ref }>(({ input, receive }) => {
    receive((event) => input.to.send(event));
  });
  const { code, arrive } = createCode(logic);
  const actor = createActor(createLateLogic<typeof logic>(code), { input: { to: ref } }).start();
  actor.send({ type: 'count', by: 1 });
  arrive();
  actor.send({ type: 'count', by: 2 });
  expect(received).toEqual([
    { type: 'count', by: 1 },
    { type: 'count', by: 2 },
  ]);
});

test('[STO-3] a machine that breaks as it begins ends the actor with its error', () => {
  const broken = setup({}).createMachine({
    context: () => {
      throw new Error('broken from the beginning');
    },
  });
  const { code, arrive } = createCode(broken);
  const errors: unknown[] = [];
  const actor = createActor(createLateLogic<typeof broken>(code));
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: 'anything' });
  arrive();
  expect(errors).toEqual([new Error('broken from the beginning')]);
});
