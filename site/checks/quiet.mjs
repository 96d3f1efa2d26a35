// @ts-check
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const sampleMs = 2000;
const patienceMs = 120_000;
/** The share of all cores that other processes may use during a measurement. */
const busyLimit = 0.2;

const readTimes = () =>
  cpus().reduce(
    (sum, { times }) => {
      const total = times.user + times.nice + times.sys + times.idle + times.irq;
      return { busy: sum.busy + total - times.idle, total: sum.total + total };
    },
    { busy: 0, total: 0 },
  );

/**
 * Waits until the machine is idle.
 * @throws {Error} when it stays busy for two minutes, since measurements would be meaningless
 */
export const waitForQuiet = async () => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const before = readTimes();
    await sleep(sampleMs);
    const after = readTimes();
    const share = (after.busy - before.busy) / (after.total - before.total);
    if (share <= busyLimit) return;
    if (performance.now() > until)
      throw new Error(
        `Could not measure: for two minutes other programs have kept the machine busy (${Math.round(share * 100)} % just now).`,
      );
  }
};
