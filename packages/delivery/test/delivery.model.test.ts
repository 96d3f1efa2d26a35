import {
  check,
  createMachineModel,
  type MachineState,
  type MachineStep,
  type Property,
} from '@loomwright/machine-testing/checker';
import { expect, it } from 'vitest';
import { createDeliveryMachine, toDelivery } from '../src/index.ts';
import { SENT_AT, SHORT_SCHEDULE } from '../src/testing/index.ts';

interface Past {
  readonly isTaken: boolean;
  readonly isNoted: boolean;
}
type State = MachineState<Past>;

const rules = ['DLV-1', 'DLV-2'];
const at = SENT_AT;
const isIn = ({ seen }: State, ...states: readonly string[]) => states.includes(String(seen.snapshot.value));
const isSending = (state: State) => isIn(state, 'sending');

const properties: readonly Property<State, MachineStep>[] = [
  {
    name: 'at most one task or timer is active',
    rules,
    kind: 'always',
    holds: ({ seen }) => seen.running.length + seen.timers <= 1,
  },
  {
    name: 'a mail that the server accepted is not sent again',
    rules,
    kind: 'always',
    holds: (state) => !(state.seen.memory.isTaken && isSending(state)),
  },
  {
    name: 'a mail counts as sent only if the server accepted it and that is stored',
    rules,
    kind: 'always',
    holds: (state) => !isIn(state, 'sent') || (state.seen.memory.isTaken && state.seen.memory.isNoted),
  },
  {
    name: 'a delivery at rest is queued, undeliverable, sent or dropped',
    rules,
    kind: 'atRest',
    holds: (state) => isIn(state, 'queued', 'undeliverable', 'sent', 'dropped'),
  },
  {
    name: 'every attempt leads to a stored outcome',
    rules,
    kind: 'leadsTo',
    from: isSending,
    to: (state) => isIn(state, 'waiting', 'undeliverable', 'sent'),
  },
];

it('every history of a delivery with three attempts has these properties', {
  tags: ['DLV-1', 'DLV-2'],
}, async () => {
  const machine = createDeliveryMachine({
    deliver: async () => ({ kind: 'sent' }),
    store: async () => {},
    now: () => at,
    schedule: SHORT_SCHEDULE,
  });
  const report = await check(
    createMachineModel<Past>({
      machine,
      input: { delivery: toDelivery('M-7K3Q-9F2M', at), at },
      events: [{ type: 'turn.granted' }, { type: 'delivery.retry' }, { type: 'delivery.drop' }],
      outputs: {
        deliver: [
          { kind: 'sent', at },
          { kind: 'deferred', reason: 'the mail server answered 451', at },
          { kind: 'refused', reason: 'the mail server answered 550', at },
        ],
        store: [undefined],
      },
      canFail: ['deliver', 'store'],
      memory: {
        initial: { isTaken: false, isNoted: false },
        after: ({ isNoted, isTaken }, step) => {
          const isEnd = step.kind === 'done';
          return {
            isTaken:
              isTaken || (isEnd && step.id === 'deliver' && JSON.stringify(step.output).includes('"sent"')),
            isNoted: isNoted || (isTaken && isEnd && step.id === 'store'),
          };
        },
      },
    }),
    properties,
  );
  expect(report).toMatchObject({ violations: [], endedBy: undefined });
  expect(report.states).toBeGreaterThan(50);
});
