// The chat as a real actor: ports that answer when they like, break, or are told to give up.
import { createRecordingListener, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  type ChatFact,
  type ChatPorts,
  createChatMachine,
  type ReplyOutcome,
  toChatView,
} from '../src/index.ts';
import {
  brokenChatInvariants,
  type ChatModel,
  createConnectionFake,
  createTransportFake,
  EMPTY_CHAT,
  isPending,
  replyOutcomes,
  SESSION_ID,
  START_AT,
  stepChatModel,
} from '../src/testing/index.ts';

const down: ReplyOutcome = { kind: 'refused', status: 503 };

/** A clock that can say what it still has to do. */
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

const rest = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const start = (transport: ReturnType<typeof createTransportFake>, ports: Partial<ChatPorts> = {}) => {
  const connection = createConnectionFake();
  const { clock, timers } = createClock();
  const listener = createRecordingListener<ChatFact>();
  const machine = createChatMachine({
    ...transport,
    watchConnection: connection.watchConnection,
    sessionId: SESSION_ID,
    now: () => START_AT + clock.now(),
    ...ports,
  });
  const actor = startActor(machine, { input: { listener: listener.ref }, clock });
  return {
    actor,
    clock,
    connection,
    timers,
    facts: listener.heard,
    view: () => toChatView(actor.getSnapshot()),
    texts: () => toChatView(actor.getSnapshot()).messages.map(({ text }) => text),
    ask: (text = 'When?') => actor.send({ type: 'chat.ask', text }),
    isResting: () => actor.getSnapshot().matches({ exchange: 'idle' }),
  };
};

describe('a chat that runs', () => {
  it('[CHT-4] asks four times over six seconds, then answers after Try again', async () => {
    const transport = createTransportFake((_, request) =>
      request <= 4 ? down : { kind: 'answered', response: 'At nine.' },
    );
    const { actor, ask, clock, texts } = start(transport);
    ask();
    for (const ms of [1000, 2000, 3000]) {
      await rest();
      clock.increment(ms);
    }
    await rest();
    expect(texts()[1]).toBe('Sorry, I encountered an error: the server answered 503. Please try again.');
    actor.send({ type: 'chat.retry' });
    await rest();
    expect([texts(), transport.asked.length]).toEqual([['When?', 'At nine.'], 5]);
    expect(new Set(transport.asked.map(({ message }) => message))).toEqual(new Set(['When?']));
  });

  it('[CHT-6] [CHT-7] gives up a request that is cleared or taken back, and its late answer never shows', async () => {
    const late: ((outcome: ReplyOutcome) => void)[] = [];
    const transport = createTransportFake(() => new Promise((resolve) => late.push(resolve)));
    const { actor, ask, texts, view } = start(transport);
    ask('One');
    actor.send({ type: 'chat.clear' });
    ask('Two');
    actor.send({ type: 'chat.takeBack' });
    expect(transport.signals.map(({ aborted }) => aborted)).toEqual([true, false, true]);
    for (const resolve of late) resolve({ kind: 'answered', response: 'Too late.' });
    await rest();
    expect([texts(), view().draft, transport.ended]).toEqual([[], 'Two', [SESSION_ID]]);
  });

  it('[CHT-6] begins the ending anew when it is cleared during one', async () => {
    const transport = createTransportFake(() => new Promise(() => {}));
    const { actor, ask } = start(transport);
    for (const text of ['One', 'Two']) {
      ask(text);
      actor.send({ type: 'chat.clear' });
    }
    // A request, an ending, a request, an ending.
    expect(transport.signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false]);
    await rest();
    expect(actor.getSnapshot().value).toMatchObject({ session: 'kept' });
  });

  const broken = new Error('broken');
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
  ])('[CHT-4] a transport that %s ends as an error, and the chat goes on', async (_, ports) => {
    const { ask, texts, isResting, view } = start(createTransportFake(), ports);
    ask();
    await rest();
    expect(texts()[1]).toBe(
      'Sorry, I encountered an error: something went wrong on this page. Please try again.',
    );
    expect([isResting(), view().canRetry]).toEqual([true, true]);
  });

  it('[CHT-6] an ending that breaks changes nothing', async () => {
    const { actor, ask, texts } = start(createTransportFake(), { endSession: () => Promise.reject(broken) });
    ask();
    actor.send({ type: 'chat.clear' });
    await rest();
    expect([texts(), actor.getSnapshot().value]).toMatchObject([[], { session: 'kept' }]);
  });

  it('[CHT-7] a watch that says offline and then throws holds nothing back', async () => {
    const { ask, texts } = start(createTransportFake(), {
      watchConnection: (listener) => {
        listener(false);
        throw broken;
      },
    });
    ask();
    await rest();
    expect(texts()).toEqual(['When?', 'Yes.']);
  });

  it('[CHT-4] [CHT-7] stopped at any moment it leaves no timer, no watcher and no request, and tells nothing more', async () => {
    const moments = {
      idle: () => {},
      open: ({ actor }) => actor.send({ type: 'chat.open' }),
      sending: ({ ask }) => ask(),
      waiting: async ({ ask }) => {
        ask('fail');
        await rest();
      },
      held: ({ ask, connection }) => {
        connection.go(false);
        ask();
      },
      ending: ({ ask, actor }) => {
        ask();
        actor.send({ type: 'chat.clear' });
      },
    } satisfies Record<string, (chat: ReturnType<typeof start>) => unknown>;
    for (const [moment, reach] of Object.entries(moments)) {
      const transport = createTransportFake(({ message }) =>
        message === 'fail' ? down : new Promise(() => {}),
      );
      const chat = start(transport, {
        endSession: (_, signal) => {
          transport.signals.push(signal);
          return new Promise(() => {});
        },
      });
      await reach(chat);
      expect([chat.connection.watchers, chat.timers.size], moment).toEqual([1, moment === 'waiting' ? 1 : 0]);
      const told = chat.facts.length;
      chat.actor.stop();
      expect([chat.connection.watchers, chat.timers.size, chat.facts.length], moment).toEqual([0, 0, told]);
      if (moment !== 'waiting')
        expect(
          transport.signals.every(({ aborted }) => aborted),
          moment,
        ).toBe(true);
    }
  });
});

