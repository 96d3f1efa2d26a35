import { createOrdersMachine, toBookedTimes } from '@loomwright/account';
import type { Records } from '@loomwright/storage';
import { createActor } from 'xstate';

/** Reports when the demos of an account begin, now and after every change; returns a function that stops it. */
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
