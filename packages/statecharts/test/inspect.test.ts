import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, SimulatedClock, sendTo, setup } from 'xstate';
import { createBacklog } from '../src/inspect/backlog.ts';
import { createLabInspector, type LabInspectorOptions } from '../src/inspect/index.ts';
import { FIRST_LINK, type Link, type LinkEvent, nextLink, waitMs } from '../src/inspect/link.ts';
import { type LiveRecord, readTabMessage, type TabMessage, writeTabMessage } from '../src/lab/index.ts';
import { replayTrace } from '../src/replay/replay.ts';

type SocketType = NonNullable<LabInspectorOptions['WebSocket']>;
type Listener = (event: { readonly data: string }) => void;

const createSockets = () => {
  const sent: string[] = [];
  const made: { onopen?: Listener; onmessage?: Listener; onclose?: Listener; bufferedAmount: number }[] = [];
  let closings = 0;
  const type = function make() {
    const one = { bufferedAmount: 0, send: (text: string) => sent.push(text), close: () => (closings += 1) };
    made.push(one);
    return one;
  } as unknown as SocketType;
  const nothing = { data: '' };
  return {
    type,
    sent,
    made,
    closings: () => closings,
    attach: (count = 0) => {
      made.at(-1)?.onopen?.(nothing);
      const message: TabMessage = { kind: 'resume', tabId: 'any', count };
      made.at(-1)?.onmessage?.({ data: JSON.stringify(writeTabMessage(message)) });
    },
    drop: () => made.at(-1)?.onclose?.(nothing),
    messages: () =>
      sent.map((text) => {
        const message = readTabMessage(JSON.parse(text));
        if (!message) throw new Error(`not a message: ${text}`);
        return message;
      }),
  };
};

const begin = (options: Partial<LabInspectorOptions> = {}) => {
  const sockets = createSockets();
  const clock = new SimulatedClock();
  const url = 'ws://127.0.0.1/attach';
  const inspector = createLabInspector({
    url,
    WebSocket: sockets.type,
    clock,
    random: () => 0.5,
    ...options,
  });
  const records = () =>
    sockets.messages().flatMap((message) => (message.kind === 'records' ? message.records : []));
  const inspect = inspector.inspect ?? expect.fail('it is off');
  return { ...inspector, ...sockets, inspect, clock, records };
};

const canary = 'correct horse battery';

interface Order {
  readonly type: 'order';
  readonly count: number;
  readonly shown: string;
  readonly secret: unknown;
}

interface Scope {
  readonly event: Order;
}

const shop = setup({
  types: { context: {} as { readonly orders: readonly unknown[] }, events: {} as Order },
  actors: {
    pay: fromPromise<unknown, unknown>(async ({ input }) => {
      if (JSON.stringify(input)?.length % 2 === 0) throw new Error(canary);
      return { receipt: canary };
    }),
    clerk: setup({}).createMachine({ id: 'clerk', context: { note: canary }, on: { order: {} } }),
  },
  actions: {
    add: assign({ orders: ({ context }, order: unknown) => [...context.orders, order] }),
    pass: sendTo('clerk', ({ event }) => event as never),
  },
}).createMachine({
  id: 'shop',
  context: { orders: [canary] },
  invoke: { id: 'clerk', src: 'clerk' },
  initial: 'open',
  states: {
    open: {
      on: {
        order: { target: 'paying', actions: [{ type: 'add', params: ({ event }: Scope) => event }, 'pass'] },
      },
    },
    paying: {
      invoke: { id: 'pay', src: 'pay', input: ({ event }: Scope) => event, onDone: 'open', onError: 'open' },
      on: { order: { actions: 'pass' } },
    },
  },
});

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