interface Real extends ReturnType<typeof start> {
  /** Requests on their way, the newest last. */
  readonly open: ((outcome: ReplyOutcome) => void)[];
  readonly transport: ReturnType<typeof createTransportFake>;
}

interface Paper {
  model: ChatModel;
}

type Command = fc.AsyncCommand<Paper, Real>;

const visited = new Map<string, number>();

const command = (
  name: string,
  run: (model: ChatModel, real: Real) => ChatModel,
  check: (model: ChatModel) => boolean = () => true,
): Command => ({
  check: ({ model }) => check(model),
  toString: () => name,
  run: async (paper, real) => {
    visited.set(name.split(' ')[0] ?? name, (visited.get(name.split(' ')[0] ?? name) ?? 0) + 1);
    paper.model = run(paper.model, real);
    await rest();
    // Nobody keeps the service from forgetting at once.
    paper.model = stepChatModel(paper.model, { by: 'endSession' });
    const { model } = paper;
    const view = real.view();
    expect(
      view.messages.map(({ isError, sender, text }) => ({ by: isError ? 'error' : sender, text })),
    ).toEqual(model.log);
    expect([view.draft, view.isOpen, view.isTyping, view.isPending]).toEqual([
      model.draft,
      model.isOpen,
      model.isAsking,
      isPending(model),
    ]);
    expect([real.transport.asked.length, real.transport.ended.length]).toEqual([model.sent, model.endings]);
    expect(real.timers.size).toBe(model.msLeft === undefined ? 0 : 1);
    expect(brokenChatInvariants(real.actor.getSnapshot())).toEqual([]);
  },
});

const person = (
  by: 'open' | 'close' | 'send' | 'retry' | 'takeBack' | 'clear',
  check?: (model: ChatModel) => boolean,
) =>
  fc.constant(
    command(
      by,
      (model, { actor }) => {
        actor.send({ type: `chat.${by}` });
        return stepChatModel(model, { by });
      },
      check,
    ),
  );

const commands: fc.Arbitrary<Command>[] = [
  person('open'),
  person('close', ({ isOpen }) => isOpen),
  person('send'),
  person('retry', ({ log }) => log.at(-1)?.by === 'error'),
  person('retry', ({ log }) => log.at(-1)?.by === 'error'),
  person('takeBack', isPending),
  person('clear', ({ log }) => log.length > 0),
  ...(['edit', 'ask'] as const).map((by) =>
    fc.constantFrom('When?', ' Where? ', '').map((text) =>
      command(`${by} "${text}"`, (model, { actor }) => {
        actor.send({ type: `chat.${by}`, text });
        return stepChatModel(model, { by, text });
      }),
    ),
  ),
  ...[replyOutcomes, replyOutcomes, fc.constant<ReplyOutcome>({ kind: 'empty' })].map((outcomes) =>
    outcomes.map((outcome) =>
      command(
        `reply ${JSON.stringify(outcome)}`,
        (model, { open }) => {
          open.at(-1)?.(outcome);
          return stepChatModel(model, { by: 'reply', outcome });
        },
        ({ isAsking }) => isAsking,
      ),
    ),
  ),
  fc.constant(
    command('late', (model, { open }) => {
      // Whatever was asked before and given up comes back now.
      for (const resolve of model.isAsking ? open.slice(0, -1) : open)
        resolve({ kind: 'answered', response: 'Too late.' });
      return model;
    }),
  ),
  fc.boolean().map((isOnline) =>
    command(`network ${isOnline}`, (model, { connection }) => {
      connection.go(isOnline);
      return stepChatModel(model, { by: 'network', isOnline });
    }),
  ),
  fc.constantFrom(500, 1000, 3000, 30_000).map((ms) =>
    command(`wait ${ms}`, (model, { clock }) => {
      clock.increment(ms);
      return stepChatModel(model, { by: 'wait', ms });
    }),
  ),
];

