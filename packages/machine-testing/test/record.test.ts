import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMachine, type InspectionEvent } from 'xstate';
import {
  beginRecord,
  beginTestRecord,
  recordedTransitions,
  resetRecord,
  startActor,
  transitionKeys,
  transitionsOfTest,
  walkedInTest,
} from '../src/index.ts';

const child = createMachine({ id: 'inner', initial: 'a', states: { a: { always: 'b' }, b: {} } });

const parent = createMachine({
  id: 'outer',
  initial: 'idle',
  invoke: { id: 'inner', src: child },
  on: { '*': {}, 'page.*': { actions: () => undefined } },
  states: {
    idle: { on: { go: [{ guard: () => false, target: 'busy' }, { target: 'busy' }] } },
    busy: { initial: 'x', states: { x: { after: { 50: 'y' } }, y: {} } },
  },
});

beforeEach(resetRecord);
afterAll(resetRecord);

describe('the transition record', { tags: ['LAB-4'] }, () => {
  it('is shared by all copies of the package in a worker, except for walks', async () => {
    // @ts-expect-error The query makes a copy of the module.
    const copy: typeof import('../src/stepper/record.ts') = await import('../src/stepper/record.ts?copy');
    expect(copy.beginRecord).not.toBe(beginRecord);
    copy.beginRecord();
    startActor(parent).send({ type: 'go' });
    copy.asWalk(() => startActor(parent).send({ type: 'page.opened' }));
    copy.startActor(parent).send({ type: 'go' });
    expect(copy.transitionsOfTest()).toEqual(transitionsOfTest());
    expect(transitionsOfTest().get('outer|idle|go|1')).toBe(2);
    expect(transitionsOfTest().has('outer||page.*|0')).toBe(false);
    expect(walkedInTest().get('outer||page.*|0')).toBe(1);
    beginRecord();
    expect([copy.recordedTransitions().size, copy.walkedInTest().size]).toEqual([0, 0]);
  });

  it('names every transition once, in document order', () => {
    expect(transitionKeys(parent)).toEqual([
      'outer||*|0',
      'outer||page.*|0',
      'outer|idle|go|0',
      'outer|idle|go|1',
      'outer|busy.x|xstate.after.50.outer.busy.x|0',
    ]);
  });

  it('has the transitions of an actor and its children, wildcards included', () => {
    const actor = startActor(parent);
    actor.send({ type: 'go' });
    actor.send({ type: 'page.left' });
    actor.send({ type: 'whatever' });
    actor.stop();
    expect([...recordedTransitions()].sort()).toEqual([
      'inner|a|(always)|0',
      'outer|idle|go|1',
      'outer||*|0',
      'outer||page.*|0',
    ]);
  });

  it('keeps the caller’s inspector, whether a function or an observer', () => {
    const seen: string[] = [];
    const note = (event: InspectionEvent) => void seen.push(event.type);
    startActor(parent, { inspect: note }).stop();
    const first = seen.length;
    startActor(parent, { inspect: { next: note } }).stop();
    expect(first).toBeGreaterThan(0);
    expect(seen.length).toBe(2 * first);
  });

  it('counts what one test took, with or without resets, and excludes earlier tests', () => {
    beginTestRecord();
    const actor = startActor(parent);
    actor.send({ type: 'page.left' });
    resetRecord();
    actor.send({ type: 'page.left' });
    expect(Object.fromEntries(transitionsOfTest())).toEqual({
      'inner|a|(always)|0': 1,
      'outer||page.*|0': 2,
    });
    beginTestRecord();
    expect(transitionsOfTest().size).toBe(0);
    actor.send({ type: 'page.left' });
    actor.stop();
    expect([...transitionsOfTest()]).toEqual([['outer||page.*|0', 1]]);
  });

  it('is a copy that does not change afterwards', () => {
    const before = recordedTransitions();
    startActor(parent).stop();
    expect(before.size).toBe(0);
    expect(recordedTransitions().size).toBe(1);
  });
});
