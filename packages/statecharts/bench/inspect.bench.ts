import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { print, race } from '../../app/bench/measure.ts';
import { createLabInspector } from '../src/inspect/index.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

/** A WebSocket that never opens, so events are recorded and kept. */
const Away = function make() {
  return { bufferedAmount: 0, send: () => {}, close: () => {} };
} as unknown as typeof WebSocket;

test('the cost of an event without an inspector, and with one that is off or on', async () => {
  const start = (url: string | undefined) => {
    const { inspect } = createLabInspector({ url, WebSocket: Away });
    const actor = createActor(lamp, { ...(inspect && { inspect }) }).start();
    return () => actor.send({ type: 'press' });
  };
  const plain = createActor(lamp).start();
  const times = await race(
    {
      without: () => plain.send({ type: 'press' }),
      off: start(undefined),
      on: start('ws://127.0.0.1/attach'),
    },
    2000,
    { rounds: 60 },
  );
  const { without = 0, off = 0, on = 0 } = times;
  print('An event of a machine with two states', [
    ['without an inspector', `${(without / 1000).toFixed(1)} µs`],
    ['with one that is off', `${(off / 1000).toFixed(1)} µs, ${(off / without).toFixed(2)} times`],
    ['with one that is on', `${(on / 1000).toFixed(1)} µs, ${(on / without).toFixed(2)} times`],
  ]);
  expect(off / without).toBeLessThan(1.5);
});
