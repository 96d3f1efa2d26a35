// @ts-check
// Schedules a graph of tasks: side by side while cores are free, the start of the longest chain first.

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {readonly string[]} needs names of tasks that must pass first
 * @property {number} cores number of cores it uses; 0 when it mostly waits
 * @property {number} seconds estimated duration
 */

/**
 * The seconds of each task plus those of the longest chain that waits for it.
 * @param {readonly Task[]} tasks
 * @returns {ReadonlyMap<string, number>}
 * @throws {Error} on a cycle or an unknown task
 */
export const chainSeconds = (tasks) => {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  for (const { name, needs } of tasks)
    for (const need of needs)
      if (!byName.has(need)) throw new Error(`${name} needs ${need}, which is no task`);
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {Task} task @param {readonly string[]} above @returns {number} */
  const secondsOf = (task, above) => {
    if (above.includes(task.name)) throw new Error(`a cycle: ${[...above, task.name].join(' → ')}`);
    const found = known.get(task.name);
    if (found !== undefined) return found;
    const below = tasks.filter(({ needs }) => needs.includes(task.name));
    const seconds =
      task.seconds + Math.max(0, ...below.map((other) => secondsOf(other, [...above, task.name])));
    known.set(task.name, seconds);
    return seconds;
  };
  for (const task of tasks) secondsOf(task, []);
  return known;
};

/**
 * The tasks to start now, in order: all needs passed, and a core free or none needed. A task that uses more cores than
 * are free starts anyway: waiting for all of them would leave the free ones idle.
 * @param {readonly Task[]} waiting
 * @param {readonly Task[]} running
 * @param {ReadonlySet<string>} passed names of tasks that have passed
 * @param {number} cores of the machine
 * @param {ReadonlyMap<string, number>} chains from `chainSeconds`
 * @returns {readonly Task[]}
 */
export const tasksToStart = (waiting, running, passed, cores, chains) => {
  const ready = waiting
    .filter(({ needs }) => needs.every((need) => passed.has(need)))
    .toSorted((a, b) => (chains.get(b.name) ?? 0) - (chains.get(a.name) ?? 0));
  /** @type {Task[]} */
  const started = [];
  let used = running.reduce((sum, task) => sum + task.cores, 0);
  for (const task of ready) {
    if (used >= cores && task.cores > 0) continue;
    started.push(task);
    used += task.cores;
  }
  return started;
};

/**
 * Runs every task once; a task whose need did not pass is skipped.
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {{
 *   readonly cores: number,
 *   readonly run: (task: T) => Promise<boolean>,
 *   readonly skip: (task: T, need: string) => void,
 * }} options `run` returns whether the task passed and never rejects
 * @returns {Promise<void>} once all have ended
 */
export const runTasks = async (tasks, { cores, run, skip }) => {
  const chains = chainSeconds(tasks);
  const passed = new Set();
  const lost = new Set();
  let waiting = tasks;
  /** @type {Map<string, { readonly task: T, readonly ended: Promise<void> }>} */
  const running = new Map();
  for (;;) {
    for (let hasSkipped = true; hasSkipped; ) {
      hasSkipped = false;
      for (const task of waiting) {
        const need = task.needs.find((name) => lost.has(name));
        if (need === undefined) continue;
        hasSkipped = true;
        lost.add(task.name);
        waiting = waiting.filter((other) => other !== task);
        skip(task, need);
      }
    }
    const active = [...running.values()].map(({ task }) => task);
    const started = new Set(tasksToStart(waiting, active, passed, cores, chains));
    waiting = waiting.filter((task) => !started.has(task));
    for (const task of /** @type {Set<T>} */ (started)) {
      const ended = run(task).then((hasPassed) => {
        (hasPassed ? passed : lost).add(task.name);
        running.delete(task.name);
      });
      running.set(task.name, { task, ended });
    }
    if (running.size === 0) return;
    await Promise.race([...running.values()].map(({ ended }) => ended));
  }
};
