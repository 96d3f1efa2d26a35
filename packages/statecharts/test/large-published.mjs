import { check, createMachineModel } from '@loomwright/machine-testing/checker';
import { checkChart } from '@loomwright/statecharts';
import { assign, createMachine } from 'xstate';

const count = 3000;
const key = (number) => `s${number % count}`;
const states = Array.from({ length: count }, (_, at) => [
  key(at),
  { on: { next: key(at + 1), far: key(at * 7 + 1) } },
]);
const ring = createMachine({ id: 'ring', initial: key(0), states: Object.fromEntries(states) });
const step = (axis, most) => ({
  guard: ({ context }) => context[axis] < most,
  actions: assign({ [axis]: ({ context }) => context[axis] + 1 }),
});
const grid = createMachine({
  id: 'grid',
  context: { x: 0, y: 0 },
  on: { right: step('x', 59), up: step('y', 49) },
});
const visit = async (machine, types) =>
  (await check(createMachineModel({ machine, events: types.map((type) => ({ type })) }), [])).states;
const seconds = async (run) => {
  const begin = process.cpuUsage();
  const result = await run();
  const { system, user } = process.cpuUsage(begin);
  return [result, (system + user) / 1e6];
};
console.log(
  JSON.stringify([
    await seconds(() => checkChart(ring).length),
    await seconds(() => visit(ring, ['next', 'far'])),
    await seconds(() => visit(grid, ['right', 'up'])),
  ]),
);
