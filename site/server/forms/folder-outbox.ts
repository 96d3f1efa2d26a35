import {
  createDeliveryMachine,
  type Delivery,
  type DeliveryEvent,
  isCopy,
  type Message,
  numberOf,
  RETRY_SCHEDULE,
  toDeliveries,
} from '@loomwright/delivery';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { createFileStore } from './file-store.ts';
import { codeOf, type Files } from './files.ts';
import { createFolderHealth } from './folder-health.ts';
import { createTurns } from './in-turn.ts';
import { type Acceptance, type Outbox, type OutboxOptions, toLogLine } from './outbox.ts';
import { createPendingDeliveries } from './pending-deliveries.ts';

export interface FolderOutboxOptions extends OutboxOptions {
  readonly folder: string;
  readonly files: Files;
}

const RESCAN_MS = 15_000;
const TIDY_MS = 24 * 3_600_000;
/** Node's timers overflow after 24 days. */
const LONGEST_TIMER_MS = 3_600_000;

const unavailable: Acceptance = { kind: 'unavailable' };

/** Keeps the unsent deliveries in memory, but reads a message only when it is needed. */
export const createFolderOutbox = ({
  atOnce = 1,
  files,
  folder,
  log,
  maxWaiting = 50_000,
  now = Date.now,
  schedule = RETRY_SCHEDULE,
  send,
}: FolderOutboxOptions) => {
  const store = createFileStore({
    folder,
    files,
    now,
    onBroken: (file) => log(`Forms: an unreadable file was moved to ${file}`),
  });
  const resting = createPendingDeliveries({ now, schedule });
  const { fail, isHealthy, writing } = createFolderHealth(log);
  const { allEnded, inTurn } = createTurns();
  const moving = new Map<string, Message | undefined>();
  const moves = new Set<Promise<unknown>>();
  let isOpen = true;
  let watching: Promise<void> = Promise.resolve();
  let loaded: Promise<void> = Promise.resolve();
  let turnTimer: NodeJS.Timeout | undefined;
  let watchTimer: NodeJS.Timeout | undefined;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const machine = createDeliveryMachine({
    deliver: async (delivery, signal) => {
      const message = moving.get(delivery.id);
      if (!message) throw new Error(`no message for ${delivery.id}`);
      return send(message, delivery, signal);
    },
    store: (delivery) =>
      inTurn(numberOf(delivery), async () => {
        const message = moving.get(delivery.id);
        if (message) await writing(() => store.replace(resting.boxOf(delivery.id), { delivery, message }));
      }),
    now,
    schedule,
  });

  /**
   * Sends the event to the delivery's machine and waits until the machine rests. Undefined if the file is
   * gone or the outcome could not be stored.
   */
  const run = async (delivery: Delivery, event: DeliveryEvent) => {
    const { id } = delivery;
    const number = numberOf(delivery);
    const stored = await inTurn(number, () => store.read(resting.boxOf(id), id));
    if (!stored) {
      resting.forget(id);
      return undefined;
    }
    moving.set(id, stored.message);
    const actor = createActor(machine, { input: { delivery, at: now() } });
    actor.start();
    actor.send(event);
    const canRest = (state: SnapshotFrom<typeof machine>) =>
      state.matches('queued') ||
      state.hasTag('resting') ||
      // A full disk must not keep the server from stopping.
      (!isOpen && state.matches({ storing: 'refused' }));
    const snapshot = await waitFor(actor, canRest, { timeout: Number.POSITIVE_INFINITY });
    actor.stop();
    // The outcome is not stored, so the next start tries again.
    if (snapshot.matches('storing')) return undefined;
    const after = snapshot.context.delivery;
    if (snapshot.matches('dropped')) {
      await inTurn(number, () => writing(() => store.remove(resting.boxOf(id), id)));
      resting.forget(id);
      log(toLogLine(after, 'dropped'));
    } else if (after !== delivery) {
      resting.put(after);
      log(toLogLine(after, after.status));
    }
    return snapshot;
  };

  const move = async (delivery: Delivery, event: DeliveryEvent) => {
    moving.set(delivery.id, undefined);
    const moved = run(delivery, event);
    moves.add(moved);
    try {
      return await moved;
    } finally {
      moves.delete(moved);
      moving.delete(delivery.id);
      takeTurns();
    }
  };

  const attempt = (delivery: Delivery) => {
    move({ ...delivery, status: 'queued' }, { type: 'turn.granted' }).catch((error: unknown) => {
      fail(error);
      resting.wait(delivery, RESCAN_MS);
    });
  };

  const takeTurns = () => {
    clearTimeout(turnTimer);
    while (isOpen && moving.size < atOnce) {
      const { oldest, pauseMs = LONGEST_TIMER_MS } = resting.next((id) => moving.has(id));
      if (!oldest) {
        turnTimer = setTimeout(takeTurns, Math.min(pauseMs, LONGEST_TIMER_MS));
        return;
      }
      attempt(oldest);
    }
  };

  const command = async (id: string, event: DeliveryEvent) => {
    await loaded;
    const delivery = resting.find(id);
    return isOpen && delivery && !moving.has(id) ? move(delivery, event) : undefined;
  };

  /** Also false for a known delivery whose file was moved by hand. */
  const isKnown = (box: 'queue' | 'undeliverable', id: string) =>
    moving.has(id) || (resting.find(id) !== undefined && resting.boxOf(id) === box);

  const load = async (box: 'queue' | 'undeliverable', id: string) => {
    const number = numberOf({ id });
    await inTurn(number, async () => {
      if (isKnown(box, id)) return;
      const stored = await store.read(box, id);
      if (!stored) return;
      // A crash may leave the copy without the email to the company. That message was not accepted.
      if (isCopy({ id }) && (await store.digestOf(number)) === undefined) await store.remove(box, id);
      else resting.put(stored.delivery);
    });
  };

  const scan = async () => {
    const before = resting.all();
    const kept = new Set<string>();
    for (const box of ['queue', 'undeliverable'] as const) {
      for (const id of await store.list(box)) {
        kept.add(id);
        if (isOpen && !isKnown(box, id)) await load(box, id);
      }
    }
    for (const delivery of before) {
      const { id } = delivery;
      if (!kept.has(id) && !moving.has(id) && resting.find(id) === delivery) resting.forget(id);
    }
  };

  const tidy = async () => {
    if (performance.now() - tidiedAt < TIDY_MS) return;
    tidiedAt = performance.now();
    const numbers = new Set(resting.all().map(numberOf));
    await store.tidySent(
      (number) => numbers.has(number),
      () => isOpen,
    );
  };

  const trying = (work: () => Promise<void>) => work().catch(fail);

  const watchAgain = () => {
    takeTurns();
    if (isOpen) watchTimer = setTimeout(watch, RESCAN_MS);
  };
  const watch = () => {
    watching = trying(async () => {
      if (!isHealthy()) await writing(() => store.makeFolders().then(store.probe));
      await scan();
      await tidy();
    }).then(watchAgain);
  };

  const add = async (message: Message) => {
    const deliveries = toDeliveries(message);
    // Stores the email to the company last, because the message counts as accepted once that email is stored.
    for (const delivery of deliveries.toReversed()) await writing(() => store.add({ delivery, message }));
    for (const delivery of deliveries) {
      resting.put(delivery);
      log(toLogLine(delivery, delivery.status));
    }
    takeTurns();
  };

  const isKnownAs = async (number: string, { digest }: Message): Promise<Acceptance | undefined> => {
    const known = await store.digestOf(number);
    if (known === undefined) return undefined;
    return known === digest ? { kind: 'kept', number } : { kind: 'taken' };
  };

  /** Calls `otherwise` if the message is new. For each message number, only one call runs at a time. */
  const ask = async (
    message: Message,
    earlierNumber: string | undefined,
    otherwise: () => Promise<Acceptance | undefined>,
  ): Promise<Acceptance | undefined> => {
    try {
      if (earlierNumber !== undefined) {
        const earlier = await inTurn(earlierNumber, () => isKnownAs(earlierNumber, message));
        if (earlier?.kind === 'kept') return earlier;
      }
      return await inTurn(
        message.number,
        async () => (await isKnownAs(message.number, message)) ?? otherwise(),
      );
    } catch (error) {
      fail(error);
      return unavailable;
    }
  };

  const outbox: Outbox = {
    accept: async (message, earlierNumber) => {
      if (!isOpen) return unavailable;
      const acceptance = await ask(message, earlierNumber, async () => {
        if (resting.countWaiting() >= maxWaiting) return unavailable;
        await add(message);
        return { kind: 'kept', number: message.number };
      });
      return acceptance ?? unavailable;
    },
    find: (message, earlierNumber) => ask(message, earlierNumber, async () => undefined),
    health: async () => ({ isHealthy: isHealthy(), ...resting.health() }),
    list: async () => {
      await loaded;
      return resting.all().toSorted((a, b) => a.acceptedAt - b.acceptedAt || (a.id < b.id ? -1 : 1));
    },
    retry: async (id) => (await command(id, { type: 'delivery.retry' }))?.matches('queued') ?? false,
    drop: async (id) => (await command(id, { type: 'delivery.drop' }))?.matches('dropped') ?? false,
    close: async () => {
      isOpen = false;
      clearTimeout(turnTimer);
      clearTimeout(watchTimer);
      await watching;
      await Promise.allSettled(moves);
      await allEnded();
    },
  };

  return {
    outbox,
    makeFolders: store.makeFolders,
    /** Reads the folder in the background. Rejects if the folder is not writable, unless the disk is full. */
    start: async () => {
      await store.clean();
      await store.probe().catch((error: unknown) => {
        if (codeOf(error) !== 'ENOSPC') throw error;
        fail(error);
      });
      loaded = trying(scan);
      watching = loaded.then(() => trying(tidy)).then(watchAgain);
    },
  };
};
