import { createLiveMachine, type LiveActor } from '@loomwright/statecharts/live';
import { createActor } from 'xstate';
import type { Site } from '../../app/site.ts';
import { followTab } from './follow-tab.ts';
import { openInspector } from './inspector-window.ts';
import { findTabs, followOtherTab } from './other-tabs-channel.ts';

const actors = new WeakMap<Site, LiveActor>();

/** What follows this tab or another one; it outlives the pages, so that they can be visited while it records. */
export const liveActorOf = (site: Site): LiveActor => {
  const known = actors.get(site);
  if (known) return known;
  // Open pages answer from now on (`answer-lab.ts`).
  site.memory.store.write('lab', '1');
  const machine = createLiveMachine({
    follow: (tabId, report, onEnd) =>
      tabId === undefined ? followTab(site, report).stop : followOtherTab(tabId, report, onEnd),
    findTabs,
    openInspector,
  });
  const actor = createActor(machine).start();
  actors.set(site, actor);
  return actor;
};
