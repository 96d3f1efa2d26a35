/**
 * A page of a browser, with real actors and real promises, whose surroundings a model plays: storage is looked up and
 * written to by it; turns, code that arrives, work that takes time and timers wait until it lets them happen. Whatever is
 * settled by microtasks alone is no choice: an event is over when their queue is empty.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { canonicalText, type Look, type Runner } from '@loomwright/kit/checker';
import { emptyQueues } from '@loomwright/kit/testing';
import type { KeyValueStore } from '@loomwright/storage';
import type { AnyActorRef, InspectionEvent } from 'xstate';

export interface PagePorts {
  readonly store: KeyValueStore;
  /** Code (`accounts`), or work that takes its time every time (`!verify`). */
  readonly wait: (what: string) => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
  /** For each root actor of the page. */
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
  /** Something that somebody does on the page, by its name. */
  readonly send: (event: string) => void;
  readonly hide: () => void;
  /** What its code remembers outside of the actors. */
  readonly remembered: () => unknown;
  readonly facts: () => Facts;
}
export type OpenPage<Facts> = (ports: PagePorts) => Page<Facts>;

export interface Turn {
  readonly key: string;
  /** The actor that asked for it: two of one page may wait for the same key. */
  readonly by: string;
  readonly isHeld: boolean;
}
export interface SeenPage<Facts> {
  readonly text: string;
  /** Undefined before the page is open, and once it is closed. */
  readonly facts: Facts | undefined;
  /** What actors and machines threw. */
  readonly broken: readonly string[];
  readonly watched: ReadonlySet<string>;
  readonly turns: readonly Turn[];
  /** What is on its way, each once. */
  readonly waits: readonly string[];
  /** When the next timer fires. */
  readonly due: number | undefined;
}
export interface PageEffects {
  /** In order; undefined for a key that was removed. */
  readonly writes: readonly (readonly [key: string, text: string | undefined])[];
  /** Turns that were over or called off: whoever asks again stands at the end of the queue. */
  readonly left: readonly Turn[];
  /** Messages to actors that had stopped. */
  readonly lost: readonly string[];
}
export interface PageOptions {
  /** What does not arrive at once. */
  readonly slow: readonly string[];
  /** Whether storage may be full or blocked, as it looks up under `@weather`. */
  readonly hasWeather: boolean;
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
  /** Whether it was asked for by an earlier event. */
  isOld: boolean;
  readonly run: () => void;
}

/** The actor whose code runs, or waits: what comes after a wait depends on who waits, and on whether that one still runs. */
const running = new AsyncLocalStorage<AnyActorRef>();

/** Has the code of an actor run, and wait, in its name. */
const follow = (actor: AnyActorRef & { logic: ActorLogic }): void => {
  const { logic } = actor;
  const { start } = logic;
  if (start)
    actor.logic = Object.assign(Object.create(logic) as ActorLogic, {
      start: (...given: unknown[]) => running.run(actor, () => start(...given)),
    });
};
interface ActorLogic {
  readonly start?: (...given: unknown[]) => void;
}
const pathOf = (actor: AnyActorRef | undefined): string =>
  actor ? `${actor._parent ? `${pathOf(actor._parent)}.` : ''}${actor.id}` : '';
const isStopped = (actor: AnyActorRef | undefined): boolean => actor?.getSnapshot().status === 'stopped';

const isMachine = (snapshot: object): boolean => 'machine' in snapshot;

/** An actor and those below it, as text. */
const actorText = (actor: AnyActorRef, path: string): string => {
  const { status, value, context, input, output, children } = actor.getSnapshot() as Record<string, unknown>;
  const replace = (part: unknown, at: string): unknown => {
    // Of codecs and ports in inputs: what they do is told by the keys beside them.
    if (typeof part === 'function') return 'ƒ';
    // Numbers that only grow.
    return at.endsWith('.ask.id') ? 0 : part;
  };
  const own = [status, value, context, input, output].map((part) => canonicalText(part, path, replace));
  const below = Object.entries((children ?? {}) as Record<string, AnyActorRef | undefined>)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, child]) => (child ? [`${id}${actorText(child, `${path}.${id}`)}`] : []));
  return `(${own.join('|')}|${below.join()})`;
};

const toTurn = ({ key, actor, isHeld }: OpenTurn): Turn => ({ key, by: pathOf(actor), isHeld });

export const createPageRunner = <Facts>(
  openPage: OpenPage<Facts>,
  { slow, hasWeather }: PageOptions,
): Runner<SeenPage<Facts>, PageEffects> => {
  let page: Page<Facts> | undefined;
  let look: Look = () => undefined;
  let isGone = false;
  let waiting: Waiting[] = [];
  let turns: OpenTurn[] = [];
  let timers: { readonly id: number; readonly due: number; readonly fire: () => void }[] = [];
  let lastTimer = 0;
  let [writes, lost]: [PageEffects['writes'][number][], string[]] = [[], []];
  let left: Turn[] = [];
  const broken: string[] = [];
  const written = new Map<string, string | undefined>();
  const arrived = new Set<string>();
  const watchers = new Set<{ readonly key: string; readonly tell: () => void }>();

  const now = () => Number(look('@now'));
  const textAt = (key: string) => (written.has(key) ? written.get(key) : look(key));
  const weather = () => (isGone ? 'blocked' : hasWeather ? look('@weather') : 'fine');
  const blocked = { kind: 'refused', reason: 'blocked' } as const;
  const put = (key: string, text: string | undefined) => {
    if (textAt(key) !== text) writes.push([key, text]);
    written.set(key, text);
    return { kind: 'written' } as const;
  };
  const store: KeyValueStore = {
    read: (key) => {
      if (weather() === 'blocked') return blocked;
      const text = textAt(key);
      return text === undefined ? { kind: 'missing' } : { kind: 'found', text };
    },
    write: (key, text) => {
      if (weather() === 'blocked') return blocked;
      const isLonger = weather() === 'full' && text.length > (textAt(key)?.length ?? -1);
      return isLonger ? { kind: 'refused', reason: 'full' } : put(key, text);
    },
    remove: (key) => (weather() === 'blocked' ? blocked : put(key, undefined)),
    // As Web Locks: a request that is called off leaves the queue, and a turn lasts until its work is settled.
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
    const target = event.actorRef as AnyActorRef & { logic: ActorLogic };
    if (event.type === '@xstate.actor') follow(target);
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
    // Of work the oldest piece is done; code is there for whoever waits, and from then on.
    const ready = waiting.filter((one) => one.what === what).slice(0, isWork ? 1 : undefined);
    if (!isWork && !error) arrived.add(what);
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve, reject } of ready) {
      if (error) reject(error);
      else resolve();
    }
  };
  const end = () => {
    isGone = true;
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
      happen(event);
      await emptyQueues();
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
        turns.map(({ key, actor, isHeld }) => `${key}${isHeld ? '!' : '?'}${mark(actor)}`).join(),
        waiting.map(({ what, actor }) => `${what} ${mark(actor)}`).join(),
        [...arrived].sort().join(),
        timers.map((timer) => timer.due).join(),
        canonicalText(page?.remembered(), 'remembered'),
        broken.join(),
        // A page that is gone is not one that was never there.
        isGone ? 'gone' : '',
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
