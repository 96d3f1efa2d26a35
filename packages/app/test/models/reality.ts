/**
 * Runs the pages of the models over a plain store in memory, without caches or replays. A model is valid only
 * if its pages behave the same here.
 */
import { flushMicrotasks } from '@loomwright/machine-testing';
import type { KeyValueStore } from '@loomwright/storage';
import type { OpenPage, Page, PagePorts } from './page.ts';
import type { SystemEvent } from './system.ts';

interface Queued {
  readonly tab: number;
  isRunning: boolean;
  readonly run: () => void;
}
interface Gate {
  readonly what: string;
  readonly pass: () => void;
  readonly fail: () => void;
}
interface Timer {
  readonly id: number;
  readonly due: number;
  readonly fire: () => void;
}
interface Open<Facts> {
  page: Page<Facts> | undefined;
  isClosed: boolean;
  gates: Gate[];
  timers: Timer[];
  readonly arrived: Set<string>;
  readonly watchers: Set<{ readonly key: string; readonly tell: () => void }>;
  /** The number of writes until the tab is killed. */
  writesLeft: number | undefined;
}

export interface RealityOptions<Facts> {
  readonly openPage: OpenPage<Facts>;
  readonly tabs: number;
  readonly entries?: Readonly<Record<string, string>>;
  readonly slow?: readonly string[];
}

const blocked = { kind: 'refused', reason: 'blocked' } as const;

