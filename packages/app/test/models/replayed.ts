/** A thing that runs and cannot be copied: actors with their promises. What it knows of the outside it looks up. */
export interface Runner<Seen extends { readonly text: string }, Effects> {
  /** Resolves when nothing happens by itself any more. */
  readonly perform: (event: string, look: Look) => Effects | Promise<Effects>;
  /** What can be seen of it; `text` is the same exactly where its future is. */
  readonly observe: () => Seen;
}
export type Look = (key: string) => string | undefined;

/** A thing at one moment: the same object for the same text. */
export interface Place<Seen, Effects> {
  readonly id: number;
  readonly seen: Seen;
  readonly steps: Map<string, Taken<Seen, Effects>[]>;
  readonly last:
    | { readonly from: Place<Seen, Effects>; readonly event: string; readonly reads: Reads }
    | undefined;
}
/** A step that was worked out once, for what it looked up. */
export interface Taken<Seen, Effects> {
  readonly place: Place<Seen, Effects>;
  readonly effects: Effects;
  readonly reads: Reads;
}
type Reads = ReadonlyMap<string, string | undefined>;

/** Things by where they are, up to a number of them in all: those of the places that were visited longest ago go first. */
const createPool = <Where, Thing>() => {
  const things = new Map<Where, Thing[]>();
  let [most, count] = [300, 0];
  const letGo = () => {
    for (const [where, some] of things) {
      for (; count > most && some.length > 0; count -= 1) some.pop();
      if (some.length > 0) return;
      things.delete(where);
    }
  };
  return {
    put: (where: Where, thing: Thing): void => {
      const some = things.get(where) ?? [];
      // The last in the map is the one that was visited last.
      things.delete(where);
      things.set(where, [...some, thing]);
      count += 1;
      letGo();
    },
    take: (where: Where): Thing | undefined => {
      const thing = things.get(where)?.pop();
      if (thing) count -= 1;
      return thing;
    },
    keep: (atMost: number): void => {
      most = atMost;
      letGo();
    },
  };
};

/**
 * Makes steps of things that cannot be copied, each once: it is looked up afterwards by place, event, and what it looked
 * up outside. A thing gets to a place by repeating the events that led there first: all of them, or the last ones where
 * one is awake at a place on that way.
 */
export const createReplayed = <Seen extends { readonly text: string }, Effects>(
  open: () => Runner<Seen, Effects>,
) => {
  type Here = Place<Seen, Effects>;
  const places = new Map<string, Here>();
  const awake = createPool<Here, Runner<Seen, Effects>>();
  let made = 0;

  const placeOf = (seen: Seen, last: Here['last']): Here => {
    const place = places.get(seen.text) ?? { id: places.size, seen, steps: new Map(), last };
    places.set(seen.text, place);
    return place;
  };
  const wake = async (place: Here): Promise<Runner<Seen, Effects>> => {
    const ready = awake.take(place);
    if (ready) return ready;
    const way: NonNullable<Here['last']>[] = [];
    let runner: Runner<Seen, Effects> | undefined;
    for (let at = place.last; at && !runner; at = at.from.last) {
      way.unshift(at);
      runner = awake.take(at.from);
    }
    runner ??= open();
    for (const { event, reads } of way) await runner.perform(event, (key) => reads.get(key));
    if (runner.observe().text === place.seen.text) return runner;
    throw new Error(`It runs differently when it is repeated: ${way.map(({ event }) => event).join(' | ')}`);
  };
  const take = async (place: Here, event: string, look: Look): Promise<Taken<Seen, Effects>> => {
    const runner = await wake(place);
    const reads = new Map<string, string | undefined>();
    const effects = await runner.perform(event, (key) => {
      if (!reads.has(key)) reads.set(key, look(key));
      return reads.get(key);
    });
    const next = placeOf(runner.observe(), { from: place, event, reads });
    awake.put(next, runner);
    const taken = { place: next, effects, reads };
    const known = place.steps.get(event);
    if (known) known.push(taken);
    else place.steps.set(event, [taken]);
    made += 1;
    return taken;
  };
  const isStill = ({ reads }: Taken<Seen, Effects>, look: Look): boolean => {
    for (const [key, value] of reads) if (look(key) !== value) return false;
    return true;
  };
  return {
    start: placeOf(open().observe(), undefined),
    /** At once when it is known. */
    step: (place: Here, event: string, look: Look): Taken<Seen, Effects> | Promise<Taken<Seen, Effects>> => {
      const known = place.steps.get(event);
      if (known) for (const taken of known) if (isStill(taken, look)) return taken;
      return take(place, event, look);
    },
    /** How many things may be awake, 300 when it is not said: each takes memory, and saves the time to open another. */
    keepAwake: awake.keep,
    /** How many places there are, and how many steps were worked out. */
    counts: () => ({ places: places.size, steps: made }),
  };
};
