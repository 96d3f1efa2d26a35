import { type ActorRef, createActor, type EventObject, fromCallback, type Snapshot } from 'xstate';

/** A real actor that records the events it receives. Pass `ref` as input to a machine. */
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
