import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { checkChart } from '../src/index.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

const broken = (rule: string) =>
  checkChart(createBadMachine())
    .filter((violation) => violation.rule === rule)
    .map(({ state, message }) => `${state}: ${message}`);

describe('the rules of a chart', () => {
  it('find nothing in a correct machine', { tags: ['LAB-3'] }, () => {
    expect(checkChart(createGoodMachine())).toEqual([]);
  });

  it('require a description on every state, the root included', { tags: ['LAB-3'] }, () => {
    expect(broken('described')).toEqual(['silent: has no description']);
    expect(checkChart(createMachine({ id: 'root' }))).toEqual([
      { rule: 'described', state: 'root', message: 'has no description' },
    ]);
    expect(checkChart(createMachine({ id: 'root', description: ' ' }))).toHaveLength(1);
  });

  it('require every state to be reachable', { tags: ['LAB-4'] }, () => {
    expect(broken('reachable')).toEqual([
      'island: no transition leads here',
      'island.hut: no transition leads here',
    ]);
  });

  it('require an implementation for every name, those inside built-ins included', { tags: ['LAB-3'] }, () => {
    expect(broken('implemented')).toEqual([
      'nameless: action "noAction" is not implemented',
      'nameless: action "noActionEither" is not implemented',
      'nameless: actor "noActor" is not implemented',
      'nameless: guard "noGuard" is not implemented',
      'waiting: delay "noDelay" is not implemented',
      'calling.eight: actor "noActorEither" is not implemented',
      'setup: delay "noDelayEither" is not implemented',
      'setup: guard "noGuardEither" is not implemented',
    ]);
  });

  it('require names instead of inline functions, except built-in actions', { tags: ['LAB-3'] }, () => {
    expect(broken('named')).toEqual([
      'nameless: an action is an inline function; give it a name in setup()',
      'nameless: an action is an inline function; give it a name in setup()',
      'nameless: a guard is an inline function; give it a name in setup()',
      'nameless: a guard is an inline function; give it a name in setup()',
      'waiting: a delay is an inline function; give it a name in setup()',
    ]);
    expect(broken('named-delay')).toEqual(['waiting: the delay 1000 ms has no name']);
  });

  it('require the id of an invoke to be its src', { tags: ['LAB-3'] }, () => {
    expect(broken('invoke-id')).toEqual([
      'calling.any: invoke "" must have its src "load" as id',
      'calling.two: invoke "other" must have its src "load" as id',
      'calling.nine: invoke "inline" must have its src "(inline)" as id',
    ]);
  });

  it('require onError on every invoke, and onDone if it has an output', {
    tags: ['LAB-3'],
  }, () => {
    expect(broken('invoke-error')).toEqual(['calling.three: invoke "load" has no onError']);
    expect(broken('invoke-done')).toEqual([
      'calling.four: invoke "load" ends, but has no onDone',
      'calling.five: invoke "ends" ends, but has no onDone',
    ]);
  });
});

describe('reachability', { tags: ['LAB-4'] }, () => {
  const unreachable = (config: object) =>
    checkChart(createMachine({ id: 'm', ...config }))
      .filter(({ rule }) => rule === 'reachable')
      .map(({ state }) => state);
  const leaf = {};

  it('enters the ancestors of a target, but not their initial states', () => {
    const states = {
      start: { on: { go: '#m.p.one.second' } },
      p: {
        type: 'parallel',
        states: {
          one: { initial: 'first', states: { first: leaf, second: leaf } },
          two: { initial: 'first', states: { first: leaf, second: leaf } },
        },
      },
    };
    expect(unreachable({ initial: 'start', states })).toEqual(['p.one.first', 'p.two.second']);
    const both = { ...states, start: { on: { go: '#m.p.one.second', all: 'p' } } };
    expect(unreachable({ initial: 'start', states: both })).toEqual(['p.two.second']);
  });

  it('follows the default of history, onDone, always and delays', () => {
    const states = {
      start: { always: 'h' },
      h: {
        initial: 'a',
        states: { a: leaf, b: { after: { 5: '#m.end' } }, past: { type: 'history', target: 'b' } },
      },
      back: { on: { go: 'h.past' } },
      end: { initial: 'x', states: { x: { type: 'final' } }, onDone: 'over' },
      over: leaf,
    };
    expect(unreachable({ initial: 'start', states })).toEqual([
      'h.b',
      'h.past',
      'back',
      'end',
      'end.x',
      'over',
    ]);
    expect(unreachable({ initial: 'back', states })).toEqual(['start', 'h.a']);
  });

  it('follows history to a nested state, by path and relative to an id', () => {
    const inside = { initial: 'shallow', states: { shallow: leaf, deep: leaf, 'v1.0': leaf } };
    for (const target of ['y.deep', '#why.deep', '#m.h.y.deep', 'y.v1\\.0', '#why.v1\\.0']) {
      const states = {
        start: { always: 'h.past' },
        h: {
          initial: 'x',
          states: { x: leaf, y: { id: 'why', ...inside }, past: { type: 'history', target } },
        },
      };
      const left = target.endsWith('deep') ? 'h.y.v1.0' : 'h.y.deep';
      expect(unreachable({ initial: 'start', states })).toEqual(['h.x', 'h.y.shallow', left]);
    }
  });
});
