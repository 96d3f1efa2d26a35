import type { InstallationActor, OfflineActor } from '@loomwright/shell';
import { useEffect, useState } from 'react';

/** The actors of the worker and of the installation; they start once a page is idle, with the code of this folder. */
export interface OfflineActors {
  readonly offline: OfflineActor;
  readonly installation: InstallationActor;
}

let actors: OfflineActors | undefined;
const waiting = new Set<(actors: OfflineActors) => void>();

export const giveOfflineActors = (given: OfflineActors): void => {
  actors = given;
  for (const use of waiting) use(given);
  waiting.clear();
};

/** The actors, once they are started. */
export const useOfflineActors = (): OfflineActors | undefined => {
  const [known, setKnown] = useState(actors);
  useEffect(() => {
    if (actors) setKnown(actors);
    else waiting.add(setKnown);
    return () => void waiting.delete(setKnown);
  }, []);
  return known;
};
