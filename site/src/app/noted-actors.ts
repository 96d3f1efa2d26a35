// Actors that are systems of their own: those of pages and of records. The lab follows them (LAB-2).
import type { AnyActorRef } from 'xstate';

const running = new Set<AnyActorRef>();
const followers = new Set<(actor: AnyActorRef) => void>();

/** Notes an actor that is a system of its own, for those that follow; returns the way to forget it. */
export const noteActor = (actor: AnyActorRef): (() => void) => {
  if (!FEATURES.lab) return () => {};
  running.add(actor);
  for (const follow of followers) follow(actor);
  return () => void running.delete(actor);
};

/** Calls back with every noted actor that runs or is started later; returns the way to stop. */
export const followActors = (follow: (actor: AnyActorRef) => void): (() => void) => {
  for (const actor of running) follow(actor);
  followers.add(follow);
  return () => void followers.delete(follow);
};
