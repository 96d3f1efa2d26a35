import { type Steppable, sut } from '@loomwright/machine-testing';
import type { EventObject } from 'xstate';

/** A record kept in a variable, for machines that run in a stepper. */
export const createRecordStub = <T, C, E extends EventObject>(
  stepper: Steppable & { readonly send: (event: E) => void },
  record: unknown,
  empty: T,
  reduce: (value: T, command: C) => T,
  toEvent: (value: T) => EventObject,
) => {
  const { sentTo } = sut(stepper);
  let stored = empty;
  let isLoaded = false;
  let answered = 0;
  const commands = () => sentTo(record).flatMap((event) => ('command' in event ? [event.command as C] : []));
  const answer = (): void => {
    stored = commands().slice(answered).reduce(reduce, stored);
    answered = commands().length;
    stepper.send(toEvent(stored) as never);
  };
  const reply = (): void => {
    if (isLoaded && commands().length > answered) answer();
  };
  return {
    stored: () => stored,
    commands,
    /** Finishes the first read, and applies the commands received until then. */
    load: (value = empty): void => {
      stored = value;
      isLoaded = true;
      answer();
    },
    /** Sends an event to the machine; the record replies at once if it has loaded. */
    send: (event: E): void => {
      stepper.send(event);
      reply();
    },
    changeElsewhere: (command: C): void => {
      stored = reduce(stored, command);
      answer();
    },
  };
};
