import { nextTask } from '../adapters/next-task.ts';

type CreateMemory = typeof import('./memory.ts')['createMemory'];

let create: CreateMemory | undefined;
const waiting = new Set<() => void>();

/** Loads the code of the memory; a call after a failure tries again. */
export const loadMemory = async (): Promise<void> => {
  const { createMemory } = await import('./memory.ts');
  create = createMemory;
  // Each in a task of its own: together they and what React then renders would block a slow phone for a tenth of a second.
  for (const use of waiting) {
    waiting.delete(use);
    use();
    await nextTask();
  }
};

/** Makes the memory of a site; undefined until its code is loaded. */
export const memoryCode = (): CreateMemory | undefined => create;

/** Calls back once the code is there, at once when it is there already; returns the way to stop. */
export const whenMemory = (use: () => void): (() => void) => {
  if (create) use();
  else waiting.add(use);
  return () => waiting.delete(use);
};
