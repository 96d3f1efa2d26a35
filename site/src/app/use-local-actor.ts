import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { registerActor } from './actor-registry.ts';

/** Creates the machine once, and starts it with the first `input`. */
export const useLocalActor = <M extends AnyStateMachine>(
  createMachine: () => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const [machine] = useState(createMachine);
  const stop = useRef<() => void>(undefined);
  // Stops the actor before `useActorRef` resets it: a reset actor would still receive record changes.
  useEffect(() => () => stop.current?.(), []);
  const actor = useActorRef(machine as AnyStateMachine, { input });
  useEffect(() => {
    stop.current = () => actor.stop();
    return registerActor(actor);
  }, [actor]);
  // The types of `useActorRef` do not infer the input of a generic machine.
  return actor as ActorRefFrom<M>;
};
