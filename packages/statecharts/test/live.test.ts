import { hostileStrings } from '@loomwright/kit/testing';
import { runs, startActor } from '@loomwright/machine-testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import {
  actorOf,
  createLiveMachine,
  createRecorder,
  type LiveRecord,
  MAX_RECORDS,
  redactEvent,
  toLiveView,
  toSequence,
  toTrace,
} from '../src/lab/index.ts';

type Ping = { readonly type: 'ping'; readonly count: number; readonly secret: string };

const pong = setup({ types: { events: {} as Ping } }).createMachine({
  id: 'pong',
  initial: 'waiting',
  states: { waiting: { on: { ping: 'hit' } }, hit: {} },
});

const table = setup({
  types: { events: {} as Ping },
  actors: { pong },
  actions: { pass: sendTo('player', ({ event }) => event) },
}).createMachine({
  id: 'table',
  invoke: { id: 'player', src: 'pong' },
  on: { ping: { actions: 'pass' } },
});

const canary = 'correct horse battery';

describe('a recorder', () => {
  it('reports each event, its sender and its effect, in the order of the actors', {
    tags: ['LAB-2'],
  }, () => {
    const records: LiveRecord[] = [];
    let now = 100;
    const record = createRecorder({
      shown: { ping: ['count'] },
      now: () => now,
      report: (one) => records.push(one),
    });
    const actor = createActor(table).start();
    record.introduce(actor);
    actor.system.inspect(record.inspect);
    now = 350;
    actor.send({ type: 'ping', count: 3, secret: canary });
    actor.send({ type: 'ping', count: 4, secret: canary });
    records.sort((one, other) => one.number - other.number);
    expect(records.splice(0, 2)).toMatchObject([
      { at: 0, name: 'table', event: { type: '(begin)' }, active: [], taken: [] },
      { at: 0, name: 'player', machine: 'pong', event: { type: '(begin)' }, active: ['waiting'] },
    ]);
    expect(
      records.map(({ at, event, from, machine, name, taken }) => ({ at, event, from, machine, name, taken })),
    ).toEqual([
      {
        at: 250,
        name: 'table',
        machine: 'table',
        from: undefined,
        event: { type: 'ping', parts: { count: 3 }, hiddenCount: 1 },
        taken: ['table||ping|0'],
      },
      {
        at: 250,
        name: 'player',
        machine: 'pong',
        from: 'table',
        event: { type: 'ping', parts: { count: 3 }, hiddenCount: 1 },
        taken: ['pong|waiting|ping|0'],
      },
      {
        at: 250,
        name: 'table',
        machine: 'table',
        from: undefined,
        event: { type: 'ping', parts: { count: 4 }, hiddenCount: 1 },
        taken: ['table||ping|0'],
      },
      {
        at: 250,
        name: 'player',
        machine: 'pong',
        from: 'table',
        event: { type: 'ping', parts: { count: 4 }, hiddenCount: 1 },
        taken: [],
      },
    ]);
    expect(records.map(({ active }) => active)).toEqual([[], ['hit'], [], ['hit']]);
    expect(records.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
    expect(JSON.stringify(records)).not.toContain(canary);
  });
});

describe('the visible part of an event', () => {
  it('is its type and the listed plain fields, whatever else it contains', {
    tags: ['LAB-2', 'STO-5'],
  }, () => {
    const value = fc.oneof(fc.constantFrom(...hostileStrings), fc.anything(), fc.string());
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), value, (event, listed) => {
        const shown = redactEvent({ ...event, listed, type: 'go' }, { go: ['listed', 'type', '__proto__'] });
        expect(Object.keys(shown.parts).filter((name) => name !== 'listed' && name !== '__proto__')).toEqual(
          [],
        );
        for (const part of Object.values(shown.parts))
          expect(part === null || ['string', 'number', 'boolean'].includes(typeof part)).toBe(true);
        expect(redactEvent({ ...event, type: 'other' }, { go: ['listed'] }).parts).toEqual({});
      }),
      runs(100),
    );
    expect(redactEvent({ type: 'constructor', name: canary }, {})).toEqual({
      type: 'constructor',
      parts: {},
      hiddenCount: 1,
    });
    expect(redactEvent({ type: 'go', text: 'x'.repeat(61) }, { go: ['text'] }).parts).toEqual({});
  });
});

