const host = globalThis as unknown as Readonly<
  Record<'setImmediate' | 'setTimeout', undefined | ((run: () => void) => unknown)>
>;
const queueTask = host.setImmediate ?? host.setTimeout;

/** Resolves in a task of its own: by then the queue of microtasks has run empty, however long it was. */
export const emptyQueues = (): Promise<void> => new Promise((resolve) => void queueTask?.(resolve));

/** The asynchronous work of a simulated world: a test awaits its end instead of counting turns, and may hold it up. */
export const createPendingWork = () => {
  const pending = new Set<Promise<unknown>>();
  const steps: { readonly what: string; readonly pass: () => void }[] = [];
  let isHeld = false;
  /** Lets one waiting step pass, by its place among them; resolves when what follows from it has run. */
  const letPass = (index: number): Promise<void> => {
    const [step] = steps.splice(index, 1);
    step?.pass();
    return emptyQueues();
  };

  return {
    /** Counts a promise as pending until it settles; returns it. */
    follow: <T>(work: Promise<T>): Promise<T> => {
      const settled = () => pending.delete(work);
      pending.add(work);
      work.then(settled, settled);
      return work;
    },
    /** Named work that takes time: settles at once, or while such steps are held when the test lets it pass. */
    step: async (what: string): Promise<void> => {
      if (isHeld) await new Promise<void>((pass) => steps.push({ what, pass }));
    },
    /** From now on every step waits. */
    hold: (): void => {
      isHeld = true;
    },
    /** The names of the steps that wait, oldest first. */
    waiting: (): readonly string[] => steps.map(({ what }) => what),
    letPass,
    /**
     * Resolves when nothing that is followed is pending and all queues are empty. Steps that wait, and those they lead to,
     * pass one after the other, oldest first; later ones are held again.
     */
    isIdle: async (): Promise<void> => {
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

export type PendingWork = ReturnType<typeof createPendingWork>;