describe('what an app sends', { tags: ['LAB-5'] }, () => {
  it('contains the listed fields of payloads only, and nothing of a context', {
    tags: ['STO-5'],
  }, async () => {
    const payload = fc.oneof(
      fc.constant(canary),
      fc
        .oneof(fc.anything(), fc.constantFrom(...hostileStrings))
        .map((value) => ({ [canary]: value, nested: { list: [canary, value] } })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(99), payload), { maxLength: 5 }), async (orders) => {
        const { attach, clock, inspect, records, sent, stop } = begin({
          show: { order: ['count', 'shown'] },
        });
        const actor = createActor(shop, { inspect }).start();
        attach();
        for (const [count, secret] of orders) {
          actor.send({ type: 'order', count, shown: `listed ${count}`, secret });
          await null;
          await null;
        }
        clock.increment(100);
        stop();
        expect(sent.join('\n')).not.toContain(canary);
        const told = records().filter(({ event, name }) => event.type === 'order' && name === 'shop');
        expect(told.map(({ event }) => event.parts)).toEqual(
          orders.map(([count]) => ({ count, shown: `listed ${count}` })),
        );
        actor.stop();
      }),
      runs(40),
    );
  });

  it('is sent every tenth of a second, once the lab has answered', () => {
    const { attach, clock, inspect, messages, records, sent } = begin({ name: 'a shop' });
    const actor = createActor(lamp, { inspect }).start();
    clock.increment(1000);
    expect(sent).toEqual([]);
    attach();
    expect(messages()).toMatchObject([
      { kind: 'attach', tab: { title: 'a shop' } },
      { kind: 'records', count: 1 },
    ]);
    for (let count = 0; count < 5; count += 1) actor.send({ type: 'press' });
    clock.increment(99);
    expect(records().length).toBe(1);
    clock.increment(1);
    expect(messages().at(-1)).toMatchObject({ kind: 'records', count: 6 });
    clock.increment(10_000);
    expect(sent.length).toBe(3);
  });

  it('begins with the running actors and their children', () => {
    const actor = createActor(shop).start();
    const { attach, clock, records } = begin({ actors: [actor] });
    attach();
    actor.send({ type: 'order', count: 1, shown: '', secret: '' });
    clock.increment(100);
    const told = records().map(({ event, name }) => `${name} ${event.type}`);
    expect(told.slice(0, 2)).toEqual(['shop (begin)', 'clerk (begin)']);
    expect(told).toContain('shop order');
    actor.stop();
  });

  it('stays small during a flood of events, and reports how many are left out', () => {
    const { attach, clock, inspect, made, messages, records, sent } = begin();
    const actor = createActor(lamp, { inspect }).start();
    const flood = (count: number) => {
      for (let index = 0; index < count; index += 1) actor.send({ type: 'press' });
    };
    flood(4_999);
    attach();
    expect(sent.length).toBeLessThanOrEqual(1 + 8);
    clock.increment(100);
    expect(records().length).toBe(2001);
    expect(messages().at(-1)).toMatchObject({ count: 5000 });
    // Nothing is sent to a socket whose buffer is full.
    const [socket] = made;
    const before = sent.length;
    if (socket) socket.bufferedAmount = 2_000_000;
    for (let count = 0; count < 5; count += 1) {
      flood(600);
      clock.increment(100);
    }
    expect(sent.length).toBe(before);
    if (socket) socket.bufferedAmount = 0;
    clock.increment(200);
    expect(records().length).toBe(2001 + 2001);
    expect(messages().at(-1)).toMatchObject({ count: 8000 });
    expect(Math.max(...sent.map((text) => text.length))).toBeLessThan(70_000);
    for (const part of [records().slice(1, 2001), records().slice(2001, 4001)])
      expect(replayTrace({ version: 1, records: part }, [lamp])).toMatchObject({
        replay: { records: 2000, disagreements: [] },
      });
  });
});

