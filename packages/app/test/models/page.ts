/**
 * A page with real actors and promises. The model provides storage, and decides when locks, chunks, slow work
 * and timers settle. An event ends when the microtask queue is empty.
 */

import { flushMicrotasks } from '@loomwright/machine-testing';
import { canonicalText } from '@loomwright/machine-testing/checker';
import type { KeyValueStore } from '@loomwright/storage';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { type ActorLogic, actorText, follow, isStopped, pathOf, running } from './actors.ts';
import type { Look, Runner } from './replayed.ts';
import { byKey } from './shared.ts';

export interface PagePorts {
  readonly store: KeyValueStore;
  /**
   * Waits for a chunk such as `accounts`, which loads once, or for work such as `!verify`, which runs each
   * time.
   */
  readonly wait: (what: string) => Promise<void>;
  readonly now: () => number;
  readonly options: {
    readonly clock: {
      readonly setTimeout: (fire: () => void, ms: number) => number;
      readonly clearTimeout: (id: number) => void;
    };
    readonly inspect: (event: InspectionEvent) => void;
    readonly logger: () => void;
  };
}

export interface Page<Facts> {
  readonly roots: () => readonly AnyActorRef[];
  readonly send: (event: string) => void;
  readonly hide: () => void;
  readonly remembered: () => unknown;
  readonly facts: () => Facts;
}
export type OpenPage<Facts> = (ports: PagePorts) => Page<Facts>;

export interface Turn {
  readonly key: string;
  /** The requesting actor: two actors of one page may wait for the same key. */
  readonly by: string;
  readonly isHeld: boolean;
}
export interface SeenPage<Facts> {
  readonly text: string;
  /** Undefined before the page is open and after it is closed. */
  readonly facts: Facts | undefined;
  readonly broken: readonly string[];
  readonly watched: ReadonlySet<string>;
  readonly turns: readonly Turn[];
  readonly waits: readonly string[];
  readonly due: number | undefined;
}
export interface PageEffects {
  /** The text is undefined for a removed key. */
  readonly writes: readonly (readonly [key: string, text: string | undefined])[];
  /** Lock requests that finished or were aborted. */
  readonly left: readonly Turn[];
  readonly lost: readonly string[];
}
export interface PageOptions {
  readonly slow: readonly string[];
  /** Whether storage may be full or blocked. */
  readonly canRefuse: boolean;
}

interface Waiting {
  readonly what: string;
  readonly actor: AnyActorRef | undefined;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}
interface OpenTurn {
  readonly key: string;
  readonly actor: AnyActorRef | undefined;
  isHeld: boolean;
  isOld: boolean;
  readonly run: () => void;
}

const isMachine = (snapshot: object): boolean => 'machine' in snapshot;

const ENDLESS = 3000;
const NEVER = 'A page never becomes idle after an event';

const toTurn = ({ key, actor, isHeld }: OpenTurn): Turn => ({ key, by: pathOf(actor), isHeld });

