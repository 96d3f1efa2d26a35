const host = globalThis as unknown as Readonly<
  Record<'setImmediate' | 'setTimeout', undefined | ((run: () => void) => unknown)>
>;
const queueTask = host.setImmediate ?? host.setTimeout;

/** Resolves in a new task, after the microtask queue has drained. */
export const flushMicrotasks = (): Promise<void> => new Promise((resolve) => void queueTask?.(resolve));

/** Tracks the asynchronous work of a fake environment, so that a test can wait for it or hold it. */
export const createPendingWork = () => {
  const pending = new Set<Promise<unknown>>();
  const steps: { readonly what: string; readonly pass: () => void }[] = [];
  let isHeld = false;
  /** Releases one held step by index; resolves once the microtasks that follow have run. */
  const release = (index: number): Promise<void> => {
    const [step] = steps.splice(index, 1);
    step?.pass();
    return flushMicrotasks();
  };

  return {
    /** Counts a promise as pending until it settles. */
    follow: <T>(work: Promise<T>): Promise<T> => {
      const settled = () => pending.delete(work);
      pending.add(work);
      work.then(settled, settled);
      return work;
    },
    /** A named asynchronous step. Resolves at once; a held step resolves when it is released. */
    step: async (what: string): Promise<void> => {
      if (isHeld) await new Promise<void>((pass) => steps.push({ what, pass }));
    },
    /** Holds every later step. */
    hold: (): void => {
      isHeld = true;
    },
    /** Names of the held steps, oldest first. */
    waiting: (): readonly string[] => steps.map(({ what }) => what),
    release,
    /** Releases all held steps and resolves when no work is pending. Afterwards, `hold` still applies. */
    isIdle: async (): Promise<void> => {
      const wasHeld = isHeld;
      await flushMicrotasks();
      while (steps.length > 0) await release(0);
      isHeld = false;
      do {
        await Promise.allSettled(pending);
        await flushMicrotasks();
      } while (pending.size > 0);
      isHeld = wasHeld;
    },
  };
};

export type PendingWork = ReturnType<typeof createPendingWork>;
