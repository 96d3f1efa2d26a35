import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { useSite } from './providers.tsx';
import type { Site } from './site.ts';
import { useOwnActor } from './use-own-actor.ts';

export const usePageActor = <M extends AnyStateMachine>(
  createMachine: (site: Site) => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const site = useSite();
  return useOwnActor(() => createMachine(site), input);
};
