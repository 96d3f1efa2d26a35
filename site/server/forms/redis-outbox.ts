/**
 * An outbox in a BullMQ queue, which several servers can share. Each delivery is a job with the delivery's
 * id, so a number is accepted only once. The outcome is stored before the job moves, so a repeated job sends
 * no second email (DLV-1, DLV-2).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Delivery, type Message, RETRY_SCHEDULE, requeue, toDeliveries } from '@loomwright/delivery';
import type { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import { createNodeRedisClient, ErrorCode, Queue } from 'bullmq';
import { type Acceptance, type Outbox, type OutboxHealth, type OutboxOptions, toLogLine } from './outbox.ts';
import { createRedisReport, hasCode } from './redis-report.ts';
import { digestIn, isOfWaitingList, isSent, type JobData, readStored, toListed } from './redis-stored.ts';
import { createRedisWorker, never } from './redis-worker.ts';

export interface RedisOutboxOptions extends OutboxOptions {
  readonly url: Secret;
  /** How long to wait for a reply from Redis, in milliseconds; 900 by default. */
  readonly answerMs?: number;
  /** How long a server locks a delivery before it must renew the lock, in milliseconds; 30 000 by default. */
  readonly lockMs?: number;
  /** How often to look for deliveries whose server has vanished, in milliseconds; 15 000 by default. */
  readonly stalledMs?: number;
}

const queueName = 'forms';
const prefix = 'loomwright';
const sentAgeSeconds = 30 * 24 * 3600;
const pageSize = 250;
const sinceAgeMs = 5000;
const waitingStates = ['wait', 'active', 'delayed'] as const;

/** Sets the data of a job that is in the given state. In other states the worker may be writing it. */
const setDataAtRest = `
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
redis.call('HSET', KEYS[2], 'data', ARGV[2])
return 1`;

const ignoreTurn = (error: unknown) => {
  if (!hasCode(error, ErrorCode.JobNotInState)) throw error;
};