export const createPageRunner = <Facts>(
  openPage: OpenPage<Facts>,
  { slow, canRefuse }: PageOptions,
): Runner<SeenPage<Facts>, PageEffects> => {
  let page: Page<Facts> | undefined;
  let look: Look = () => undefined;
  let isClosed = false;
  let waiting: Waiting[] = [];
  let turns: OpenTurn[] = [];
  let timers: { readonly id: number; readonly due: number; readonly fire: () => void }[] = [];
  let lastTimer = 0;
  let [writes, lost]: [PageEffects['writes'][number][], string[]] = [[], []];
  let left: Turn[] = [];
  let inspected = 0;
  const broken: string[] = [];
  const written = new Map<string, string | undefined>();
  const arrived = new Set<string>();
  const watchers = new Set<{ readonly key: string; readonly tell: () => void }>();

  const now = () => Number(look('@now'));
  const textAt = (key: string) => (written.has(key) ? written.get(key) : look(key));
  const storageFault = () => (isClosed ? 'blocked' : canRefuse ? look('@storageFault') : 'fine');
  const blocked = { kind: 'refused', reason: 'blocked' } as const;
  const put = (key: string, text: string | undefined) => {
    if (textAt(key) !== text) writes.push([key, text]);
    written.set(key, text);
    return { kind: 'written' } as const;
  };
  const store: KeyValueStore = {
    read: (key) => {
      if (storageFault() === 'blocked') return blocked;
      const text = textAt(key);
      return text === undefined ? { kind: 'missing' } : { kind: 'found', text };
    },
    write: (key, text) => {
      if (storageFault() === 'blocked') return blocked;
      const isLonger = storageFault() === 'full' && text.length > (textAt(key)?.length ?? -1);
      return isLonger ? { kind: 'refused', reason: 'full' } : put(key, text);
    },
    remove: (key) => (storageFault() === 'blocked' ? blocked : put(key, undefined)),
    // Like Web Locks: an aborted request leaves the queue; a lock is held until its work settles.
    exclusively: (key, work, signal) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          if (turn.isOld) left.push(toTurn(turn));
          turns = turns.filter((one) => one !== turn);
        };
        const turn: OpenTurn = {
          key,
          actor: running.getStore(),
          isHeld: false,
          isOld: false,
          run: () => {
            turn.isHeld = true;
            Promise.resolve().then(work).finally(leave).then(resolve, reject);
          },
        };
        const abort = () => {
          if (turn.isHeld) return;
          leave();
          reject(new Error('aborted'));
        };
        turns.push(turn);
        if (signal.aborted) abort();
        else (signal as EventTarget & AbortSignal).addEventListener('abort', abort);
      }),
    watch: (key, tell) => {
      const actor = running.getStore();
      const watcher = { key, tell: () => (actor ? running.run(actor, tell) : tell()) };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const wait = (what: string) =>
    new Promise<void>((resolve, reject) => {
      if (!slow.includes(what) || arrived.has(what)) resolve();
      else waiting.push({ what, actor: running.getStore(), resolve, reject });
    });
  const inspect = (event: InspectionEvent) => {
    inspected += 1;
    // Stopping the actors ends an endless promise chain. A synchronous loop ends only with an exception.
    if (inspected === ENDLESS) end();
    if (inspected > 2 * ENDLESS) throw new Error(NEVER);
    const target = event.actorRef as AnyActorRef & { logic: ActorLogic };
    if (event.type === '@xstate.actor') follow(target.logic);
    else if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.')) {
      const { status } = target.getSnapshot() as { status: string };
      if (status !== 'active') lost.push(`${event.event.type} → ${target.id}`);
    } else if (
      event.type === '@xstate.snapshot' &&
      event.snapshot.status === 'error' &&
      isMachine(event.snapshot)
    )
      broken.push(target.id);
  };
  const ports: PagePorts = {
    store,
    wait,
    now,
    options: {
      clock: {
        setTimeout: (fire, ms) => {
          lastTimer += 1;
          timers = [...timers, { id: lastTimer, due: now() + ms, fire }].sort(
            (one, other) => one.due - other.due,
          );
          return lastTimer;
        },
        clearTimeout: (id) => {
          timers = timers.filter((timer) => timer.id !== id);
        },
      },
      inspect,
      logger: () => {},
    },
  };

  const arrive = (what: string, error?: Error) => {
    const isWork = what.startsWith('!');
    // A loaded chunk resolves all its waits; finished work resolves only the first.
    const ready = waiting.filter((one) => one.what === what).slice(0, isWork ? 1 : undefined);
    if (!isWork && !error) arrived.add(what);
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve, reject } of ready) {
      if (error) reject(error);
      else resolve();
    }
  };
  const end = () => {
    isClosed = true;
    for (const root of page?.roots() ?? []) root.stop();
    page = undefined;
    [waiting, turns, timers] = [[], [], []];
    watchers.clear();
    arrived.clear();
  };
  const happen = (event: string): void => {
    const [what = '', key = ''] = event.split(' ');
    if (what === 'open') page = openPage(ports);
    else if (what === 'hide') page?.hide();
    else if (what === 'close') {
      page?.hide();
      end();
    } else if (what === 'grant') turns.find((turn) => turn.key === key)?.run();
    else if (what === 'hear') for (const watcher of [...watchers]) watcher.key === key && watcher.tell();
    else if (what === 'load') arrive(key);
    else if (what === 'break') arrive(key, new Error(''));
    else if (what === 'tick') {
      const [first] = timers;
      timers = timers.slice(1);
      first?.fire();
    } else page?.send(event);
  };
  return {
    perform: async (event, lookUp) => {
      look = lookUp;
      [writes, lost, left] = [[], [], []];
      for (const turn of turns) turn.isOld = true;
      written.clear();
      inspected = 0;
      happen(event);
      await flushMicrotasks();
      if (inspected >= ENDLESS) throw new Error(`${NEVER}: "${event}"`);
      return { writes, left, lost };
    },
    observe: () => {
      const watched = new Set([...watchers].map(({ key }) => key));
      const open = turns.map(toTurn);
      const mark = (actor: AnyActorRef | undefined) =>
        `${pathOf(actor)}${isStopped(actor) ? ' (stopped)' : ''}`;
      const due = timers[0]?.due;
      const facts = page?.facts();
      const roots = page?.roots() ?? [];
      const text = [
        ...roots.map((root) => `${root.id}${actorText(root, root.id)}`),
        [...turns]
          .sort(byKey)
          .map(({ key, actor, isHeld }) => `${key}${isHeld ? '!' : '?'}${mark(actor)}`)
          .join(),
        waiting.map(({ what, actor }) => `${what} ${mark(actor)}`).join(),
        [...arrived].sort().join(),
        timers.map((timer) => timer.due).join(),
        canonicalText(page?.remembered(), 'remembered'),
        broken.join(),
        isClosed ? 'gone' : '',
      ].join('\n');
      return {
        text,
        facts,
        broken: [...broken],
        watched,
        turns: open,
        waits: [...new Set(waiting.map(({ what }) => what))],
        due,
      };
    },
  };
};
