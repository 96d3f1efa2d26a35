import { createOrdersMachine, toBookedTimes } from '@loomwright/account';
import type { Records } from '@loomwright/storage';
import { createActor } from 'xstate';

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
