import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { useSite } from './providers.tsx';
import type { Site } from './site.ts';
import { useLocalActor } from './use-local-actor.ts';

export const usePageActor = <M extends AnyStateMachine>(
  createMachine: (site: Site) => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const site = useSite();
  return useLocalActor(() => createMachine(site), input);
};
