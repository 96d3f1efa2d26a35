import { createRecordingListener, type RecordingListener } from '@loomwright/kit/testing';
import type {
  LoadPageOutcome,
  NavigationFact,
  NavigationPorts,
  SiteLocation,
} from '../navigation.machine.ts';
import { titleOfPath } from './navigation-model.ts';

/** Somebody who writes down which pages were shown; `ref` goes into the navigation's input. */
export type NavigationListener = RecordingListener<NavigationFact>;

export const createNavigationListener = (): NavigationListener => createRecordingListener<NavigationFact>();

/** The pages of a small site: which are here, what was asked for, where the document was loaded anew. */
export interface PagesFake {
  readonly ports: NavigationPorts;
  /** Paths whose code is here; a test adds to it what it lets arrive. */
  readonly loaded: Set<string>;
  readonly asked: readonly string[];
  readonly reloads: readonly SiteLocation[];
  /** Addresses that were put in the place of the one before. */
  readonly replaced: readonly string[];
}

/** `answer` says what becomes of a page that is asked for; by default it comes. */
export const createPagesFake = (
  loaded: readonly string[] = [],
  answer: (pathname: string) => Promise<LoadPageOutcome> = async () => ({ kind: 'loaded' }),
): PagesFake => {
  const here = new Set(loaded);
  const asked: string[] = [];
  const reloads: SiteLocation[] = [];
  const replaced: string[] = [];
  return {
    loaded: here,
    asked,
    reloads,
    replaced,
    ports: {
      isPageLoaded: (pathname) => here.has(pathname),
      loadPage: async (pathname) => {
        asked.push(pathname);
        const outcome = await answer(pathname);
        if (outcome.kind === 'loaded') here.add(pathname);
        return outcome;
      },
      reloadAt: (location) => void reloads.push(location),
      replaceAddress: (to) => void replaced.push(to),
      titleOf: titleOfPath,
    },
  };
};
