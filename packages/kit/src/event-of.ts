import { assertEvent, type EventObject, type ExtractEvent } from 'xstate';

/** Narrows an event to the type that an action or a guard is declared for; throws for other types. */
export const eventOf = <E extends EventObject, T extends E['type']>(
  event: E,
  type: T | readonly T[],
): ExtractEvent<E, T> => {
  assertEvent(event, type);
  return event;
};
