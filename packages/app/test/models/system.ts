/**
 * Models one or two tabs over one storage. An event affects one tab, which depends on the other only through
 * storage, so each step is cached by what it reads there.
 */
import type { Model } from '@loomwright/machine-testing/checker';
import { createChoices, MOST_WRITES } from './choices.ts';
import { createPageRunner, type OpenPage, type PageEffects, type SeenPage } from './page.ts';
import { createReplayed, type Place, type Taken } from './replayed.ts';
import {
  type Asked,
  createNotifications,
  createNumbering,
  createQueues,
  createStores,
  type Entries,
  once,
  type PendingNotifications,
  queueAfter,
  type Shared,
  toUnits,
} from './shared.ts';

export interface SystemEvent {
  readonly tab: number;
  readonly what: string;
}
export type Tab<Facts> = Place<SeenPage<Facts>, PageEffects>;
type TabStep<Facts> = Taken<SeenPage<Facts>, PageEffects>;

export interface System<Facts, Past> {
  readonly tabs: readonly (Tab<Facts> | undefined)[];
  readonly store: Entries;
  /** Lock requests in order; the first request for each key has the lock or gets it next. */
  readonly queue: Shared<Asked>;
  readonly pendingNotifications: Shared<PendingNotifications>;
  readonly now: number;
  readonly past: Past;
  readonly lost: readonly string[];
}

/** How many events of each kind may still happen, and facts about the past that properties need. */
export interface Budget {
  readonly reloads: number;
  readonly kills: number;
  readonly breaks: number;
  readonly storageFaults: number;
  readonly storageFault: string;
  /** 1 once a tab has been killed, something has failed, or storage has refused. */
  readonly disturbed: number;
  readonly refusedWrites: number;
  /** 1 once a page has ended with work in flight. */
  readonly cutOff: number;
}
export const NOTHING_HAPPENS: Budget = {
  reloads: 0,
  kills: 0,
  breaks: 0,
  storageFaults: 0,
  storageFault: 'fine',
  disturbed: 0,
  refusedWrites: 0,
  cutOff: 0,
};

export interface SystemOptions<Facts, Past extends Budget> {
  readonly openPage: OpenPage<Facts>;
  readonly tabs: number;
  readonly entries?: Readonly<Record<string, string>>;
  readonly slow?: readonly string[];
  readonly storageFaults?: readonly string[];
  readonly past: Past;
  /** Events that happen without the user. */
  readonly fair?: (facts: Facts, past: Past) => readonly string[];
  readonly people: (facts: Facts, past: Past) => readonly string[];
  readonly after: (past: Past, event: SystemEvent, facts: Facts | undefined) => Past;
  /** Locks under which a tab may be killed before a write, while `kills` is above 0. */
  readonly canFail?: readonly string[];
}

