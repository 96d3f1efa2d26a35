import { type AnyStateMachine, createMachine } from 'xstate';

type States = Record<string, object>;

const machineOf = (id: string, config: object): AnyStateMachine =>
  createMachine({ id, ...config } as never) as AnyStateMachine;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const statesOf = (count: number, make: (index: number) => object, name = 's'): States =>
  Object.fromEntries(range(count).map((index) => [`${name}${index}`, make(index)]));

const chance = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export const wizard = (count: number) => {
  const step = (index: number) => ({
    on: {
      ...(index < count - 1 && { NEXT: `s${index + 1}` }),
      ...(index > 0 && { BACK: `s${index - 1}` }),
      CANCEL: 'cancelled',
    },
  });
  return machineOf(`wizard${count}`, {
    initial: 's0',
    states: { ...statesOf(count, step), cancelled: { type: 'final' } },
  });
};

export const dense = (count: number, ways: number) => {
  const next = chance(count * 31 + ways);
  const on = () => Object.fromEntries(range(ways).map((way) => [`E${way}`, `s${next(count)}`]));
  return machineOf(`dense${count}`, { initial: 's0', states: statesOf(count, () => ({ on: on() })) });
};

export const chain = (count: number) =>
  machineOf(`chain${count}`, {
    initial: 's0',
    states: statesOf(count, (index) => (index < count - 1 ? { on: { GO: `s${index + 1}` } } : {})),
  });

export const star = (count: number) =>
  machineOf(`star${count}`, {
    initial: 'hub',
    states: {
      hub: { on: Object.fromEntries(range(count).map((index) => [`GO${index}`, `s${index}`])) },
      ...statesOf(count, () => ({ on: { BACK: 'hub' } })),
    },
  });

export const deep = (levels: number) => {
  const at = (level: number): object =>
    level === levels
      ? { on: { OUT: '#top' } }
      : {
          initial: 'in',
          states: { in: at(level + 1), beside: { on: { GO: 'in' } } },
          on: { [`L${level}`]: '.beside' },
        };
  return machineOf(`deep${levels}`, { initial: 'a', states: { a: at(1), top: { id: 'top' } } });
};

export const grouped = (groups: number, size: number) =>
  machineOf(`grouped${groups * size}`, {
    initial: 'g0',
    states: statesOf(
      groups,
      (group) => ({
        initial: 's0',
        states: statesOf(size, (index) => ({
          on: { NEXT: `s${(index + 1) % size}`, ...(index > 0 && { RESET: 's0' }) },
        })),
        on: { ON: `g${(group + 1) % groups}` },
      }),
      'g',
    ),
  });

export const crossed = (groups: number, size: number) => {
  const next = chance(groups * 7 + size);
  return machineOf(`crossed${groups * size}`, {
    initial: 'g0',
    states: statesOf(
      groups,
      () => ({
        initial: 's0',
        states: statesOf(size, (index) => ({
          on: {
            NEXT: `s${(index + 1) % size}`,
            JUMP: `#crossed${groups * size}.g${next(groups)}.s${next(size)}`,
          },
        })),
      }),
      'g',
    ),
  });
};

export const regions = (count: number) =>
  machineOf(`regions${count}`, {
    type: 'parallel',
    states: statesOf(
      count,
      () => ({
        initial: 'off',
        states: { off: { on: { TURN: 'on' } }, on: { on: { TURN: 'off', BREAK: 'broken' } }, broken: {} },
      }),
      'r',
    ),
  });

export const wordy = (count: number) => {
  const name = (index: number) => `${'averyveryverylongname'.repeat(8)}${index}`;
  return machineOf(`wordy${count}`, {
    initial: name(0),
    states: Object.fromEntries(
      range(count).map((index) => [
        name(index),
        { on: { [`event.${name(index)}`]: name((index + 1) % count), [`back.${name(index)}`]: name(0) } },
      ]),
    ),
  });
};
