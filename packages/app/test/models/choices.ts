import type { Choice } from '@loomwright/machine-testing/checker';
import { type Asked, once, type PendingNotifications, type Shared } from './shared.ts';
import type { Budget, System, SystemEvent, SystemOptions, Tab } from './system.ts';

/** A tab may be killed before each of the first four writes under a lock. */
export const MOST_WRITES = 4;

type Choices = readonly Choice<SystemEvent>[];
type ChoiceOf = (tab: number, what: string) => Choice<SystemEvent>;
interface Own {
  readonly happenings: Choices;
  readonly acts: Choices;
}

const isFair = ({ isFair: isSo }: Choice<SystemEvent>) => isSo;

/** Lists the possible events in a stable order, so that traces can be replayed. */
export const createChoices = <Facts, Past extends Budget>(options: SystemOptions<Facts, Past>) => {
  const { canFail = [], storageFaults = [] } = options;
  const [fairly, freely] = [true, false].map((isFair) => {
    const all = [0, 1].map((tab) => once((what: string) => ({ event: { tab, what }, isFair })));
    return (tab: number, what: string) => all[tab]?.(what) as Choice<SystemEvent>;
  }) as [ChoiceOf, ChoiceOf];
  const workOut = (tab: number, page: Tab<Facts> | undefined, past: Past): Own => {
    if (!page) return { happenings: [fairly(tab, 'open')], acts: [] };
    const { facts, waits } = page.seen;
    const happenings = waits.map((what) => fairly(tab, `load ${what}`));
    if (facts && options.fair)
      for (const what of options.fair(facts, past)) happenings.push(fairly(tab, what));
    if (past.breaks > 0) for (const what of waits) happenings.push(freely(tab, `break ${what}`));
    const acts = facts ? options.people(facts, past).map((what) => freely(tab, what)) : [];
    if (facts && past.reloads > 0) acts.push(freely(tab, 'reload'));
    if (facts && past.kills > 0) acts.push(freely(tab, 'kill'));
    return { happenings, acts };
  };
  const ownOf = [0, 1].map((tab) =>
    once((page: Tab<Facts> | undefined) => once((past: Past) => workOut(tab, page, past))),
  );
  const grantsOf = ({ list }: Shared<Asked>, isCut: boolean): Choices => {
    const grants: Choice<SystemEvent>[] = [];
    const heads = new Set<string>();
    for (const { tab, key, isHeld } of list) {
      if (!heads.has(key) && !isHeld) {
        grants.push(fairly(tab, `grant ${key}`));
        if (isCut && canFail.includes(key))
          for (let cut = 0; cut < MOST_WRITES; cut += 1) grants.push(freely(tab, `cut ${cut} grant ${key}`));
      }
      heads.add(key);
    }
    return grants;
  };
  const grants = once((queue: Shared<Asked>) => [grantsOf(queue, false), grantsOf(queue, true)] as const);
  const notifications = once(
    ({ list }: Shared<PendingNotifications>): Choices =>
      list.map(({ tab, key }) => fairly(tab, `hear ${key}`)),
  );
  const storms = once(
    (past: Past): Choices =>
      storageFaults
        .filter((kind) => past.storageFaults > 0 && kind !== past.storageFault)
        .map((kind) => freely(0, `storageFault ${kind}`)),
  );
  return ({ past, queue, tabs: pages, pendingNotifications }: System<Facts, Past>): Choices => {
    const own = pages.map((page, tab) => ownOf[tab]?.(page)(past) as Own);
    const list = own.flatMap(({ happenings }) => happenings);
    list.push(...grants(queue)[past.kills > 0 ? 1 : 0], ...notifications(pendingNotifications));
    // Time passes only when no other fair event is possible; then the earliest timer fires.
    if (!list.some(isFair)) {
      const dues = pages.map((page) => page?.seen.due ?? Number.POSITIVE_INFINITY);
      const first = Math.min(...dues);
      if (first < Number.POSITIVE_INFINITY) list.push(fairly(dues.indexOf(first), 'tick'));
    }
    for (const { acts } of own) list.push(...acts);
    list.push(...storms(past));
    return list;
  };
};
