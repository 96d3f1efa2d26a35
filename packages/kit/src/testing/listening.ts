import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Listener } from '../listener.ts';

/**
 * A listener that records every event it receives, and may answer it; `ref` goes into the machine's input. Works beside real
 * actors; beside a stepper, which delivers nothing, look for `ref` among what was sent.
 */
export const createRecordingListener = <TEvent extends EventObject>(answer?: (event: TEvent) => void) => {
  const received: TEvent[] = [];
  const record = (event: TEvent) => {
    received.push(event);
    answer?.(event);
  };
  const ref = createActor(fromCallback<TEvent>(({ receive }) => receive(record))).start();
  return { ref: ref as unknown as Listener<TEvent>, received: received as readonly TEvent[] };
};
