import { expect, it } from 'vitest';
import {
  BROKEN_STEP,
  check,
  DEADLOCK,
  type Limits,
  type Model,
  type Property,
} from '../src/checker/index.ts';

const model: Model<number, 1 | 2> = {
  init: () => 0,
  choices: () => [
    { event: 1, isFair: false },
    { event: 2, isFair: false },
  ],
  step: (state, by) => state + by,
  textOf: String,
};
const below = (limit: number): Property<number, 1 | 2> => ({
  name: `below ${limit}`,
  rules: ['TST-2'],
  kind: 'always',
  holds: (state) => state < limit,
});
const advise = async (limits: Limits) => {
  const { endedBy, advice } = await check(model, [], { states: 5000, ...limits });
  return [endedBy, advice];
};

it('a limit is exceeded only by a higher value, and each has its own advice', {
  tags: ['TST-2'],
}, async () => {
  const [time, memory, states] = [
    'Not everything was explored in this time: raise the limit of seconds, or allow fewer events.',
    'Not everything was explored in this memory: raise the limit, or omit from the text what does not affect the future.',
    'Not everything was explored: raise the limit of states, or allow fewer events, or use `isPossible` to bound the context.',
  ];
  const clockOf = (later: number) => {
    let now = 5000;
    return () => {
      const at = now;
      now = 5000 + later;
      return at;
    };
  };
  expect(await advise({ seconds: 2, clock: clockOf(2000) })).toEqual(['states', states]);
  expect(await advise({ seconds: 2, clock: clockOf(2001) })).toEqual(['seconds', time]);
  expect(await advise({ megabytes: 2, memory: () => 2 ** 21 })).toEqual(['states', states]);
  expect(await advise({ megabytes: 2, memory: () => 2 ** 21 + 1 })).toEqual(['megabytes', memory]);
  expect(await advise({ memory: () => 1025 * 2 ** 20 })).toEqual(['megabytes', memory]);
  expect(await advise({ clock: clockOf(60_001) })).toEqual(['seconds', time]);
  expect(await advise({ clock: clockOf(60_000) })).toEqual(['states', states]);
});

it('time and memory are sampled at intervals, and their use is reported', {
  tags: ['TST-2'],
}, async () => {
  let looks = 0;
  const clock = () => {
    looks += 1;
    return 100 * looks;
  };
  const wide: Model<number, number> = {
    init: () => 0,
    choices: (state) =>
      Array.from({ length: state === 0 ? 3000 : 0 }, (_, event) => ({ event: event + 1, isFair: true })),
    step: (_, event) => event,
    textOf: String,
  };
  let used = 2 ** 20;
  const memory = () => {
    used *= 2;
    return used;
  };
  const report = await check(wide, [], { clock, memory });
  // The clock is read once at the start, once on level one, three times on level two, once at the end, and
  // once for the report.
  expect([looks, report.milliseconds, report.megabytes]).toEqual([7, 600, 32]);
  expect(report).toMatchObject({ states: 3001, transitions: 3000, depth: 1, endedBy: undefined, advice: '' });
  expect(await check(wide, [])).toMatchObject({ milliseconds: 0, megabytes: 0 });
});

it('stopAtFirst stops the search at the first violation', { tags: ['TST-2'] }, async () => {
  const both = [below(2), below(3)];
  const whole = await check(model, both, { states: 100 });
  expect(whole.violations.map(({ property, trace }) => [property, trace])).toEqual([
    ['below 2', [2]],
    ['below 3', [1, 2]],
  ]);
  const first = await check(model, both, { states: 100, stopAtFirst: true });
  expect(first).toMatchObject({ endedBy: 'violation', advice: '', states: 3, transitions: 2 });
  expect(first.violations).toStrictEqual([{ property: 'below 2', trace: [2] }]);
  const third = await check(model, [below(3)], { stopAtFirst: true });
  expect(third).toMatchObject({ endedBy: 'violation', states: 4, transitions: 4 });
  expect((await check(model, [below(1000)], { states: 100, stopAtFirst: true })).endedBy).toBe('states');
});

it('the built-in properties have readable names', { tags: ['TST-2'] }, () => {
  expect([BROKEN_STEP, DEADLOCK]).toEqual(['every step can be made', 'no deadlock']);
});
