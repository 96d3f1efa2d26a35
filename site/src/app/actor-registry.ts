// Root actors of pages and records, which the lab follows (LAB-2).
import type { AnyActorRef } from 'xstate';

const running = new Set<AnyActorRef>();
const followers = new Set<(actor: AnyActorRef) => void>();

export const registerActor = (actor: AnyActorRef): (() => void) => {
  if (!FEATURES.lab) return () => {};
  running.add(actor);
  for (const follow of followers) follow(actor);
  return () => void running.delete(actor);
};

export const subscribeToActors = (follow: (actor: AnyActorRef) => void): (() => void) => {
  for (const actor of running) follow(actor);
  followers.add(follow);
  return () => void followers.delete(follow);
};
