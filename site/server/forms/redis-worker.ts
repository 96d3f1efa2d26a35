import {
  createDeliveryMachine,
  type Delivery,
  type DeliveryEvent,
  type RetrySchedule,
  remainingMs,
} from '@loomwright/delivery';
import { ErrorCode, type IRedisClient, type Job, UnrecoverableError, Worker } from 'bullmq';
import { match } from 'ts-pattern';
import { createActor, waitFor } from 'xstate';
import { type SendMail, toLogLine } from './outbox.ts';
import type { RedisReport } from './redis-report.ts';
import { readStored, type Stored, unreadable } from './redis-stored.ts';

/** The pause after an error of Redis: the queue itself asks again at once. */
const againMs = 1000;
/** No figure of the queue's gives a delivery up: the chart does. */
export const never = 1_000_000_000;

export interface RedisWorkerOptions {
  readonly connection: IRedisClient;
  readonly queueName: string;
  readonly prefix: string;
  readonly send: SendMail;
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly schedule: RetrySchedule;
  readonly atOnce: number;
  readonly lockMs: number;
  readonly stalledMs: number;
  readonly report: RedisReport;
  /** Called before a delivery is stored as sent. */
  readonly noteSent: (id: string, digest: string) => Promise<unknown>;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ErrorCode.JobNotExist;

/** Gives the deliveries of the queue their turns: each run of a job is one attempt of the chart. */
export const createRedisWorker = ({
  connection,
  queueName,
  prefix,
  send,
  log,
  now,
  schedule,
  atOnce,
  lockMs,
  stalledMs,
  report,
  noteSent,
}: RedisWorkerOptions) => {
  const running = new Set<{ readonly stop: () => void }>();

  const store = async (job: Job<unknown>, { digest, message }: Stored, delivery: Delivery) => {
    const isSent = delivery.status === 'sent';
    if (isSent) await noteSent(delivery.id, digest);
    const stored: Stored = isSent ? { digest, delivery } : { digest, delivery, message };
    await job.updateData(stored).catch((error: unknown) => {
      // Redis was emptied: there is nothing to store it in.
      if (!isMissing(error)) throw error;
    });
    log(toLogLine(delivery, delivery.status));
  };

  /** Runs the chart from one rest to the next. */
  const attempt = async (job: Job<unknown>, stored: Stored): Promise<Delivery> => {
    const { delivery, message } = stored;
    const at = now();
    const isDue = delivery.status === 'waiting' && remainingMs(schedule, delivery, at) === 0;
    const machine = createDeliveryMachine({
      deliver: async (one, signal) =>
        message ? send(message, one, signal) : { kind: 'refused', reason: unreadable },
      store: (one) => store(job, stored, one),
      now,
      schedule,
    });
    const actor = createActor(machine, {
      input: { at, delivery: isDue ? { ...delivery, status: 'queued' } : delivery },
    });
    running.add(actor);
    try {
      actor.start();
      actor.send({ type: 'turn.given' } satisfies DeliveryEvent);
      const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('resting'));
      return context.delivery;
    } finally {
      actor.stop();
      running.delete(actor);
    }
  };

  const run = async (job: Job<unknown>): Promise<void> => {
    const stored = readStored(job.data);
    if (!stored) throw new UnrecoverableError(unreadable);
    const { reason, status } = await attempt(job, stored);
    match(status)
      .with('sent', () => {})
      .with('undeliverable', () => {
        throw new UnrecoverableError(reason);
      })
      // The queue delays the job by the strategy below.
      .with('queued', 'waiting', () => {
        throw new Error(reason);
      })
      .exhaustive();
  };

  const worker = new Worker<unknown>(queueName, run, {
    connection,
    prefix,
    concurrency: atOnce,
    lockDuration: lockMs,
    stalledInterval: stalledMs,
    maxStalledCount: never,
    runRetryDelay: againMs,
    // The check would fail for good if the connection broke during it.
    skipVersionCheck: true,
    settings: {
      backoffStrategy: (_attempts, _type, _error, job) => {
        const stored = readStored(job?.data);
        // Not waiting: its outcome is stored, and the queue did not come to move the job.
        return stored?.delivery.status === 'waiting'
          ? remainingMs(schedule, stored.delivery, now())
          : againMs;
      },
    },
  });
  let resuming: NodeJS.Timeout | undefined;
  worker.on('error', (error) => {
    report.refused(error);
    if (worker.isPaused() || worker.closing) return;
    void worker.pause(true);
    resuming = setTimeout(() => void worker.resume(), againMs);
  });
  worker.on('active', report.well);
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) log(`Forms: ${id} may be sent twice, Redis was away for too long`);
  });

  return {
    /** Resolves once the attempts on their way are noted. */
    close: (): Promise<void> => {
      clearTimeout(resuming);
      return worker.close();
    },
    /** Breaks the attempts off, which are not noted. */
    breakOff: (): void => {
      for (const actor of running) actor.stop();
    },
  };
};
