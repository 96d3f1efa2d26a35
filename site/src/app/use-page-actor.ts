import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { useSite } from './providers.tsx';
import type { Site } from './site.ts';

const running = new Set<AnyActorRef>();
const followers = new Set<(actor: AnyActorRef) => void>();

/** Calls back with every actor of a page that runs or is started later; returns the way to stop. */
export const followPageActors = (follow: (actor: AnyActorRef) => void): (() => void) => {
  for (const actor of running) follow(actor);
  followers.add(follow);
  return () => void followers.delete(follow);
};

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
  useEffect(() => {
    running.add(actor);
    for (const follow of followers) follow(actor);
    return () => void running.delete(actor);
  }, [actor]);
  // The types of `useActorRef` do not follow the input of a generic machine.
  return actor as ActorRefFrom<M>;
};
