import { createOrdersMachine, toBookedTimes } from '@loomwright/account';
import type { Records } from '@loomwright/storage';
import { createActor } from 'xstate';

interface BookingsPorts {
  readonly records: Records;
  readonly hasAccount: (userId: number) => boolean;
}

/** Reports when the demos of an account begin, now and after every change; returns a function that stops it. */
export const watchBookings = (
  ports: BookingsPorts,
  userId: number,
  listener: (booked: readonly number[]) => void,
): (() => void) => {
  const actor = createActor(createOrdersMachine(ports), { input: { userId } });
  actor.subscribe((snapshot) => listener(toBookedTimes(snapshot)));
  actor.start();
  return () => actor.stop();
};
