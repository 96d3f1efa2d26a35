/**
 * One or two tabs over one storage. Every event happens in one tab, which depends on the others only through
 * storage reads, so each step of a page is cached by its reads.
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
  queueAfter,
  type Shared,
  toUnits,
  type Unheard,
} from './shared.ts';

export interface WorldEvent {
  readonly tab: number;
  readonly what: string;
}
export type Tab<Facts> = Place<SeenPage<Facts>, PageEffects>;
type TabStep<Facts> = Taken<SeenPage<Facts>, PageEffects>;

export interface World<Facts, Past> {
  readonly tabs: readonly (Tab<Facts> | undefined)[];
  readonly store: Entries;
  /** Lock requests in order; the first of a key has the lock or gets it next. */
  readonly queue: Shared<Asked>;
  readonly unheard: Shared<Unheard>;
  readonly now: number;
  readonly past: Past;
  readonly lost: readonly string[];
}

/** Remaining events of each kind, and what the properties need of the past. */
export interface Budget {
  readonly reloads: number;
  readonly kills: number;
  readonly breaks: number;
  readonly weathers: number;
  readonly weather: string;
  /** 1 once a tab was killed, something failed, or storage refused. */
  readonly disturbed: number;
  readonly stormy: number;
  /** 1 once a page ended with work in flight. */
  readonly cutOff: number;
}
export const NOTHING_HAPPENS: Budget = {
  reloads: 0,
  kills: 0,
  breaks: 0,
  weathers: 0,
  weather: 'fine',
  disturbed: 0,
  stormy: 0,
  cutOff: 0,
};

export interface WorldOptions<Facts, Past extends Budget> {
  readonly openPage: OpenPage<Facts>;
  readonly tabs: number;
  readonly entries?: Readonly<Record<string, string>>;
  readonly slow?: readonly string[];
  readonly weathers?: readonly string[];
  readonly past: Past;
  /** Events that happen without the user. */
  readonly fair?: (facts: Facts, past: Past) => readonly string[];
  readonly people: (facts: Facts, past: Past) => readonly string[];
  readonly after: (past: Past, event: WorldEvent, facts: Facts | undefined) => Past;
  /** While `kills` last, a tab may be killed before each write under these locks. */
  readonly fragile?: readonly string[];
}