describe('the backlog of an app while the lab is away', () => {
  const record = fc.record({
    actor: fc.integer({ min: 0, max: 300 }).map((index) => `x:${index}`),
    length: fc.constantFrom(1, 1, 400, 2_700, 9_000),
    isEnd: fc.integer({ min: 0, max: 9 }).map((index) => index === 0),
    isRead: fc.integer({ min: 0, max: 99 }).map((index) => index === 0),
  });

  it('is bounded; it counts dropped records and keeps the last state of each actor', {
    tags: ['LAB-5'],
  }, () => {
    let losses = 0;
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 3000, size: 'max' }), (all) => {
        const backlog = createBacklog();
        const last = new Map<string, string>();
        let read = 0;
        const look = (from: number) => {
          const records: LiveRecord[] = [];
          let [next, lost] = [from, 0];
          while (next < backlog.count()) {
            const piece = backlog.since(next, 50_000, false);
            expect(piece.next).toBeGreaterThan(next);
            records.push(...piece.texts.map((text) => JSON.parse(text) as LiveRecord));
            [next, lost] = [piece.next, lost + piece.lost];
          }
          expect(records.length + lost).toBe(backlog.count() - from);
          losses += lost;
          return records;
        };
        for (const [index, { actor, isEnd, isRead, length }] of all.entries()) {
          const active = [
            `${index} `.padEnd(Math.min(length, 450), 'x'),
            ...Array(length > 450 ? length / 450 : 0).fill('y'.repeat(450)),
          ];
          const type = isEnd ? 'xstate.stop' : 'go';
          const event = { type, parts: {}, hiddenCount: 0 };
          backlog.push({ number: index + 1, at: index, actor, name: 'a', event, active, taken: ['t'] });
          if (length < 9_000) last.set(actor, isEnd ? '' : (active[0] ?? ''));
          if (isRead) {
            look(read);
            read = backlog.count();
          }
        }
        const records = look(0);
        expect(records.length).toBeLessThanOrEqual(2100);
        expect(JSON.stringify(records).length).toBeLessThan(1_010_000);
        const numbers = records.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        for (const { event, taken } of records) if (event.type === '(begin)') expect(taken).toEqual([]);
        const told = new Map(records.map(({ active, actor }) => [actor, active[0]]));
        const ends = new Map(records.map(({ actor, event }) => [actor, event.type]));
        for (const [actor, state] of last) if (state === '') expect(ends.get(actor)).not.toBe('(begin)');
        const running = [...last].filter(([, state]) => state !== '');
        const unknown = running.filter(([actor, state]) => told.get(actor) !== state);
        // Of more than 100 silent actors, those silent longest are forgotten.
        expect(unknown.length).toBeLessThanOrEqual(Math.max(running.length - 100, 0));
      }),
      runs(12),
    );
    expect(losses).toBeGreaterThan(300);
  });
});

