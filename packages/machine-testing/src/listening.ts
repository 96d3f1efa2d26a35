import { type ActorRef, createActor, type EventObject, fromCallback, type Snapshot } from 'xstate';

/**
 * An actor that records every event it receives and may reply. Pass `ref` as input to a machine. A stepper
 * delivers no events: there, look for `ref` in `sent`.
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
