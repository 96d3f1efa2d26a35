import { AsyncLocalStorage } from 'node:async_hooks';
import { canonicalText } from '@loomwright/machine-testing/checker';
import type { AnyActorRef } from 'xstate';

/** The actor whose code is running; `await` preserves it. */
export const running = new AsyncLocalStorage<AnyActorRef>();

export interface ActorLogic {
  start?: (state: unknown, scope: { readonly self: AnyActorRef }) => void;
}
const followed = new WeakSet<ActorLogic>();
/** Sets `running` in the code of every actor with this logic. */
export const follow = (logic: ActorLogic): void => {
  const { start } = logic;
  if (!start || followed.has(logic)) return;
  followed.add(logic);
  logic.start = (state, scope) => running.run(scope.self, () => start(state, scope));
};
export const pathOf = (actor: AnyActorRef | undefined): string =>
  actor ? `${actor._parent ? `${pathOf(actor._parent)}.` : ''}${actor.id}` : '';
export const isStopped = (actor: AnyActorRef | undefined): boolean =>
  actor?.getSnapshot().status === 'stopped';

export const actorText = (actor: AnyActorRef, path: string): string => {
  const { status, value, context, input, output, children } = actor.getSnapshot() as Record<string, unknown>;
  const replace = (part: unknown, at: string): unknown => {
    if (typeof part === 'function') return 'ƒ';
    // Request ids only grow; they must not make equal states differ.
    return at.endsWith('.ask.id') ? 0 : part;
  };
  const own = [status, value, context, input, output].map((part) => canonicalText(part, path, replace));
  const below = Object.entries((children ?? {}) as Record<string, AnyActorRef | undefined>)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, child]) => (child ? [`${id}${actorText(child, `${path}.${id}`)}`] : []));
  return `(${own.join('|')}|${below.join()})`;
};