const isHappening = once((what: string) => /^(load|grant|hear|tick|open)\b/.test(what));
export const createWorld = <Facts, Past extends Budget>(options: WorldOptions<Facts, Past>) => {
  type Here = World<Facts, Past>;
  const { openPage, slow = [], tabs, weathers = [] } = options;
  const replayed = createReplayed(() =>
    createPageRunner(openPage, { slow, hasWeather: weathers.length > 0 }),
  );
  const { entriesOf, write } = createStores();
  const queueOf = createQueues();
  const unheardOf = createNotifications();
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
  const unheardAfter = (
    world: Here,
    tab: number,
    what: string,
    writes: PageEffects['writes'],
    isOver: boolean,
  ): Shared<Unheard> => {
    const isHeard = what.startsWith('hear ');
    if (!isHeard && !isOver && writes.length === 0) return world.unheard;
    const { list: before } = world.unheard;
    let list = before;
    if (isOver) list = withoutTab(list, tab);
    else if (isHeard) list = list.filter((one) => one.tab !== tab || one.key !== what.slice(5));
    for (const [key] of writes)
      for (const [other, there] of world.tabs.entries())
        if (other !== tab && there?.seen.watched.has(key))
          if (!list.some((one) => one.tab === other && one.key === key))
            list = [...list, { tab: other, key }];
    return list === before ? world.unheard : unheardOf(list);
  };
  const withPage = (pages: Here['tabs'], tab: number, page: Tab<Facts> | undefined): Here['tabs'] => {
    if (pages.length === 1) return [page];
    return tab === 0 ? [page, pages[1]] : [pages[0], page];
  };
  const cutAt = once((all: PageEffects['writes']) =>
    Array.from({ length: MOST_WRITES }, (_, cut) => all.slice(0, cut)),
  );

  /** With `cut`, the tab was killed before the write of that number. */
  const settle = (world: Here, tab: number, what: string, step: TabStep<Facts>, cut?: number): Here => {
    const all = step.effects.writes;
    const writes = cut === undefined || cut >= all.length ? all : (cutAt(all)[cut] ?? all);
    const isOver = cut !== undefined || what === 'close';
    const { now, past } = world;
    let { queue } = world;
    if (isOver) queue = queueOf(withoutTab(queue.list, tab));
    else if (
      step.effects.left.length > 0 ||
      world.tabs[tab]?.seen.turns.length ||
      step.place.seen.turns.length > 0
    )
      queue = queueAfterStep(queue)[tab]?.(step) ?? queue;
    return {
      tabs: withPage(world.tabs, tab, isOver ? undefined : step.place),
      store: write(world.store, writes),
      queue,
      unheard: unheardAfter(world, tab, what, writes, isOver),
      now,
      past,
      lost: step.effects.lost,
    };
  };
  const act = (world: Here, tab: number, what: string, cut?: number): Here | Promise<Here> => {
    const place = what === 'open' ? replayed.start : (world.tabs[tab] ?? replayed.start);
    const { map } = world.store;
    const step = replayed.step(place, what, (key) => {
      if (key === '@now') return String(world.now);
      return key === '@weather' ? world.past.weather : map.get(key);
    });
    if (!(step instanceof Promise)) return settle(world, tab, what, step, cut);
    return step.then((made) => settle(world, tab, what, made, cut));
  };
  const without = (world: Here, tab: number): Here => ({
    ...world,
    tabs: withPage(world.tabs, tab, undefined),
    queue: queueOf(withoutTab(world.queue.list, tab)),
    unheard: unheardOf(withoutTab(world.unheard.list, tab)),
    lost: [],
  });
  const then = (world: Here | Promise<Here>, next: (world: Here) => Here | Promise<Here>) =>
    world instanceof Promise ? world.then(next) : next(world);
  const happen = (world: Here, { tab, what }: WorldEvent): Here | Promise<Here> => {
    if (what === 'reload') return then(act(world, tab, 'close'), (closed) => act(closed, tab, 'open'));
    if (what === 'kill') return without(world, tab);
    if (what.startsWith('cut ')) {
      const [, cut, ...event] = what.split(' ');
      return act(world, tab, event.join(' '), Number(cut));
    }
    if (what.startsWith('weather ')) return { ...world, lost: [] };
    if (what !== 'tick') return act(world, tab, what);
    return act({ ...world, now: world.tabs[tab]?.seen.due ?? world.now }, tab, what);
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
  const spend = (past: Past, { what }: WorldEvent): Past => {
    const [kind = '', name = ''] = what.split(' ');
    if (kind === 'reload') return { ...past, reloads: past.reloads - 1, cutOff: 1 };
    const disturbed = { ...past, disturbed: 1 };
    if (kind === 'kill' || kind === 'cut') return { ...disturbed, kills: past.kills - 1, cutOff: 1 };
    if (kind === 'break') return { ...disturbed, breaks: past.breaks - 1 };
    return kind === 'weather'
      ? { ...disturbed, weathers: past.weathers - 1, weather: name, stormy: 1 }
      : past;
  };
  const pastAfter = once((past: Past) =>
    once((event: WorldEvent) =>
      once((facts: Facts | undefined) => same(options.after(spend(past, event), event, facts))),
    ),
  );
  const step = (world: Here, event: WorldEvent): Here | Promise<Here> => {
    if (isHappening(event.what)) return happen(world, event);
    const past = pastAfter(world.past)(event)(world.tabs[event.tab]?.seen.facts);
    return happen({ ...world, past }, event);
  };

  const timeOf = createNumbering();
  const timeId = once((now: number) => timeOf(String(now)));
  const textOf = ({ now, past, queue, store, tabs: pages, unheard }: Here): string => {
    const [one, other] = [pages[0]?.id ?? -1, pages[1]?.id ?? -1];
    // Merges states that differ only in the order of the tabs.
    const isTie = one === other && queue.ids[0] === queue.ids[1];
    const [first, second] = isTie ? unheard.ids : one === other ? queue.ids : [one, other];
    const order = tabs > 1 && second < first ? 1 : 0;
    return toUnits(
      order === 0 ? one : other,
      order === 0 ? other : one,
      queue.ids[order],
      unheard.ids[order],
      store.id,
      timeId(now),
      pastIds.get(past) ?? -1,
    );
  };
  const init = async (): Promise<Here> => {
    let world: Here = {
      tabs: Array.from({ length: tabs }, () => undefined),
      store: entriesOf(new Map(Object.entries(options.entries ?? {}))),
      queue: queueOf([]),
      unheard: unheardOf([]),
      now: 1_000_000,
      past: same(options.past),
      lost: [],
    };
    for (let tab = 0; tab < tabs; tab += 1) world = await act(world, tab, 'open');
    return world;
  };
  const model: Model<Here, WorldEvent> = { init, choices, step, textOf };
  return { model, counts: replayed.counts, keepAwake: replayed.keepAwake };
};
