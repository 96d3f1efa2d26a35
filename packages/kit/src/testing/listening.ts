import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Listener } from '../listener.ts';

/**
 * A listener that records every event it receives; `ref` goes into the machine's input. Works beside real actors; beside a
 * stepper, which delivers nothing, look for `ref` among what was sent.
 */
export const createRecordingListener = <TEvent extends EventObject>() => {
  const received: TEvent[] = [];
  const ref = createActor(
    fromCallback<TEvent>(({ receive }) => receive((event) => received.push(event))),
  ).start();
  return { ref: ref as unknown as Listener<TEvent>, received: received as readonly TEvent[] };
};
