import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { noteActor } from './noted-actors.ts';

/** An actor that lives as long as the component: its machine is made once, and started with the first `input`. */
export const useOwnActor = <M extends AnyStateMachine>(
  createMachine: () => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const [machine] = useState(createMachine);
  const actor = useActorRef(machine as AnyStateMachine, { input });
  useEffect(() => noteActor(actor), [actor]);
  // The types of `useActorRef` do not follow the input of a generic machine.
  return actor as ActorRefFrom<M>;
};
