/**
 * A browser of one or two tabs over one storage, as a model: whatever happens happens to one tab, which knows of the rest
 * only what it looks up in storage. So each step of a page is worked out once, and looked up wherever the rest differs.
 */
import { type Choice, createReplayed, type Model, type Place, type Taken } from '@loomwright/kit/checker';
import { createPageRunner, type OpenPage, type PageEffects, type SeenPage } from './page.ts';
import { type Asked, createStores, type Entries, queueAfter } from './shared.ts';

/** Something that happens in a tab: see `happen` in `page.ts`, `worldly` below, and what the people of a model do. */
export interface WorldEvent {
  readonly tab: number;
  readonly what: string;
}
export type Tab<Facts> = Place<SeenPage<Facts>, PageEffects>;
type TabStep<Facts> = Taken<SeenPage<Facts>, PageEffects>;

export interface World<Facts, Past> {
  /** Undefined for one that is not open. */
  readonly tabs: readonly (Tab<Facts> | undefined)[];
  readonly store: Entries;
  /** Who waits for a turn or has it, first come first. */
  readonly queue: readonly Asked[];
  /** Changes that tabs have not been told of. */
  readonly unheard: readonly { readonly tab: number; readonly key: string }[];
  readonly now: number;
  readonly past: Past;
  /** Messages to actors that had stopped, in the step that led here. */
  readonly lost: readonly string[];
}

/** What people and mishaps may still do, and what the properties need of the past. */
export interface Budget {
  readonly reloads: number;
  readonly kills: number;
  readonly breaks: number;
  readonly weathers: number;
  readonly weather: string;
  /** Whether a tab was killed, something broke, or storage refused something: 0 or 1. */
  readonly disturbed: number;
  /** Whether storage ever refused something: 0 or 1. */
  readonly stormy: number;
  /** Whether a page ended while it was at something: 0 or 1. */
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
  /** What happens in a tab by itself, besides what its page waits for. */
  readonly fair?: (facts: Facts, past: Past) => readonly string[];
  /** What a user may do in a tab that is open. */
  readonly people: (facts: Facts, past: Past) => readonly string[];
  /** The past after an event. */
  readonly after: (past: Past, event: WorldEvent, facts: Facts | undefined) => Past;
  /** Turns at these keys may be cut short before each of their writes, while there are `kills`. */
  readonly fragile?: readonly string[];
}

const MOST_WRITES = 4;

