const host = globalThis as unknown as Readonly<
  Record<'setImmediate' | 'setTimeout', undefined | ((run: () => void) => unknown)>
>;
const queueTask = host.setImmediate ?? host.setTimeout;

/** Resolves in a task of its own: by then the queue of microtasks has run empty, however long it was. */
export const emptyQueues = (): Promise<void> => new Promise((resolve) => void queueTask?.(resolve));
