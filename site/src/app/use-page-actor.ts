import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { noteActor } from './noted-actors.ts';
import { useSite } from './providers.tsx';
import type { Site } from './site.ts';

/**
 * The actor of a page or of a part of it, which lives as long as the component: its machine is made once, with the ports of
 * the site, and started with the first `input`.
 */
export const usePageActor = <M extends AnyStateMachine>(
  createMachine: (site: Site) => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const site = useSite();
  const [machine] = useState(() => createMachine(site));
  const actor = useActorRef(machine as AnyStateMachine, { input });
  useEffect(() => noteActor(actor), [actor]);
  // The types of `useActorRef` do not follow the input of a generic machine.
  return actor as ActorRefFrom<M>;
};
