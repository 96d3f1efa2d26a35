import type { InstallationActor, OfflineActor } from '@loomwright/shell';
import { type ComponentType, useSyncExternalStore } from 'react';

/** What keeps the site in this browser: it starts once a page is idle, with the code of this folder. */
export interface Offline {
  readonly offline: OfflineActor;
  readonly installation: InstallationActor;
  readonly UpdateNotice: ComponentType<{ readonly offline: OfflineActor }>;
}

let known: Offline | undefined;
const waiting = new Set<() => void>();

export const giveOffline = (given: Offline): void => {
  known = given;
  for (const report of waiting) report();
};

const subscribe = (report: () => void) => {
  waiting.add(report);
  return () => void waiting.delete(report);
};

/** The actors of the worker and of the installation, and the notice about them, once they are started. */
export const useOffline = (): Offline | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
