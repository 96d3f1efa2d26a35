import { type ActorRef, createActor, type EventObject, fromCallback, type Snapshot } from 'xstate';

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
  return {
    ref: ref as unknown as ActorRef<Snapshot<unknown>, TEvent>,
    received: received as readonly TEvent[],
  };
};
