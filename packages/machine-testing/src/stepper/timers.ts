import type { EventObject } from 'xstate';

export interface PendingTimer {
  readonly id: string | undefined;
  /** Milliseconds since the start of the stepper. */
  readonly due: number;
  readonly event: EventObject;
}

interface Timer extends PendingTimer {
  readonly order: number;
  readonly fire: () => void;
}

// The longest delay of a browser timer in milliseconds; a longer one may fire at once.
const longest = 2_147_483_647;
const endlessly = 10_000;

export const createTimers = () => {
  let now = 0;
  let order = 0;
  let timers: readonly Timer[] = [];
  // As in XState, timers with the same id coexist, and `cancel` finds only the last one scheduled.
  let cancellable = new Map<string | number, Timer>();

  const keyOf = (timer: Timer): string | number => timer.id ?? timer.order;
  const drop = (timer: Timer): void => {
    timers = timers.filter((other) => other !== timer);
    cancellable.delete(keyOf(timer));
  };

  return {
    get now(): number {
      return now;
    },
    get pending(): readonly PendingTimer[] {
      return timers.map(({ id, due, event }) => ({ id, due, event }));
    },
    add: (id: string | undefined, delay: number, event: EventObject, fire: () => void): void => {
      if (!(delay >= 0 && delay <= longest))
        throw new Error(`"${event.type}" has an impossible delay: ${delay}.`);
      order += 1;
      const timer: Timer = { id, due: now + delay, event, fire, order };
      cancellable.set(keyOf(timer), timer);
      timers = [...timers, timer].sort((a, b) => a.due - b.due || a.order - b.order);
    },
    cancel: (id: string): void => {
      const timer = cancellable.get(id);
      if (timer) drop(timer);
    },
    clear: (): void => {
      for (const timer of cancellable.values()) drop(timer);
    },
    mark: (): (() => void) => {
      const [kept, keptKeys, keptNow] = [timers, new Map(cancellable), now];
      return () => {
        timers = kept;
        cancellable = new Map(keptKeys);
        now = keptNow;
      };
    },
    /** `afterEach` runs after each timer, before time advances further. */
    advance: (ms: number, afterEach: () => void): void => {
      if (!(ms >= 0 && Number.isFinite(ms))) throw new Error(`Time cannot advance by ${ms} ms.`);
      const end = now + ms;
      let atThisInstant = 0;
      for (let next = timers[0]; next && next.due <= end; next = timers[0]) {
        atThisInstant = next.due === now ? atThisInstant + 1 : 0;
        if (atThisInstant === endlessly)
          throw new Error(`Infinite loop: timers such as "${next.event.type}" keep firing at the same time.`);
        now = next.due;
        drop(next);
        next.fire();
        afterEach();
      }
      now = end;
    },
  };
};
