import { useCallback, useMemo, useSyncExternalStore } from 'react';

export interface Viewable<TSnapshot> {
  readonly getSnapshot: () => TSnapshot;
  readonly subscribe: (onChange: () => void) => { readonly unsubscribe: () => void };
}

// Hydration must render the prerendered snapshot, even if the actor has changed since.
const initialSnapshots = new WeakMap<object, unknown>();

/** Records the prerendered snapshot. Call it before the actor starts. */
export const keepInitialSnapshot = (actor: Viewable<unknown>): void => {
  initialSnapshots.set(actor, actor.getSnapshot());
};

const isShallowEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};

const memoizeView = <TSnapshot, TView>(toView: (snapshot: TSnapshot) => TView) => {
  let last: { readonly snapshot: TSnapshot; readonly view: TView } | undefined;
  return (snapshot: TSnapshot): TView => {
    if (last?.snapshot === snapshot) return last.view;
    const next = toView(snapshot);
    const view = last && isShallowEqual(last.view, next) ? last.view : next;
    last = { snapshot, view };
    return view;
  };
};

/** Renders again only when a field of the view changes. */
export const useView = <TSnapshot, TView>(
  actor: Viewable<TSnapshot>,
  toView: (snapshot: TSnapshot) => TView,
): TView => {
  const select = useMemo(() => memoizeView(toView), [toView]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select((initialSnapshots.get(actor) ?? actor.getSnapshot()) as TSnapshot),
  );
};

/** For use outside rendering, for example in event handlers. */
export const viewNow = <TSnapshot, TView>(
  actor: Viewable<TSnapshot>,
  toView: (snapshot: TSnapshot) => TView,
): TView => toView(actor.getSnapshot());