const isHappening = once((what: string) => /^(load|grant|hear|tick|open)\b/.test(what));
export const createSystem = <Facts, Past extends Budget>(options: SystemOptions<Facts, Past>) => {
  type Here = System<Facts, Past>;
  const { openPage, slow = [], tabs, storageFaults = [] } = options;
  const replayed = createReplayed(() =>
    createPageRunner(openPage, { slow, canRefuse: storageFaults.length > 0 }),
  );
  const { entriesOf, write } = createStores();
  const queueOf = createQueues();
  const pendingNotificationsOf = createNotifications();
  const choices = createChoices(options);
  const queueAfterStep = once((queue: Shared<Asked>) =>
    [0, 1].map((tab) =>
      once((step: TabStep<Facts>) =>
        queueOf(queueAfter(queue.list, tab, step.effects.left, step.place.seen.turns)),
      ),
    ),
  );
  const withoutTab = <T extends { readonly tab: number }>(list: readonly T[], tab: number) =>
    list.filter((one) => one.tab !== tab);
  const pendingNotificationsAfter = (
    system: Here,
    tab: number,
    what: string,
    writes: PageEffects['writes'],
    isOver: boolean,
  ): Shared<PendingNotifications> => {
    const isHeard = what.startsWith('hear ');
    if (!isHeard && !isOver && writes.length === 0) return system.pendingNotifications;
    const { list: before } = system.pendingNotifications;
    let list = before;
    if (isOver) list = withoutTab(list, tab);
    else if (isHeard) list = list.filter((one) => one.tab !== tab || one.key !== what.slice(5));
    for (const [key] of writes)
      for (const [other, there] of system.tabs.entries())
        if (other !== tab && there?.seen.watched.has(key))
          if (!list.some((one) => one.tab === other && one.key === key))
            list = [...list, { tab: other, key }];
    return list === before ? system.pendingNotifications : pendingNotificationsOf(list);
  };
  const withPage = (pages: Here['tabs'], tab: number, page: Tab<Facts> | undefined): Here['tabs'] => {
    if (pages.length === 1) return [page];
    return tab === 0 ? [page, pages[1]] : [pages[0], page];
  };
  const cutAt = once((all: PageEffects['writes']) =>
    Array.from({ length: MOST_WRITES }, (_, cut) => all.slice(0, cut)),
  );

  /** With `cut`, the tab was killed before the write with that index. */
  const settle = (system: Here, tab: number, what: string, step: TabStep<Facts>, cut?: number): Here => {
    const all = step.effects.writes;
    const writes = cut === undefined || cut >= all.length ? all : (cutAt(all)[cut] ?? all);
    const isOver = cut !== undefined || what === 'close';
    const { now, past } = system;
    let { queue } = system;
    if (isOver) queue = queueOf(withoutTab(queue.list, tab));
    else if (
      step.effects.left.length > 0 ||
      system.tabs[tab]?.seen.turns.length ||
      step.place.seen.turns.length > 0
    )
      queue = queueAfterStep(queue)[tab]?.(step) ?? queue;
    return {
      tabs: withPage(system.tabs, tab, isOver ? undefined : step.place),
      store: write(system.store, writes),
      queue,
      pendingNotifications: pendingNotificationsAfter(system, tab, what, writes, isOver),
      now,
      past,
      lost: step.effects.lost,
    };
  };
  const act = (system: Here, tab: number, what: string, cut?: number): Here | Promise<Here> => {
    const place = what === 'open' ? replayed.start : (system.tabs[tab] ?? replayed.start);
    const { map } = system.store;
    const step = replayed.step(place, what, (key) => {
      if (key === '@now') return String(system.now);
      return key === '@storageFault' ? system.past.storageFault : map.get(key);
    });
    if (!(step instanceof Promise)) return settle(system, tab, what, step, cut);
    return step.then((made) => settle(system, tab, what, made, cut));
  };
  const without = (system: Here, tab: number): Here => ({
    ...system,
    tabs: withPage(system.tabs, tab, undefined),
    queue: queueOf(withoutTab(system.queue.list, tab)),
    pendingNotifications: pendingNotificationsOf(withoutTab(system.pendingNotifications.list, tab)),
    lost: [],
  });
  const then = (system: Here | Promise<Here>, next: (system: Here) => Here | Promise<Here>) =>
    system instanceof Promise ? system.then(next) : next(system);
  const happen = (system: Here, { tab, what }: SystemEvent): Here | Promise<Here> => {
    if (what === 'reload') return then(act(system, tab, 'close'), (closed) => act(closed, tab, 'open'));
    if (what === 'kill') return without(system, tab);
    if (what.startsWith('cut ')) {
      const [, cut, ...event] = what.split(' ');
      return act(system, tab, event.join(' '), Number(cut));
    }
    if (what.startsWith('storageFault ')) return { ...system, lost: [] };
    if (what !== 'tick') return act(system, tab, what);
    return act({ ...system, now: system.tabs[tab]?.seen.due ?? system.now }, tab, what);
  };

  const pasts = new Map<string, Past>();
  const pastIds = new Map<Past, number>();
  const same = (past: Past): Past => {
    const text = Object.values(past).join();
    const found = pasts.get(text);
    if (found) return found;
    pasts.set(text, past);
    pastIds.set(past, pastIds.size);
    return past;
  };
  const spend = (past: Past, { what }: SystemEvent): Past => {
    const [kind = '', name = ''] = what.split(' ');
    if (kind === 'reload') return { ...past, reloads: past.reloads - 1, cutOff: 1 };
    const disturbed = { ...past, disturbed: 1 };
    if (kind === 'kill' || kind === 'cut') return { ...disturbed, kills: past.kills - 1, cutOff: 1 };
    if (kind === 'break') return { ...disturbed, breaks: past.breaks - 1 };
    return kind === 'storageFault'
      ? { ...disturbed, storageFaults: past.storageFaults - 1, storageFault: name, refusedWrites: 1 }
      : past;
  };
  const pastAfter = once((past: Past) =>
    once((event: SystemEvent) =>
      once((facts: Facts | undefined) => same(options.after(spend(past, event), event, facts))),
    ),
  );
  const step = (system: Here, event: SystemEvent): Here | Promise<Here> => {
    if (isHappening(event.what)) return happen(system, event);
    const past = pastAfter(system.past)(event)(system.tabs[event.tab]?.seen.facts);
    return happen({ ...system, past }, event);
  };

  const timeOf = createNumbering();
  const timeId = once((now: number) => timeOf(String(now)));
  const textOf = ({ now, past, queue, store, tabs: pages, pendingNotifications }: Here): string => {
    const [one, other] = [pages[0]?.id ?? -1, pages[1]?.id ?? -1];
    // Merges states that differ only in the order of the tabs.
    const isTie = one === other && queue.ids[0] === queue.ids[1];
    const [first, second] = isTie ? pendingNotifications.ids : one === other ? queue.ids : [one, other];
    const order = tabs > 1 && second < first ? 1 : 0;
    return toUnits(
      order === 0 ? one : other,
      order === 0 ? other : one,
      queue.ids[order],
      pendingNotifications.ids[order],
      store.id,
      timeId(now),
      pastIds.get(past) ?? -1,
    );
  };
  const init = async (): Promise<Here> => {
    let system: Here = {
      tabs: Array.from({ length: tabs }, () => undefined),
      store: entriesOf(new Map(Object.entries(options.entries ?? {}))),
      queue: queueOf([]),
      pendingNotifications: pendingNotificationsOf([]),
      now: 1_000_000,
      past: same(options.past),
      lost: [],
    };
    for (let tab = 0; tab < tabs; tab += 1) system = await act(system, tab, 'open');
    return system;
  };
  const model: Model<Here, SystemEvent> = { init, choices, step, textOf };
  return { model, counts: replayed.counts, keepAwake: replayed.keepAwake };
};
