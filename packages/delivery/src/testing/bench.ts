import { createStepper, invariants, sut } from '@loomwright/machine-testing';
import { createDeliveryMachine } from '../delivery.machine.ts';
import {
  type AttemptOutcome,
  type Delivery,
  deliverySchema,
  type RetrySchedule,
  toDelivery,
} from '../delivery.ts';
import type { DeliveryStep } from './arbitraries.ts';
import { SENT_AT } from './environment.ts';

export const SHORT_SCHEDULE: RetrySchedule = { firstMs: 30_000, longestMs: 120_000, maxAttempts: 3 };

/** A delivery in a stepper. The stored delivery survives crashes. */
export const createDeliveryBench = (
  start: Delivery = toDelivery('M-7K3Q-9F2M', SENT_AT),
  schedule: RetrySchedule = SHORT_SCHEDULE,
  startAt = SENT_AT,
) => {
  const machine = createDeliveryMachine({
    deliver: async () => ({ kind: 'sent' }),
    store: async () => {},
    now: () => 0,
    schedule,
  });
  let stored = start;
  let offset = startAt;
  let passed = 0;
  const now = () => offset + passed;
  const begin = () => createStepper(machine, { delivery: stored, at: now() });
  let stepper = begin();
  const wait = (ms: number) => {
    passed += ms;
    stepper.advance(ms);
  };
  const isResting = () => stepper.snapshot.hasTag('resting');
  const answer = (outcome: AttemptOutcome) => stepper.settle('deliver', { ...outcome, at: now() });
  const keep = () => {
    if (!stepper.running.includes('store')) return;
    stored = stepper.inputOf('store') as Delivery;
    stepper.settle('store');
  };
  const take = (step: DeliveryStep) =>
    sut<DeliveryStep>(stepper, {
      'done.deliver': ({ output }) => answer(output),
      'done.store': keep,
      wait: ({ ms }) => wait(ms),
      clock: ({ ms }) => {
        offset += ms;
      },
      crash: () => {
        stepper = begin();
      },
    }).take(step);
  return {
    get stepper() {
      return stepper;
    },
    delivery: () => stepper.snapshot.context.delivery,
    stored: () => stored,
    now,
    isResting,
    attempt: (outcome: AttemptOutcome) => {
      stepper.send({ type: 'turn.granted' });
      answer(outcome);
      keep();
    },
    take,
  };
};
export type DeliveryBench = ReturnType<typeof createDeliveryBench>;

export const brokenDeliveryInvariants = invariants<[DeliveryBench]>({
  'only the attempt runs while sending, only the store while writing, and nothing otherwise': ({ stepper }) =>
    stepper.running.join() ===
    (stepper.snapshot.matches('sending')
      ? 'deliver'
      : stepper.snapshot.matches({ storing: 'writing' })
        ? 'store'
        : ''),
  'a resting delivery is stored': ({ delivery, isResting, stored }) =>
    !isResting() || JSON.stringify(delivery()) === JSON.stringify(stored()),
  'the delivery matches its schema': ({ delivery }) => deliverySchema.safeParse(delivery()).success,
  'a resting delivery is in the state of its status': ({ delivery, isResting, stepper }) =>
    !isResting() || stepper.snapshot.matches('dropped') || stepper.snapshot.matches(delivery().status),
  'a turn can be granted exactly while the delivery is queued': ({ stepper }) =>
    stepper.can({ type: 'turn.granted' }) === stepper.snapshot.matches('queued'),
  'the delivery can be dropped exactly while it is undeliverable': ({ stepper }) =>
    stepper.can({ type: 'delivery.drop' }) === stepper.snapshot.matches('undeliverable'),
});
