import { type Steppable, sut } from '@loomwright/machine-testing';
import type { EventObject } from 'xstate';

/** A record as the test plays it beside a stepper: a variable, and the commands that `record` was given. */
export const playedRecord = <T, C, E extends EventObject>(
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
  /** It replies to what it was given, once it is read. */
  const reply = (): void => {
    if (isLoaded && commands().length > answered) answer();
  };
  return {
    /** What the record holds now. */
    stored: () => stored,
    /** The commands it was given, in order. */
    commands,
    /** It was read, and holds the commands given since as well. */
    load: (value = empty): void => {
      stored = value;
      isLoaded = true;
      answer();
    },
    /** Something happens to the machine; the record replies at once, unless it is not read yet. */
    send: (event: E): void => {
      stepper.send(event);
      reply();
    },
    /** Another tab changes it. */
    changeElsewhere: (command: C): void => {
      stored = reduce(stored, command);
      answer();
    },
  };
};