export const createReality = async <Facts>({
  entries = {},
  openPage,
  slow = [],
  tabs,
}: RealityOptions<Facts>) => {
  const stored = new Map(Object.entries(entries));
  const queues = new Map<string, Queued[]>();
  const pendingNotifications = new Set<string>();
  let storageFault = 'fine';
  let now = 1_000_000;
  let lastTimer = 0;
  const pages: Open<Facts>[] = [];

  const changed = (tab: number, key: string, text: string | undefined) => {
    if (stored.get(key) === text) return;
    if (text === undefined) stored.delete(key);
    else stored.set(key, text);
    for (const [other, { watchers }] of pages.entries())
      if (other !== tab && [...watchers].some((one) => one.key === key))
        pendingNotifications.add(`${other} ${key}`);
  };
  const storeOf = (tab: number, own: Open<Facts>): KeyValueStore => {
    const isBlocked = () => own.isClosed || storageFault === 'blocked';
    const put = (key: string, text: string | undefined) => {
      if (own.writesLeft === 0) own.isClosed = true;
      if (own.writesLeft !== undefined && stored.get(key) !== text) own.writesLeft -= 1;
      if (!own.isClosed) changed(tab, key, text);
      return { kind: 'written' } as const;
    };
    return {
      read: (key) => {
        const text = stored.get(key);
        if (isBlocked()) return blocked;
        return text === undefined ? { kind: 'missing' } : { kind: 'found', text };
      },
      write: (key, text) => {
        if (isBlocked()) return blocked;
        const isTooLong = storageFault === 'full' && text.length > (stored.get(key)?.length ?? -1);
        return isTooLong ? { kind: 'refused', reason: 'full' } : put(key, text);
      },
      remove: (key) => (isBlocked() ? blocked : put(key, undefined)),
      exclusively: (key, work, signal) =>
        new Promise((resolve, reject) => {
          const queue = queues.get(key) ?? [];
          queues.set(key, queue);
          const leave = () => void (queue.includes(turn) && queue.splice(queue.indexOf(turn), 1));
          const turn: Queued = {
            tab,
            isRunning: false,
            run: () => {
              turn.isRunning = true;
              Promise.resolve().then(work).finally(leave).then(resolve, reject);
            },
          };
          const abort = () => {
            if (turn.isRunning) return;
            leave();
            reject(new Error('aborted'));
          };
          queue.push(turn);
          if (signal.aborted) abort();
          else (signal as EventTarget & AbortSignal).addEventListener('abort', abort);
        }),
      watch: (key, tell) => {
        const watcher = { key, tell };
        own.watchers.add(watcher);
        return () => own.watchers.delete(watcher);
      },
    };
  };
  const portsOf = (tab: number, own: Open<Facts>): PagePorts => ({
    store: storeOf(tab, own),
    now: () => now,
    wait: (what) =>
      new Promise((pass, fail) => {
        if (!slow.includes(what) || own.arrived.has(what)) pass();
        else own.gates.push({ what, pass, fail: () => fail(new Error('')) });
      }),
    options: {
      clock: {
        setTimeout: (fire, ms) => {
          lastTimer += 1;
          own.timers = [...own.timers, { id: lastTimer, due: now + ms, fire }].sort((a, b) => a.due - b.due);
          return lastTimer;
        },
        clearTimeout: (id) => {
          own.timers = own.timers.filter((timer) => timer.id !== id);
        },
      },
      inspect: () => {},
      logger: () => {},
    },
  });
  const open = (tab: number) => {
    const own: Open<Facts> = {
      page: undefined,
      isClosed: false,
      gates: [],
      timers: [],
      arrived: new Set(),
      watchers: new Set(),
      writesLeft: undefined,
    };
    pages[tab] = own;
    own.page = openPage(portsOf(tab, own));
  };
  const close = (tab: number, isPolite: boolean) => {
    const own = pages[tab];
    if (!own) return;
    if (isPolite) own.page?.hide();
    own.isClosed = true;
    for (const root of own.page?.roots() ?? []) root.stop();
    own.page = undefined;
    own.watchers.clear();
    own.timers = [];
    own.gates = [];
    for (const queue of queues.values())
      for (const turn of [...queue]) if (turn.tab === tab) queue.splice(queue.indexOf(turn), 1);
    for (const one of [...pendingNotifications])
      if (one.startsWith(`${tab} `)) pendingNotifications.delete(one);
  };
  const happen = async (tab: number, what: string): Promise<void> => {
    const own = pages[tab];
    const [kind = '', name = '', ...rest] = what.split(' ');
    if (!own) throw new Error(`tab ${tab} is not open`);
    if (kind === 'open') open(tab);
    else if (kind === 'reload') {
      close(tab, true);
      open(tab);
    } else if (kind === 'kill') close(tab, false);
    else if (kind === 'cut') {
      own.writesLeft = Number(name);
      await happen(tab, rest.join(' '));
      close(tab, false);
    } else if (kind === 'storageFault') storageFault = name;
    else if (kind === 'grant') {
      const [head] = queues.get(name) ?? [];
      if (!head || head.isRunning || head.tab !== tab) throw new Error(`no pending lock to grant: ${what}`);
      head.run();
    } else if (kind === 'hear') {
      if (!pendingNotifications.delete(`${tab} ${name}`)) throw new Error(`no pending notification: ${what}`);
      for (const { key, tell } of [...own.watchers]) if (key === name) tell();
    } else if (kind === 'load' || kind === 'break') {
      const isWork = name.startsWith('!');
      const ready = own.gates.filter((gate) => gate.what === name).slice(0, isWork ? 1 : undefined);
      if (ready.length === 0) throw new Error(`no pending work: ${what}`);
      if (!isWork && kind === 'load') own.arrived.add(name);
      own.gates = own.gates.filter((gate) => !ready.includes(gate));
      for (const { fail, pass } of ready) kind === 'load' ? pass() : fail();
    } else if (kind === 'tick') {
      const [first] = own.timers;
      own.timers = own.timers.slice(1);
      now = first?.due ?? now;
      first?.fire();
    } else if (kind === 'hide') own.page?.hide();
    else own.page?.send(what);
    await flushMicrotasks();
  };
  for (let tab = 0; tab < tabs; tab += 1) {
    open(tab);
    await flushMicrotasks();
  }
  return {
    happen: ({ tab, what }: SystemEvent) => happen(tab, what),
    see: () =>
      seenText(
        pages.map(({ page }) => page?.facts()),
        stored,
      ),
    end: () => {
      for (const tab of pages.keys()) close(tab, false);
    },
  };
};

export const seenText = (facts: readonly unknown[], entries: ReadonlyMap<string, string>): string =>
  JSON.stringify([facts, [...entries].sort()], undefined, 1);