/** Connects and reconnects in the background. With `atOnce: 0`, the outbox sends nothing. */
export const createRedisOutbox = ({
  url,
  send,
  log,
  now = Date.now,
  schedule = RETRY_SCHEDULE,
  maxWaiting = 50_000,
  atOnce = 1,
  answerMs = 900,
  lockMs = 30_000,
  stalledMs = 15_000,
}: RedisOutboxOptions): Outbox => {
  const report = createRedisReport(log);
  let closing: Promise<void> | undefined;

  const connect = (disableOfflineQueue: boolean) => {
    const client = createClient({
      url: url.reveal(),
      disableOfflineQueue,
      commandsQueueMaxLength: 4000,
      // Detects a connection that has died silently.
      pingInterval: 10_000,
      socket: {
        connectTimeout: 2000,
        socketTimeout: 30_000,
        reconnectStrategy: (retries) => (closing ? false : Math.min(50 * 2 ** retries, 2000)),
      },
    });
    client.on('error', (error) => closing ?? report.failed(error));
    return client;
  };
  // Without a connection, calls through this client fail at once, whereas the worker's client waits.
  const client = connect(true);
  client.on('ready', report.well);
  client.once('ready', () => {
    // Some Redis users are not allowed to run INFO.
    client.info().then(report.advise, () => {});
  });

  const queue = new Queue<unknown>(queueName, {
    connection: createNodeRedisClient(client),
    prefix,
    skipVersionCheck: true,
    streams: { events: { maxLen: 100 } },
    defaultJobOptions: {
      attempts: never,
      backoff: { type: 'schedule' },
      removeOnComplete: { age: sentAgeSeconds },
      stackTraceLimit: 0,
    },
  });
  queue.on('error', report.refused);
  const waitingList = queue.toKey('waiting-list');

  const startWorker = () => {
    const workerClient = connect(false);
    const worker = createRedisWorker({
      connection: createNodeRedisClient(workerClient),
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
      noteSent: async (id, digest) => {
        if (isOfWaitingList(id)) await workerClient.hSet(waitingList, id, digest);
      },
    });
    return {
      finish: worker.finish,
      close: async () => {
        // With a time limit, because `close` never resolves without Redis.
        await tell(worker.close());
        workerClient.destroy();
      },
    };
  };
  const worker = atOnce > 0 ? startWorker() : undefined;

  /** Rejects if Redis is unreachable or does not reply in time. */
  const ask = async <T>(work: Promise<T>): Promise<T> => {
    const result = await Promise.race([
      work.then((value) => ({ value })),
      sleep(answerMs, undefined, { ref: false }),
    ]);
    if (!result) throw new Error('Redis does not answer');
    return result.value;
  };

  const tell = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      const result = await ask(work);
      report.well();
      return result;
    } catch (error) {
      if (!closing) report.failed(error);
      return undefined;
    }
  };

  // Ignores ids in any other format, because the queue's own keys are in lower case.
  const getJob = async (id: string) => (/^[\dA-Z-]+(?:\.copy)?$/.test(id) ? queue.getJob(id) : undefined);

  const digestOf = async (number: string): Promise<string | undefined> => {
    const job = await getJob(number);
    if (job) return digestIn(job.data);
    return isOfWaitingList(number) ? ((await client.hGet(waitingList, number)) ?? undefined) : undefined;
  };

  const countWaiting = async (): Promise<number> => {
    const { active = 0, delayed = 0, waiting = 0 } = await queue.getJobCounts('waiting', 'active', 'delayed');
    return active + delayed + waiting;
  };

  const toAcceptance = ({ digest, number }: Message, known: string): Acceptance =>
    known === digest ? { kind: 'kept', number } : { kind: 'taken' };

  const find = async (message: Message, earlierNumber = ''): Promise<Acceptance | undefined> => {
    const [earlier, known] = await Promise.all([digestOf(earlierNumber), digestOf(message.number)]);
    if (earlier === message.digest) return { kind: 'kept', number: earlierNumber };
    return known === undefined ? undefined : toAcceptance(message, known);
  };

  const keep = async (message: Message, earlierNumber: string | undefined): Promise<Acceptance> => {
    const { acceptedAt, digest, kind, number } = message;
    const [found, waiting] = await Promise.all([find(message, earlierNumber), countWaiting()]);
    if (found) return found;
    if (waiting >= maxWaiting) return { kind: 'unavailable' };
    const deliveries = toDeliveries(message);
    const jobs = deliveries.map((delivery) => {
      const data: JobData = { delivery, message };
      return { name: kind, data, opts: { jobId: delivery.id, timestamp: acceptedAt } };
    });
    // One transaction. It fails if a restarted Redis lacks the script, which `add` sends along.
    await queue.addBulk(jobs).catch(async () => {
      for (const { data, name, opts } of jobs) await queue.add(name, data, opts);
    });
    const stored = await digestOf(number);
    if (stored === undefined) throw new Error('The message is not in Redis');
    if (stored === digest) for (const delivery of deliveries) log(toLogLine(delivery, 'queued'));
    return toAcceptance(message, stored);
  };

  const findSince = async (): Promise<number> => {
    const pattern = queue.toKey('*->timestamp');
    const first = { BY: pattern, GET: pattern, LIMIT: { offset: 0, count: 1 } };
    const times = await Promise.all(waitingStates.map((state) => client.sort(queue.toKey(state), first)));
    return Math.min(...times.flat().filter(Boolean).map(Number));
  };

  let lastSince = { askedAt: Number.NEGATIVE_INFINITY, since: Promise.resolve(0) };
  /** Cached, because Redis must read every waiting delivery for it. */
  const readSince = async (): Promise<number | undefined> => {
    const askedAt = performance.now();
    if (askedAt - lastSince.askedAt > sinceAgeMs)
      lastSince = { askedAt, since: findSince().catch(() => Number.POSITIVE_INFINITY) };
    const since = await lastSince.since;
    return Number.isFinite(since) ? since : undefined;
  };

  const readHealth = async (): Promise<OutboxHealth> => {
    await queue.waitUntilReady();
    const [waiting, undeliverable] = await Promise.all([
      countWaiting(),
      queue.getFailedCount(),
      // A write, because reads still succeed when the disk or memory of Redis is full.
      client.set(queue.toKey('checked'), now()),
    ]);
    return { isHealthy: true, waiting, since: waiting > 0 ? await readSince() : undefined, undeliverable };
  };

  const close = async () => {
    const ended = worker?.finish().then(() => true) ?? true;
    const isThere = () =>
      ask(client.ping()).then(
        () => true,
        () => false,
      );
    // Stops waiting if Redis is gone: the outcome cannot be stored, and another server repeats the attempt.
    while ((await isThere()) && !(await Promise.race([ended, sleep(200, false)])));
    await worker?.close();
    client.destroy();
    await queue.close();
  };

  return {
    accept: async (message, earlierNumber) => {
      const acceptance = await tell(keep(message, earlierNumber));
      return acceptance ?? { kind: 'unavailable' };
    },

    find: (message, earlierNumber) => tell(find(message, earlierNumber)),

    health: async () => {
      const health = await tell(readHealth());
      return health ?? { isHealthy: false, waiting: 0, since: undefined, undeliverable: 0 };
    },

    list: async () => {
      const found = new Map<string, Delivery>();
      for (let start = 0; ; start += pageSize) {
        const jobs = await ask(
          queue.getJobs([...waitingStates, 'failed'], start, start + pageSize - 1, true),
        );
        if (jobs.length === 0) break;
        for (const { data, id = '', timestamp } of jobs)
          if (!isSent(data)) found.set(id, toListed(id, data, timestamp));
      }
      return [...found.values()].sort((a, b) => a.acceptedAt - b.acceptedAt || (a.id < b.id ? -1 : 1));
    },

    retry: async (id) => {
      const job = await ask(getJob(id));
      const stored = readStored(job?.data);
      if (!job || !stored) return false;
      const delivery = requeue(stored.delivery);
      const setData = (state: 'delayed' | 'failed') =>
        client.eval(setDataAtRest, {
          keys: [queue.toKey(state), queue.toKey(id)],
          arguments: [id, JSON.stringify({ ...stored, delivery })],
        });
      if (await ask(setData('delayed'))) await ask(job.promote()).catch(ignoreTurn);
      else if (await ask(setData('failed'))) await ask(job.retry());
      else return stored.delivery.status === 'waiting';
      log(toLogLine(delivery, 'queued'));
      return true;
    },

    drop: async (id) => {
      const job = await ask(getJob(id));
      if (!job || !(await ask(job.isFailed()))) return false;
      await ask(job.remove());
      log(toLogLine(toListed(id, job.data, job.timestamp), 'dropped'));
      return true;
    },

    close: () => {
      closing ??= close();
      return closing;
    },
  };
};
