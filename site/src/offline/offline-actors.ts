import type { InstallationActor, OfflineActor } from '@loomwright/shell';
import { type ComponentType, useSyncExternalStore } from 'react';

export interface Offline {
  readonly offline: OfflineActor;
  readonly installation: InstallationActor;
  readonly UpdateNotice: ComponentType<{ readonly offline: OfflineActor }>;
}

let known: Offline | undefined;
const waiting = new Set<() => void>();

export const provideOffline = (given: Offline): void => {
  known = given;
  for (const report of waiting) report();
};

const subscribe = (report: () => void) => {
  waiting.add(report);
  return () => void waiting.delete(report);
};

export const useOffline = (): Offline | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
