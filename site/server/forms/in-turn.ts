export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn: <T>(key: string, run: () => Promise<T>): Promise<T> => {
      const result = (last.get(key) ?? Promise.resolve()).then(run);
      const ended = result
        .catch(() => {})
        .then(() => {
          if (last.get(key) === ended) last.delete(key);
        });
      last.set(key, ended);
      return result;
    },
    allEnded: async () => {
      await Promise.all(last.values());
    },
  };
};
