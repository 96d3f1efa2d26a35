type Code = typeof import('./memory.ts');

let code: Code | undefined;
const waiting = new Set<(loaded: Code) => void>();

/** Loads the code of the memory; a call after a failure tries again. */
export const loadMemory = async (): Promise<void> => {
  const loaded = await import('./memory.ts');
  code = loaded;
  for (const use of waiting) use(loaded);
  waiting.clear();
};

/** Its code; undefined until it is loaded. */
export const memoryCode = (): Code | undefined => code;

/** Calls back once the code is there, at once when it is there already; returns the way to stop. */
export const whenMemory = (use: (loaded: Code) => void): (() => void) => {
  if (code) use(code);
  else waiting.add(use);
  return () => waiting.delete(use);
};