describe('a chat that runs, through any history', () => {
  it('[CHT-2] [CHT-3] [CHT-4] [CHT-5] [CHT-6] [CHT-7] does what its model on paper does, request by request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (history) => {
        await fc.asyncModelRun(() => {
          const open: Real['open'] = [];
          const transport = createTransportFake(() => new Promise((resolve) => open.push(resolve)));
          return { model: { model: EMPTY_CHAT }, real: { ...start(transport), open, transport } };
        }, history);
      }),
      runs(300),
    );
    for (const name of ['send', 'ask', 'reply', 'late', 'retry', 'takeBack', 'clear', 'network', 'wait'])
      expect(visited.get(name) ?? 0, name).toBeGreaterThan(20);
  });
});

const deeds = fc.array(
  fc.constantFrom(
    'ask',
    'ask',
    'ask',
    'clear',
    'takeBack',
    'retry',
    'offline',
    'online',
    'wait',
    'wait',
    'wait',
  ),
  { minLength: 8, maxLength: 24 },
);

describe('replies that come in any order', () => {
  it('[CHT-3] [CHT-4] [CHT-6] [CHT-7] are each the reply to the question before them, none after a clear, and the chat comes to rest', async () => {
    const counts = { replies: 0, abandoned: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds,
        fc.infiniteStream(replyOutcomes),
        async (scheduler, list, outcomes) => {
          let asks = 0;
          const transport = createTransportFake(async ({ message }, request) => {
            const outcome = outcomes.next().value;
            await scheduler.schedule(Promise.resolve(), `request ${request}`);
            return outcome?.kind === 'answered'
              ? { kind: 'answered', response: `re: ${message}` }
              : (outcome ?? down);
          });
          const chat = start(transport, {
            endSession: async () => void (await scheduler.schedule(Promise.resolve(), 'ending')),
          });
          const { actor, clock, connection } = chat;
          actor.subscribe((snapshot) => {
            expect(brokenChatInvariants(snapshot)).toEqual([]);
            for (const [index, { isError, sender, text }] of snapshot.context.conversation.messages.entries())
              if (sender === 'bot' && !isError)
                expect(text).toBe(`re: ${snapshot.context.conversation.messages[index - 1]?.text}`);
          });
          const act = {
            // No two questions alike: an answer in the wrong place is seen.
            ask: () => chat.ask(`question ${++asks}`),
            clear: () => actor.send({ type: 'chat.clear' }),
            takeBack: () => actor.send({ type: 'chat.takeBack' }),
            retry: () => actor.send({ type: 'chat.retry' }),
            offline: () => connection.go(false),
            online: () => connection.go(true),
            wait: () => clock.increment(30_000),
          };
          const acted = scheduler.scheduleSequence(
            list.map((name) => ({ label: name, builder: async () => act[name as keyof typeof act]() })),
          );
          await scheduler.waitIdle();
          expect((await acted.task).done).toBe(true);
          connection.go(true);
          for (let round = 0; round < 4 && !chat.isResting(); round += 1) {
            clock.increment(30_000);
            await scheduler.waitIdle();
            await rest();
          }
          expect([chat.isResting(), chat.timers.size]).toEqual([true, 0]);
          counts.replies += chat.view().messages.filter(({ sender }) => sender === 'bot').length;
          counts.abandoned += transport.signals.filter(({ aborted }) => aborted).length;
          actor.stop();
          expect([chat.timers.size, connection.watchers]).toEqual([0, 0]);
        },
      ),
      runs(300),
    );
    console.log(`chat races: ${JSON.stringify(counts)}`);
    expect(Math.min(counts.replies, counts.abandoned)).toBeGreaterThan(100);
  });
});
