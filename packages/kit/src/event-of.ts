import { assertEvent, type EventObject, type ExtractEvent } from 'xstate';

/** The event that an action or a guard is declared for; throws for one of another type: the chart uses it elsewhere. */
export const eventOf = <E extends EventObject, T extends E['type']>(
  event: E,
  type: T | readonly T[],
): ExtractEvent<E, T> => {
  assertEvent(event, type);
  return event;
};
