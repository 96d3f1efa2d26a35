/** A running system. It cannot be cloned, and reads outside data only through `look`. */
export interface Runner<Seen extends { readonly text: string }, Effects> {
  readonly perform: (event: string, look: Look) => Effects | Promise<Effects>;
  /** States with the same `text` have the same future. */
  readonly observe: () => Seen;
}
export type Look = (key: string) => string | undefined;

/** A state of a runner. States with the same text are one place. */
export interface Place<Seen, Effects> {
  readonly id: number;
  readonly seen: Seen;
  readonly steps: Map<string, Taken<Seen, Effects>[]>;
  readonly last:
    | { readonly from: Place<Seen, Effects>; readonly event: string; readonly reads: Reads }
    | undefined;
}
export interface Taken<Seen, Effects> {
  readonly place: Place<Seen, Effects>;
  readonly effects: Effects;
  readonly reads: Reads;
}
type Reads = ReadonlyMap<string, string | undefined>;

/** A bounded cache of runners; evicts the least recently visited places first. */
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
      // Re-inserting marks the place as the most recent.
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

/** Caches steps by place, event and reads. Reaches a place by replaying the events that first led there. */
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
    throw new Error(`A replay ended in a different state: ${way.map(({ event }) => event).join(' | ')}`);
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
    step: (place: Here, event: string, look: Look): Taken<Seen, Effects> | Promise<Taken<Seen, Effects>> => {
      const known = place.steps.get(event);
      if (known) for (const taken of known) if (isStill(taken, look)) return taken;
      return take(place, event, look);
    },
    /** Sets the maximum number of cached runners; 300 by default. */
    keepAwake: awake.keep,
    counts: () => ({ places: places.size, steps: made }),
  };
};
