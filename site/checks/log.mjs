// @ts-check
// The lines that a run prints, each after the time since it began.
const started = performance.now();

/** Minutes and seconds since this run began: `2:05`. */
export const clock = () => {
  const seconds = Math.floor((performance.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** @param {string} line */
export const print = (line) => console.log(`${clock()}  ${line}`);

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
