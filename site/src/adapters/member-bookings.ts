import { createOrdersMachine, toBookedTimes } from '@loomwright/account';
import type { Records } from '@loomwright/storage';
import { createActor } from 'xstate';

/**
 * Reports the start times of an account's demos, now and after each change. Returns a function that stops it.
 */
export const watchBookings = (
  records: Records,
  userId: number,
  listener: (booked: readonly number[]) => void,
): (() => void) => {
  const actor = createActor(createOrdersMachine({ records }), { input: { userId } });
  actor.subscribe((snapshot) => listener(toBookedTimes(snapshot)));
  actor.start();
  return () => actor.stop();
};
