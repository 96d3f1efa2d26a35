import { shownParts } from '@loomwright/machines/shown-parts';
import {
  createLiveMachine,
  createRecorder,
  type LiveActor,
  type LivePorts,
  type LiveRecord,
} from '@loomwright/statecharts/live';
import { type AnyActorRef, createActor, type Subscription } from 'xstate';
import type { Site } from '../../app/site.ts';
import { followPageActors } from '../../app/use-page-actor.ts';

/** Follows the permanent actors of the site and those of its pages; reports once a frame, however much happens in it. */
const followTab =
  (site: Site): LivePorts['follow'] =>
  (report) => {
    let batch: LiveRecord[] = [];
    let frame: number | undefined;
    const flush = () => {
      frame = undefined;
      const records = batch;
      batch = [];
      report(records);
    };
    const record = createRecorder({
      shown: shownParts,
      now: () => performance.now(),
      report: (one) => {
        batch.push(one);
        frame ??= requestAnimationFrame(flush);
      },
    });
    const subscriptions: Subscription[] = [];
    const follow = (actor: AnyActorRef) => {
      record.introduce(actor);
      subscriptions.push(actor.system.inspect(record.inspect));
    };
    follow(site.app);
    const stop = followPageActors(follow);
    return () => {
      stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  };

const actors = new WeakMap<Site, LiveActor>();

/** What follows this tab; it outlives the pages, so that they can be visited while it records. */
export const liveActorOf = (site: Site): LiveActor => {
  const known = actors.get(site);
  if (known) return known;
  const actor = createActor(createLiveMachine({ follow: followTab(site) })).start();
  actors.set(site, actor);
  return actor;
};