describe('the connection of an app', { tags: ['LAB-5'] }, () => {
  it('is retried with growing back-off of at most half a minute', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(random, fc.nat(60), (chance, more) => {
        const waits = Array.from({ length: more + 1 }, (_, index) => waitMs(index + 1, chance));
        expect(waits[0]).toBeGreaterThanOrEqual(250);
        expect(waits[0]).toBeLessThanOrEqual(500);
        for (const [index, wait] of waits.entries()) {
          expect(wait).toBeGreaterThanOrEqual(waits[index - 1] ?? 0);
          expect(wait).toBeLessThanOrEqual(30_000);
        }
        if (more > 10) expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
      }),
      runs(100),
    );
    const { attach, clock, drop, made } = begin({ random: () => 1 });
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = made.length;
      drop();
      drop();
      clock.increment(wait - 1);
      expect(made.length).toBe(before);
      clock.increment(1);
      expect(made.length).toBe(before + 1);
    }
    attach();
    drop();
    clock.increment(500);
    expect(made.length).toBe(10);
  });

  it('stays closed after stop, whatever happens next', () => {
    const events: readonly LinkEvent[] = ['due', 'answered', 'closed', 'stop'];
    const walk = (history: readonly LinkEvent[]) => history.reduce<Link>(nextLink, FIRST_LINK);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        const link = walk(history);
        if (history.includes('stop')) expect(link.state).toBe('stopped');
        if (link.state === 'attached') expect(link.failures).toBe(0);
        for (const event of events)
          if (nextLink(link, event).state === link.state) expect(nextLink(link, event)).toBe(link);
      }),
      runs(100),
    );
    const { attach, clock, closings, drop, inspect, made, messages, stop } = begin();
    const actor = createActor(lamp, { inspect }).start();
    attach();
    actor.send({ type: 'press' });
    stop();
    stop();
    expect(messages().map(({ kind }) => kind)).toEqual(['attach', 'records', 'records', 'ended']);
    expect(closings()).toBe(1);
    actor.send({ type: 'press' });
    drop();
    clock.increment(100_000);
    expect([made.length, messages().length]).toEqual([1, 4]);
  });

  it('resends what the lab has not received, and everything to an empty lab', () => {
    const { attach, clock, drop, inspect, messages, records } = begin();
    const actor = createActor(lamp, { inspect }).start();
    for (let count = 0; count < 9; count += 1) actor.send({ type: 'press' });
    attach();
    for (const has of [7, 0, 99]) {
      drop();
      clock.increment(30_000);
      const before = records().length;
      attach(has);
      expect(records().length - before).toBe(Math.max(10 - has, 0));
      expect(
        messages()
          .filter(({ kind }) => kind === 'records')
          .at(-1),
      ).toMatchObject({ count: 10 });
    }
  });

  it('never throws into the app, whatever the socket, answer or event', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fail = () => {
      throw new Error('broken');
    };
    const broken: readonly object[] = [
      {},
      { send: fail, close: fail, bufferedAmount: 0 },
      {
        send: () => {},
        close: fail,
        get bufferedAmount() {
          return fail();
        },
      },
      Object.freeze({ bufferedAmount: 0 }),
    ];
    for (const one of [...broken, undefined]) {
      const clock = new SimulatedClock();
      const made: Partial<
        Record<'onopen' | 'onmessage' | 'onclose' | 'onerror', (event: unknown) => void>
      >[] = [];
      const type = function make() {
        if (!one) return fail();
        const socket = Object.isFrozen(one)
          ? one
          : Object.defineProperties({}, Object.getOwnPropertyDescriptors(one));
        made.push(socket);
        return socket;
      } as unknown as SocketType;
      const { inspect, stop } = createLabInspector({ url: 'ws://x', WebSocket: type, clock });
      const actor = createActor(lamp, { ...(inspect && { inspect }) }).start();
      const answers = [
        '',
        '{',
        'null',
        '{"kind":"resume"}',
        '{"kind":"resume","count":-1}',
        '{"kind":"resume","count":1e999}',
      ];
      for (const data of [...answers, '{"kind":"resume","count":0}', undefined, new ArrayBuffer(3)]) {
        made.at(-1)?.onopen?.({});
        made.at(-1)?.onmessage?.({ data });
        made.at(-1)?.onerror?.(new Error('broken'));
        actor.send(new Proxy({ type: 'press' }, { ownKeys: fail }));
        actor.send({
          type: 'press',
          get secret() {
            return fail();
          },
        } as never);
        actor.send({ type: 'x'.repeat(1000) } as never);
        clock.increment(1000);
        made.at(-1)?.onclose?.({});
        clock.increment(30_000);
      }
      expect(actor.getSnapshot().status).toBe('active');
      stop();
    }
    vi.restoreAllMocks();
  });
});

describe('a disabled inspector', () => {
  it('passes no inspect callback to XState, and opens no socket', { tags: ['LAB-5'] }, () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { made, type } = createSockets();
    const url = 'ws://127.0.0.1/attach';
    const off: readonly LabInspectorOptions[] = [
      { url: undefined, WebSocket: type },
      { url: '', WebSocket: type },
      { url, enabled: false, WebSocket: type },
    ];
    const all = off.map(createLabInspector);
    expect(all.map(({ inspect }) => inspect)).toEqual([undefined, undefined, undefined]);
    expect(new Set(all).size).toBe(1);
    for (const { stop } of all) stop();
    expect([made.length, warn.mock.calls.length]).toEqual([0, 0]);
    vi.stubGlobal('WebSocket', undefined);
    expect(createLabInspector({ url }).inspect).toBeUndefined();
    expect(warn.mock.calls.flat().join()).toMatch(/option WebSocket/);
    vi.stubGlobal('WebSocket', type);
    expect(createLabInspector({ url, clock: new SimulatedClock() }).inspect).toBeDefined();
    expect(made.length).toBe(1);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
