import type { KeyValueStore } from '@loomwright/storage';

const listeners = new Set<(key: string) => void>();

/** Says that this tab has noted something under a key: browsers tell the other tabs alone. */
export const tellNoted = (key: string): void => {
  for (const listen of listeners) listen(key);
};

/** The same store, whose watchers hear of this tab's own notes too. */
export const withOwnNotes = (store: KeyValueStore): KeyValueStore => ({
  ...store,
  watch: (key, onChange) => {
    const listen = (noted: string) => {
      if (noted === key) onChange();
    };
    listeners.add(listen);
    const stop = store.watch(key, onChange);
    return () => {
      listeners.delete(listen);
      stop();
    };
  },
});