export const createWorld = <Facts, Past extends Budget>(options: WorldOptions<Facts, Past>) => {
  type Here = World<Facts, Past>;
  const { openPage, slow = [], tabs, weathers = [], fragile = [] } = options;
  const replayed = createReplayed(() =>
    createPageRunner(openPage, { slow, hasWeather: weathers.length > 0 }),
  );
  const { entriesOf, write } = createStores();
  const texts = new Map<Past, string>();
  const known = [new Map<string, Choice<WorldEvent>>(), new Map<string, Choice<WorldEvent>>()] as const;
  const choice = (tab: number, what: string, isFair: boolean): Choice<WorldEvent> => {
    const all = known[tab === 0 ? 0 : 1];
    const found = all.get(what);
    if (found) return found;
    // An event is fair or not, whenever it happens.
    const made = { event: { tab, what }, isFair };
    all.set(what, made);
    return made;
  };

  /** The world after a tab made a step; with `cut`, it went down before the write of that number. */
  const settle = (world: Here, tab: number, what: string, step: TabStep<Facts>, cut?: number): Here => {
    const all = step.effects.writes;
    const writes = cut === undefined || cut >= all.length ? all : all.slice(0, cut);
    const isOver = cut !== undefined || what === 'close';
    const next = isOver ? undefined : step.place;
    let { unheard } = world;
    if (what.startsWith('hear ')) {
      const heard = what.slice(5);
      unheard = unheard.filter((one) => one.tab !== tab || one.key !== heard);
    }
    if (isOver) unheard = unheard.filter((one) => one.tab !== tab);
    for (const [key] of writes)
      for (const [other, there] of world.tabs.entries())
        if (other !== tab && there?.seen.watched.has(key))
          if (!unheard.some((one) => one.tab === other && one.key === key))
            unheard = [...unheard, { tab: other, key }];
    let { queue } = world;
    if (isOver) queue = queue.filter((asked) => asked.tab !== tab);
    else if (
      step.effects.left.length > 0 ||
      world.tabs[tab]?.seen.turns.length ||
      step.place.seen.turns.length
    )
      queue = queueAfter(queue, tab, step.effects.left, step.place.seen.turns);
    const pages = world.tabs.slice();
    pages[tab] = next;
    const { now, past } = world;
    return {
      tabs: pages,
      store: write(world.store, writes),
      queue,
      unheard,
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
  /** The page is gone, with what it waited for. */
  const without = (world: Here, tab: number): Here => ({
    ...world,
    tabs: world.tabs.map((one, at) => (at === tab ? undefined : one)),
    queue: world.queue.filter((asked) => asked.tab !== tab),
    unheard: world.unheard.filter((one) => one.tab !== tab),
    lost: [],
  });
  const then = (world: Here | Promise<Here>, next: (world: Here) => Here | Promise<Here>) =>
    world instanceof Promise ? world.then(next) : next(world);
  /** Whatever is not an event of one page alone. */
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

  const happenings = ({ past, queue, tabs: pages, unheard }: Here): Choice<WorldEvent>[] => {
    const list: Choice<WorldEvent>[] = [];
    for (const [tab, page] of pages.entries()) {
      if (!page) list.push(choice(tab, 'open', true));
      for (const what of page?.seen.waits ?? []) list.push(choice(tab, `load ${what}`, true));
      if (page?.seen.facts && options.fair)
        for (const what of options.fair(page.seen.facts, past)) list.push(choice(tab, what, true));
      if (past.breaks > 0)
        for (const what of page?.seen.waits ?? []) list.push(choice(tab, `break ${what}`, false));
    }
    const heads = new Set<string>();
    for (const { tab, key, isHeld } of queue) {
      if (!heads.has(key) && !isHeld) {
        list.push(choice(tab, `grant ${key}`, true));
        if (past.kills > 0 && fragile.includes(key))
          for (let cut = 0; cut < MOST_WRITES; cut += 1)
            list.push(choice(tab, `cut ${cut} grant ${key}`, false));
      }
      heads.add(key);
    }
    for (const { tab, key } of unheard) list.push(choice(tab, `hear ${key}`, true));
    // Seconds pass when nothing else is left to happen by itself: the timer that is due first fires first.
    if (list.every(({ isFair }) => !isFair)) {
      const dues = pages.map((page) => page?.seen.due ?? Number.POSITIVE_INFINITY);
      const first = Math.min(...dues);
      if (first < Number.POSITIVE_INFINITY) list.push(choice(dues.indexOf(first), 'tick', true));
    }
    return list;
  };
  const choices = (world: Here): readonly Choice<WorldEvent>[] => {
    const { past } = world;
    const list = happenings(world);
    for (const [tab, page] of world.tabs.entries()) {
      if (!page?.seen.facts) continue;
      for (const what of options.people(page.seen.facts, past)) list.push(choice(tab, what, false));
      if (past.reloads > 0) list.push(choice(tab, 'reload', false));
      if (past.kills > 0) list.push(choice(tab, 'kill', false));
    }
    if (past.weathers > 0)
      for (const kind of weathers) if (kind !== past.weather) list.push(choice(0, `weather ${kind}`, false));
    return list;
  };

  const pastText = (past: Past): string => {
    const text = texts.get(past) ?? Object.values(past).join();
    texts.set(past, text);
    return text;
  };
  const pasts = new Map<string, Past>();
  const same = (past: Past): Past => {
    const text = Object.values(past).join();
    const found = pasts.get(text);
    if (!found) pasts.set(text, past);
    return found ?? past;
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
  const isHappening = ({ what }: WorldEvent) => /^(load|grant|hear|tick|open)\b/.test(what);
  const step = (world: Here, event: WorldEvent): Here | Promise<Here> => {
    if (isHappening(event)) return happen(world, event);
    const facts = world.tabs[event.tab]?.seen.facts;
    const past = same(options.after(spend(world.past, event), event, facts));
    return happen({ ...world, past }, event);
  };
  const orderText = ({ tabs: pages, queue, unheard }: Here, order: readonly number[]): string => {
    let text = '';
    for (const tab of order) text += `${pages[tab]?.id ?? 'x'},`;
    // Turns at different keys have no order, nor have messages to different watchers.
    const lines = queue.map(
      ({ tab, key, by, isHeld }) => `${key} ${order.indexOf(tab)}${isHeld ? '!' : ''}${by}`,
    );
    if (lines.length > 1)
      lines.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0));
    return `${text}|${lines.join()}|${unheard
      .map(({ tab, key }) => `${order.indexOf(tab)}${key}`)
      .sort()
      .join()}`;
  };
  const keyOf = (line: string) => line.slice(0, line.indexOf(' '));
  const textOf = (world: Here): string => {
    const { tabs: pages, store, now, past } = world;
    const rest = `|${store.id}|${now}|${pastText(past)}`;
    const [one, other] = [pages[0]?.id ?? -1, pages[1]?.id ?? -1];
    if (tabs === 1) return orderText(world, [0]) + rest;
    // The tabs may change places: nothing else depends on which is the first.
    if (one !== other) return orderText(world, one < other ? [0, 1] : [1, 0]) + rest;
    const [first, second] = [orderText(world, [0, 1]), orderText(world, [1, 0])];
    return [first, second].sort()[0] + rest;
  };
  const init = async (): Promise<Here> => {
    let world: Here = {
      tabs: Array.from({ length: tabs }, () => undefined),
      store: entriesOf(new Map(Object.entries(options.entries ?? {}))),
      queue: [],
      unheard: [],
      now: 1_000_000,
      past: same(options.past),
      lost: [],
    };
    for (let tab = 0; tab < tabs; tab += 1) world = await act(world, tab, 'open');
    return world;
  };
  const model: Model<Here, WorldEvent> = { init, choices, step, textOf };
  return { model, counts: replayed.counts };
};
