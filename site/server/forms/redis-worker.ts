import {
  createDeliveryMachine,
  type Delivery,
  type RetrySchedule,
  remainingMs,
  type Stored,
} from '@loomwright/delivery';
import { ErrorCode, type IRedisClient, type Job, UnrecoverableError, Worker } from 'bullmq';
import { match } from 'ts-pattern';
import { createActor, waitFor } from 'xstate';
import { type SendMail, toLogLine } from './outbox.ts';
import { hasCode, type RedisReport } from './redis-report.ts';
import { isSent, type JobData, readStored, unreadable } from './redis-stored.ts';

/** Without this pause, the queue would retry immediately after a Redis error. */
const againMs = 1000;
/** Effectively no limit, because the chart decides when to give up. */
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
  readonly noteSent: (id: string, digest: string) => Promise<unknown>;
}

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
  const running = new Map<{ readonly stop: () => void }, Promise<unknown>>();

  const store = async (job: Job<unknown>, { delivery, message }: Stored) => {
    const { digest, number } = message;
    const hasLeft = delivery.status === 'sent';
    if (hasLeft) await noteSent(delivery.id, digest);
    const data: JobData = hasLeft ? { number, digest, sentAt: now() } : { delivery, message };
    await job.updateData(data).catch((error: unknown) => {
      if (!hasCode(error, ErrorCode.JobNotExist)) throw error;
    });
    log(toLogLine(delivery, delivery.status));
  };

  const attempt = async (job: Job<unknown>, { delivery, message }: Stored): Promise<Delivery> => {
    const at = now();
    const isDue = delivery.status === 'waiting' && remainingMs(schedule, delivery, at) === 0;
    const machine = createDeliveryMachine({
      deliver: (one, signal) => send(message, one, signal),
      store: (one) => store(job, { delivery: one, message }),
      now,
      schedule,
    });
    const actor = createActor(machine, {
      input: { at, delivery: isDue ? { ...delivery, status: 'queued' } : delivery },
    });
    const rested = waitFor(actor, (snapshot) => snapshot.hasTag('resting'));
    running.set(actor, rested);
    try {
      actor.start();
      if (actor.getSnapshot().matches('queued')) actor.send({ type: 'turn.granted' });
      const { context } = await rested;
      return context.delivery;
    } finally {
      actor.stop();
      running.delete(actor);
    }
  };

  const run = async (job: Job<unknown>): Promise<void> => {
    // The email was sent, but an interruption kept the queue from moving the job.
    if (isSent(job.data)) return;
    const stored = readStored(job.data);
    if (!stored) throw new UnrecoverableError(unreadable);
    const { reason, status } = await attempt(job, stored);
    match(status)
      .with('sent', () => {})
      .with('undeliverable', () => {
        throw new UnrecoverableError(reason);
      })
      // The error makes the queue delay the job by `backoffStrategy`.
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
    // If the connection breaks during the check, the worker fails for good.
    skipVersionCheck: true,
    settings: {
      backoffStrategy: (_attempts, _type, _error, job) => {
        const stored = readStored(job?.data);
        return stored?.delivery.status === 'waiting'
          ? remainingMs(schedule, stored.delivery, now())
          : againMs;
      },
    },
  });
  let isFinishing = false;
  let resuming: NodeJS.Timeout | undefined;
  worker.on('error', (error) => {
    report.refused(error);
    if (worker.isPaused() || isFinishing) return;
    void worker.pause(true);
    resuming = setTimeout(() => void worker.resume(), againMs);
  });
  worker.on('active', report.well);
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) log(`Forms: ${id} may be sent twice, Redis was away for too long`);
  });

  return {
    /** Starts no more attempts, and resolves once the outcomes of those in flight are stored. */
    finish: async (): Promise<void> => {
      clearTimeout(resuming);
      isFinishing = true;
      // After a Redis error the worker is already paused, so `pause` does not wait for the attempts.
      await Promise.allSettled([worker.pause(), ...running.values()]);
    },
    /** Aborts attempts in flight without storing their outcome. */
    close: async (): Promise<void> => {
      for (const actor of running.keys()) actor.stop();
      await worker.close(true);
    },
  };
};