const recordOf = (
  number: number,
  name: string,
  type: string,
  active: readonly string[] = [],
): LiveRecord => ({
  number,
  at: number * 10,
  actor: `x:${name}`,
  name,
  machine: name,
  event: { type, parts: { id: number }, hiddenCount: 1 },
  active,
  taken: active.map((path) => `${name}|${path}|${type}|0`),
});

describe('the live machine', () => {
  const begin = () =>
    createStepper(
      createLiveMachine({
        follow: () => () => {},
        findTabs: async () => [],
        openInspector: () => undefined,
      }),
    );

  it('records from start to pause, and keeps its records', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    const view = () => toLiveView(stepper.snapshot);
    stepper.send({ type: 'live.recorded', records: [recordOf(1, 'cart', 'go')] });
    expect(view()).toMatchObject({ isRecording: false, count: 0 });
    stepper.send({ type: 'live.start' });
    expect(stepper.running).toEqual(['follow']);
    stepper.send({
      type: 'live.recorded',
      records: [recordOf(1, 'cart', 'go', ['ready']), recordOf(2, 'session', 'come')],
    });
    stepper.send({ type: 'live.pause' });
    expect(stepper.running).toEqual([]);
    expect(view()).toMatchObject({
      isRecording: false,
      count: 2,
      isNewest: true,
      actors: [{ name: 'cart', active: ['ready'] }, { name: 'session' }],
      rows: [
        { number: 2, to: 'session', type: 'come', hasEffect: false, isSelected: true },
        { number: 1, atText: '0.010 s', to: 'cart', partsText: 'id 1, 1 hidden', hasEffect: true },
      ],
    });
    expect(JSON.parse(toTrace(stepper.snapshot))).toMatchObject({
      version: 1,
      records: [{ number: 1 }, { number: 2 }],
    });
    stepper.send({ type: 'live.clear' });
    expect(view()).toMatchObject({ count: 0, rows: [], actors: [] });
  });

  it('returns to any moment, and filters by actor, machine and event', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    const view = () => toLiveView(stepper.snapshot);
    stepper.send({ type: 'live.start' });
    stepper.send({
      type: 'live.recorded',
      records: [
        recordOf(1, 'cart', 'go', ['a']),
        recordOf(2, 'cart', 'go', ['b']),
        recordOf(3, 'chat', 'stop'),
      ],
    });
    stepper.send({ type: 'live.select', place: 1 });
    expect(view()).toMatchObject({ isNewest: false, actors: [{ name: 'cart', active: ['a'] }] });
    stepper.send({ type: 'live.recorded', records: [recordOf(4, 'cart', 'go', ['c'])] });
    expect(view().actors.map(({ active }) => active)).toEqual([['a']]);
    stepper.send({ type: 'live.select', place: 99 });
    expect(view()).toMatchObject({ isNewest: true, actors: [{ active: ['c'] }, { name: 'chat' }] });
    for (const [text, numbers] of [
      ['CHAT', [3]],
      [' go ', [4, 2, 1]],
      ['nothing', []],
    ] as const) {
      stepper.send({ type: 'live.filter', text });
      expect(view().rows.map(({ number }) => number)).toEqual(numbers);
    }
  });

  it('distinguishes ended actors from running ones', {
    tags: ['LAB-2'],
  }, () => {
    const stepper = begin();
    stepper.send({ type: 'live.start' });
    stepper.send({
      type: 'live.recorded',
      records: [
        recordOf(1, 'cart', 'go', ['a']),
        recordOf(2, 'chat', 'go', ['b']),
        recordOf(3, 'chat', 'xstate.stop', ['b']),
      ].map((record) => ({ ...record, machine: 'one' })),
    });
    const isOver = () => toLiveView(stepper.snapshot).actors.map((actor) => [actor.name, actor.isOver]);
    const lit = () => actorOf(toLiveView(stepper.snapshot), 'one')?.name;
    expect(isOver()).toEqual([
      ['cart', false],
      ['chat', true],
    ]);
    expect(lit()).toBe('cart');
    stepper.send({ type: 'live.select', place: 2 });
    expect(lit()).toBe('chat');
    expect(actorOf(toLiveView(stepper.snapshot), 'two')).toBeUndefined();
  });

  it('keeps the newest records up to the limit, and shows some of them at first', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    stepper.send({ type: 'live.start' });
    const many = Array.from({ length: MAX_RECORDS + 500 }, (_, index) => recordOf(index + 1, 'cart', 'go'));
    stepper.send({ type: 'live.recorded', records: many });
    const view = toLiveView(stepper.snapshot);
    expect(view.count).toBe(MAX_RECORDS);
    expect(view.rows.length).toBe(40);
    expect(view.rows[0]?.number).toBe(MAX_RECORDS + 500);
    expect(view.moreCount).toBe(MAX_RECORDS - 40);
    stepper.fail('follow', new Error('broken'));
    const paused = toLiveView(stepper.snapshot);
    expect([paused.isRecording, paused.rows.length, paused.moreCount]).toEqual([
      false,
      200,
      MAX_RECORDS - 200,
    ]);
  });

  it('continues counting for the same tab, and restarts for another', {
    tags: ['LAB-2'],
  }, () => {
    const stepper = begin();
    const view = () => toLiveView(stepper.snapshot);
    const record = (...numbers: readonly number[]) =>
      stepper.send({
        type: 'live.recorded',
        records: numbers.map((number) => recordOf(number, 'cart', 'go')),
      });
    stepper.send({ type: 'live.start' });
    record(1, 2, 3);
    stepper.send({ type: 'live.pause' });
    stepper.send({ type: 'live.start' });
    record(1, 2);
    expect(view().rows.map(({ atText, number }) => [number, atText])).toEqual([
      [5, '0.050 s'],
      [4, '0.040 s'],
      [3, '0.030 s'],
      [2, '0.020 s'],
      [1, '0.010 s'],
    ]);
    const tab = { id: 'b', title: 'Products' };
    stepper.send({ type: 'live.start', tab });
    expect(view()).toMatchObject({ isRecording: true, sourceTitle: 'Products', count: 0 });
    record(1);
    stepper.send({ type: 'live.ended' });
    expect(view()).toMatchObject({ isRecording: false, isEnded: true, sourceTitle: 'Products', count: 1 });
    stepper.send({ type: 'live.resume' });
    expect(view()).toMatchObject({ isRecording: false, count: 1 });
    stepper.send({ type: 'live.start', tab });
    expect(view()).toMatchObject({ isRecording: true, isEnded: false, sourceTitle: 'Products', count: 0 });
    stepper.send({ type: 'live.start' });
    expect(view()).toMatchObject({ isRecording: true, sourceTitle: undefined, count: 0 });
  });

  it('resumes the paused tab without duplicates', {
    tags: ['LAB-2'],
  }, () => {
    const stepper = begin();
    const numbers = () =>
      toLiveView(stepper.snapshot)
        .rows.map(({ number }) => number)
        .reverse();
    const record = (...all: readonly number[]) =>
      stepper.send({ type: 'live.recorded', records: all.map((number) => recordOf(number, 'cart', 'go')) });
    stepper.send({ type: 'live.resume' });
    record(1, 2);
    stepper.send({ type: 'live.pause' });
    stepper.send({ type: 'live.resume' });
    record(1);
    expect(numbers()).toEqual([1, 2, 3]);
    stepper.send({ type: 'live.filter', text: 'cart' });
    const tab = { id: 'b', title: 'Products' };
    for (const again of [{ type: 'live.start', tab }, { type: 'live.resume' }] as const) {
      stepper.send({ type: 'live.start', tab });
      record(1, 2);
      stepper.send({ type: 'live.pause' });
      expect(numbers()).toEqual([1, 2]);
      stepper.send(again);
      record(1, 2, 3);
      expect(numbers()).toEqual([1, 2, 3]);
      expect(toLiveView(stepper.snapshot)).toMatchObject({
        isRecording: true,
        sourceTitle: 'Products',
        filter: 'cart',
      });
    }
    stepper.send({ type: 'live.start' });
    expect(toLiveView(stepper.snapshot)).toMatchObject({ sourceTitle: undefined, count: 0, filter: 'cart' });
  });

  it('finds other tabs, or none if that fails', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    const view = () => toLiveView(stepper.snapshot);
    const tabs = [{ id: 'b', title: 'Products' }];
    expect(view()).toMatchObject({ tabs: undefined, isFinding: false });
    stepper.send({ type: 'live.findTabs' });
    expect(view().isFinding).toBe(true);
    stepper.settle('findTabs', tabs);
    expect(view()).toMatchObject({ tabs, isFinding: false });
    stepper.send({ type: 'live.findTabs' });
    stepper.fail('findTabs', new Error('closed'));
    expect(view()).toMatchObject({ tabs: [], isFinding: false });
  });

  it('sends the inspector everything once it is ready, and then each new record', { tags: ['LAB-3'] }, () => {
    const sent: (readonly number[])[] = [];
    let isOpen = false;
    let ready = () => {};
    const actor = startActor(
      createLiveMachine({
        follow: () => () => {},
        findTabs: async () => [],
        openInspector: (onReady) => {
          isOpen = true;
          ready = onReady;
          return {
            send: (records) => sent.push(records.map(({ number }) => number)),
            close: () => {
              isOpen = false;
            },
          };
        },
      }),
    );
    const view = () => toLiveView(actor.getSnapshot());
    const record = (number: number) =>
      actor.send({ type: 'live.recorded', records: [recordOf(number, 'cart', 'go')] });
    actor.send({ type: 'live.start' });
    record(1);
    expect(isOpen).toBe(false);
    actor.send({ type: 'live.inspect' });
    expect(isOpen).toBe(true);
    expect(view().inspectorText).toMatch(/load/);
    record(2);
    expect(sent).toEqual([]);
    ready();
    record(3);
    ready();
    expect(sent).toEqual([[1, 2], [3], [1, 2, 3]]);
    expect(view().inspectorText).toMatch(/receives/);
    actor.send({ type: 'live.inspect' });
    expect(isOpen).toBe(true);
    expect(view().inspectorText).toMatch(/load/);
    actor.stop();
    expect(isOpen).toBe(false);
  });

  it('reports that no window was opened, and tries again', { tags: ['LAB-3'] }, () => {
    const actor = startActor(
      createLiveMachine({
        follow: () => () => {},
        findTabs: async () => [],
        openInspector: () => undefined,
      }),
    );
    for (let count = 0; count < 2; count += 1) {
      actor.send({ type: 'live.inspect' });
      expect(toLiveView(actor.getSnapshot()).inspectorText).toMatch(/pop-ups/);
    }
    const stepper = begin();
    stepper.send({ type: 'live.inspect' });
    stepper.fail('inspector', new Error('blocked'));
    expect(toLiveView(stepper.snapshot).inspectorText).toMatch(/pop-ups/);
  });

  it('names XState’s own events as charts do', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    stepper.send({ type: 'live.start' });
    const names = [
      ['xstate.after.retryMs.chat.waiting', 'after retryMs'],
      ['xstate.after.500.chat.waiting', 'after 500'],
      ['xstate.done.actor.load', 'done load'],
      ['xstate.error.actor.load', 'error load'],
      ['xstate.done.state.chat.panel', 'done chat.panel'],
      ['xstate.snapshot.child', 'snapshot child'],
      ['xstate.init', '(init)'],
      ['cart.xstate.init', 'cart.xstate.init'],
    ] as const;
    stepper.send({
      type: 'live.recorded',
      records: names.map(([type], index) => recordOf(index + 1, 'chat', type)),
    });
    expect(toSequence(stepper.snapshot).messages.map(({ type }) => type)).toEqual(
      names.map(([, text]) => text),
    );
    expect(toLiveView(stepper.snapshot).rows.at(-1)?.type).toBe('after retryMs');
  });

  it('draws the newest messages between actors, oldest first', { tags: ['LAB-2'] }, () => {
    const stepper = begin();
    stepper.send({ type: 'live.start' });
    const fromCart = (number: number, name: string) => ({ ...recordOf(number, name, 'go'), from: 'cart' });
    stepper.send({
      type: 'live.recorded',
      records: [
        recordOf(1, 'cart', '(begin)'),
        recordOf(2, 'cart', 'go', ['a']),
        fromCart(3, 'chat'),
        fromCart(4, 'cart'),
      ],
    });
    stepper.send({ type: 'live.show', shape: 'sequence' });
    expect(toLiveView(stepper.snapshot).shape).toBe('sequence');
    expect(toSequence(stepper.snapshot)).toEqual({
      actors: ['outside', 'cart', 'chat'],
      messages: [
        { number: 2, type: 'go', from: 0, to: 1, hasEffect: true, isSelected: false },
        { number: 3, type: 'go', from: 1, to: 2, hasEffect: false, isSelected: false },
        { number: 4, type: 'go', from: 1, to: 1, hasEffect: false, isSelected: true },
      ],
      moreCount: 0,
    });
    const many = Array.from({ length: 100 }, (_, index) => recordOf(index + 5, 'cart', 'go'));
    stepper.send({ type: 'live.recorded', records: many });
    expect(toSequence(stepper.snapshot)).toMatchObject({ actors: ['outside', 'cart'], moreCount: 43 });
    expect(toSequence(stepper.snapshot).messages.length).toBe(60);
  });
});
