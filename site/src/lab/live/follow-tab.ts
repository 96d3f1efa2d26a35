import { shownParts } from '@loomwright/machines/shown-parts';
import { createRecorder, type LiveRecord } from '@loomwright/statecharts/lab';
import type { AnyActorRef, Subscription } from 'xstate';
import { subscribeToActors } from '../../app/actor-registry.ts';
import type { Site } from '../../app/site.ts';

/** A timer batches the records, because a hidden tab has no animation frames. */
const BATCH_MS = 100;

interface Following {
  readonly flush: () => void;
  readonly stop: () => void;
}

export const followTab = (site: Site, report: (records: readonly LiveRecord[]) => void): Following => {
  let batch: LiveRecord[] = [];
  let timer: number | undefined;
  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const records = batch;
    batch = [];
    if (records.length > 0) report(records);
  };
  const record = createRecorder({
    shown: shownParts,
    now: () => performance.now(),
    report: (one) => {
      batch.push(one);
      timer ??= window.setTimeout(flush, BATCH_MS);
    },
  });
  const subscriptions: Subscription[] = [];
  const follow = (actor: AnyActorRef) => {
    record.introduce(actor);
    subscriptions.push(actor.system.inspect(record.inspect));
  };
  follow(site.app);
  const stopFollowing = subscribeToActors(follow);
  return {
    flush,
    stop: () => {
      stopFollowing();
      for (const subscription of subscriptions) subscription.unsubscribe();
      window.clearTimeout(timer);
    },
  };
};
