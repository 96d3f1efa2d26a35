import { createRecordingListener, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import {
  type ChatFact,
  type ChatPorts,
  createChatMachine,
  type ReplyOutcome,
  toChatView,
} from '../src/index.ts';
import {
  brokenChatInvariants,
  createConnectionFake,
  createPortFakes,
  createTransportFake,
  replyOutcomes,
  SESSION_ID,
  START_AT,
} from '../src/testing/index.ts';

const down: ReplyOutcome = { kind: 'refused', status: 503 };
const broken = new Error('broken');
const never = () => new Promise<never>(() => {});

const createClock = () => {
  const clock = new SimulatedClock();
  const timers = new Set<unknown>();
  const { clearTimeout, setTimeout } = clock;
  clock.setTimeout = (fn, ms) => {
    const fire = () => {
      timers.delete(timer);
      fn();
    };
    const timer = setTimeout.call(clock, fire, ms);
    timers.add(timer);
    return timer;
  };
  clock.clearTimeout = (timer) => {
    timers.delete(timer);
    clearTimeout.call(clock, timer);
  };
  return { clock, timers };
};

const start = (transport: ReturnType<typeof createTransportFake>, ports: Partial<ChatPorts> = {}) => {
  const connection = createConnectionFake();
  const { clock, timers } = createClock();
  const listener = createRecordingListener<ChatFact>();
  const now = () => START_AT + clock.now();
  const machine = createChatMachine({ ...createPortFakes(transport, connection), now, ...ports });
  const actor = startActor(machine, { input: { listener: listener.ref }, clock });
  const isIdle = () => actor.getSnapshot().matches({ exchange: 'idle' });
  return {
    actor,
    clock,
    connection,
    timers,
    facts: listener.received,
    view: () => toChatView(actor.getSnapshot()),
    texts: () => toChatView(actor.getSnapshot()).messages.map(({ text }) => text),
    ask: (text = 'When?') => actor.send({ type: 'chat.ask', text, at: now() }),
    isIdle,
    idle: () => waitFor(actor, isIdle),
    backingOff: () => waitFor(actor, (snapshot) => snapshot.matches({ exchange: { pending: 'backingOff' } })),
  };
};

describe('a running chat', () => {
  it('sends a question four times over six seconds, then answers after Try again', {
    tags: ['CHT-2', 'CHT-4'],
  }, async () => {
    const transport = createTransportFake((_, request) =>
      request <= 4 ? down : { kind: 'answered', response: 'At nine.' },
    );
    const { actor, ask, backingOff, clock, idle, texts, view } = start(transport);
    ask();
    for (const ms of [1000, 2000, 3000]) {
      await backingOff();
      clock.increment(ms);
    }
    await idle();
    expect(texts()[1]).toBe('Sorry, I encountered an error: the server answered 503. Please try again.');
    actor.send({ type: 'chat.retry' });
    await idle();
    expect(texts()).toEqual(['When?', 'At nine.']);
    expect(view().messages[1]?.timestamp).toBe(START_AT + 6000);
    expect(transport.asked).toEqual(Array(5).fill({ message: 'When?', sessionId: SESSION_ID }));
  });

  it('aborts a request that is cleared or withdrawn, and never shows its late answer', {
    tags: ['CHT-6', 'CHT-7'],
  }, async () => {
    const late: ((outcome: ReplyOutcome) => void)[] = [];
    const transport = createTransportFake(() => new Promise((resolve) => late.push(resolve)));
    const { actor, ask, connection, idle, texts, view } = start(transport);
    ask('One');
    actor.send({ type: 'chat.withdraw' });
    ask('Two');
    actor.send({ type: 'chat.clear' });
    expect(transport.signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    expect([view().draft, transport.ended]).toEqual(['One', [SESSION_ID]]);
    await waitFor(actor, (snapshot) => snapshot.matches({ session: 'active' }));
    ask('Three');
    for (const resolve of late)
      resolve({ kind: 'answered', response: late.at(-1) === resolve ? 'On time.' : 'Late.' });
    await idle();
    expect(texts()).toEqual(['Three', 'On time.']);
    expect(connection.watchers).toBe(1);
  });

  it.each<
    [string, (end: { resolve: () => void; reject: (why: Error) => void }, clock: SimulatedClock) => void]
  >([
    ['has answered', ({ resolve }) => resolve()],
    ['has failed', ({ reject }) => reject(broken)],
    ['has not answered for 3000 ms', (_, clock) => clock.increment(3000)],
  ])(
    'a question after a clear is sent once the request to forget %s, not before',
    { tags: ['CHT-6'] },
    async (_, finish) => {
      const transport = createTransportFake();
      let end = { resolve: () => {}, reject: (_why: Error) => {} };
      const { actor, ask, clock, idle, texts } = start(transport, {
        endSession: () =>
          new Promise((resolve, reject) => {
            end = { resolve, reject };
          }),
      });
      ask('Before?');
      await idle();
      actor.send({ type: 'chat.clear' });
      ask('After?');
      clock.increment(2999);
      expect(transport.asked.map(({ message }) => message)).toEqual(['Before?']);
      finish(end, clock);
      await idle();
      expect(transport.asked.map(({ message }) => message)).toEqual(['Before?', 'After?']);
      expect(texts()).toEqual(['After?', 'Yes.']);
    },
  );

  it.each<[string, Partial<ChatPorts>]>([
    ['rejects', { sendMessage: () => Promise.reject(broken) }],
    [
      'throws',
      {
        sendMessage: () => {
          throw broken;
        },
      },
    ],
  ])(
    'a transport that %s leads to an error, and the chat still works',
    { tags: ['CHT-4'] },
    async (_, ports) => {
      const { ask, idle, texts, view } = start(createTransportFake(), ports);
      ask();
      await idle();
      expect(texts()[1]).toBe(
        'Sorry, I encountered an error: something went wrong on this page. Please try again.',
      );
      expect(view().canRetry).toBe(true);
    },
  );

  it('a watch that reports offline and then throws does not block requests', {
    tags: ['CHT-7'],
  }, async () => {
    const { ask, idle, texts } = start(createTransportFake(), {
      watchConnection: (listener) => {
        listener(false);
        throw broken;
      },
    });
    ask();
    await idle();
    expect(texts()).toEqual(['When?', 'Yes.']);
  });

  const moments: Record<string, (chat: ReturnType<typeof start>) => unknown> = {
    idle: () => {},
    open: ({ actor }) => actor.send({ type: 'chat.open' }),
    sending: ({ ask }) => ask(),
    'backing off': ({ ask, backingOff }) => {
      ask('fail');
      return backingOff();
    },
    held: ({ ask, connection }) => {
      connection.go(false);
      ask();
    },
    queued: ({ ask, actor }) => {
      ask();
      actor.send({ type: 'chat.clear' });
      ask();
    },
  };
  it.each(Object.keys(moments))(
    'stopped while %s, it leaves no timer, watch or request',
    { tags: ['CHT-4', 'CHT-7'] },
    async (moment) => {
      const transport = createTransportFake(({ message }) => (message === 'fail' ? down : never()));
      const chat = start(transport, {
        endSession: (_, signal) => {
          transport.signals.push(signal);
          return never();
        },
      });
      await moments[moment]?.(chat);
      const { length } = chat.facts;
      expect([chat.connection.watchers, chat.timers.size]).toEqual([
        1,
        moment === 'backing off' || moment === 'queued' ? 1 : 0,
      ]);
      chat.actor.stop();
      expect([chat.connection.watchers, chat.timers.size, chat.facts.length]).toEqual([0, 0, length]);
      // A finished request is not aborted.
      const open = transport.signals.filter(({ aborted }) => !aborted);
      expect(open.length).toBe(moment === 'backing off' ? 1 : 0);
    },
  );
});

const actions = ['ask', 'clear', 'withdraw', 'retry', 'offline', 'online', 'wait'] as const;
const histories = fc.array(fc.constantFrom('ask', 'ask', 'ask', 'clear', 'wait', ...actions), {
  minLength: 8,
  maxLength: 24,
});

describe('replies in any order', () => {
  it('belong to their questions, and the chat becomes idle', {
    tags: ['CHT-3', 'CHT-4', 'CHT-6', 'CHT-7'],
  }, async () => {
    const counts = { replies: 0, aborted: 0, waited: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        histories,
        fc.infiniteStream(replyOutcomes),
        async (scheduler, history, outcomes) => {
          /** The requests in flight to forget the session, with their send times. */
          const endings = new Set<{ readonly at: number }>();
          const overtaken: number[] = [];
          const transport = createTransportFake(async ({ message }, request) => {
            for (const { at } of endings) if (chat.clock.now() - at < 3000) overtaken.push(at);
            const outcome = outcomes.next().value;
            await scheduler.schedule(Promise.resolve(), `request ${request}`);
            return outcome?.kind === 'answered'
              ? { kind: 'answered', response: `re: ${message}` }
              : (outcome ?? down);
          });
          const chat = start(transport, {
            endSession: async (_, signal) => {
              const ending = { at: chat.clock.now() };
              endings.add(ending);
              await scheduler.schedule(Promise.resolve(), 'ending');
              // An aborted request still reaches the service.
              if (signal.aborted) counts.aborted += 1;
              endings.delete(ending);
            },
          });
          const { actor, clock, connection } = chat;
          actor.subscribe((snapshot) => {
            expect(brokenChatInvariants(snapshot)).toEqual([]);
            if (snapshot.matches({ exchange: { pending: 'queued' } })) counts.waited += 1;
            for (const [index, { isError, sender, text }] of snapshot.context.conversation.messages.entries())
              if (sender === 'bot' && !isError)
                expect(text).toBe(`re: ${snapshot.context.conversation.messages[index - 1]?.text}`);
          });
          let asks = 0;
          const act = {
            // Unique questions, so that a wrong answer is detected.
            ask: () => chat.ask(`question ${++asks}`),
            clear: () => actor.send({ type: 'chat.clear' }),
            withdraw: () => actor.send({ type: 'chat.withdraw' }),
            retry: () => actor.send({ type: 'chat.retry' }),
            offline: () => connection.go(false),
            online: () => connection.go(true),
            wait: () => clock.increment(30_000),
          };
          const acted = scheduler.scheduleSequence(
            history.map((name) => ({ label: name, builder: async () => act[name]() })),
          );
          await scheduler.waitIdle();
          expect((await acted.task).done).toBe(true);
          connection.go(true);
          for (let round = 0; round < 4 && !chat.isIdle(); round += 1) {
            clock.increment(30_000);
            await scheduler.waitIdle();
          }
          expect([chat.isIdle(), chat.timers.size, overtaken]).toEqual([true, 0, []]);
          counts.replies += chat.view().messages.filter(({ sender }) => sender === 'bot').length;
          counts.aborted += transport.signals.filter(({ aborted }) => aborted).length;
          actor.stop();
          expect([chat.timers.size, connection.watchers]).toEqual([0, 0]);
        },
      ),
      runs(100),
    );
    console.log(`chat races: ${JSON.stringify(counts)}`);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(16);
  });
});
