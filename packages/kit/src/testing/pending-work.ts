/** The asynchronous work of a simulated world: a test awaits its end instead of counting turns, and may hold it up. */
export interface PendingWork {
  /** Counts a promise as pending until it settles; returns it. */
  readonly follow: <T>(work: Promise<T>) => Promise<T>;
  /** Named work that takes time: settles at once, or while such steps are held when the test lets it pass. */
  readonly step: (what: string) => Promise<void>;
  /** From now on every step waits. */
  readonly hold: () => void;
  /** The names of the steps that wait, oldest first. */
  readonly waiting: () => readonly string[];
  /** Lets one waiting step pass, by its place among them; resolves when what follows from it has run. */
  readonly letPass: (index: number) => Promise<void>;
  /**
   * Resolves when nothing that is followed is pending and all queues are empty. Steps that wait, and those they lead to,
   * pass one after the other, oldest first; later ones are held again.
   */
  readonly isIdle: () => Promise<void>;
}

const host = globalThis as unknown as Readonly<
  Record<'setImmediate' | 'setTimeout', undefined | ((run: () => void) => unknown)>
>;
const queueTask = host.setImmediate ?? host.setTimeout;

/** Resolves in a task of its own: by then the queue of microtasks has run empty, however long it was. */
export const emptyQueues = (): Promise<void> => new Promise((resolve) => void queueTask?.(resolve));

export const createPendingWork = (): PendingWork => {
  const pending = new Set<Promise<unknown>>();
  const steps: { readonly what: string; readonly pass: () => void }[] = [];
  let isHeld = false;
  const letPass = (index: number) => {
    const [step] = steps.splice(index, 1);
    step?.pass();
    return emptyQueues();
  };

  return {
    follow: (work) => {
      const settled = () => pending.delete(work);
      pending.add(work);
      work.then(settled, settled);
      return work;
    },
    step: async (what) => {
      if (isHeld) await new Promise<void>((pass) => steps.push({ what, pass }));
    },
    hold: () => {
      isHeld = true;
    },
    waiting: () => steps.map(({ what }) => what),
    letPass,
    isIdle: async () => {
      const wasHeld = isHeld;
      await emptyQueues();
      while (steps.length > 0) await letPass(0);
      isHeld = false;
      do {
        await Promise.allSettled(pending);
        await emptyQueues();
      } while (pending.size > 0);
      isHeld = wasHeld;
    },
  };
};
