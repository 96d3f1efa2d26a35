import type { AttemptOutcome, Message } from '@loomwright/delivery';
import { sampleMessage } from '@loomwright/delivery/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Acceptance, Outbox, OutboxOptions, SendMail } from './outbox.ts';

export interface OutboxPlace {
  readonly open: (options: OutboxOptions) => Promise<Outbox>;
  readonly forget: () => Promise<void>;
}

const deferred: AttemptOutcome = { kind: 'deferred', reason: 'the mail server answered 451' };
const refused: AttemptOutcome = { kind: 'refused', reason: 'the mail server answered 550' };
const quick = { firstMs: 20, longestMs: 40, maxAttempts: 4 };
const slow = { firstMs: 3_600_000, longestMs: 3_600_000, maxAttempts: 4 };
const first = 'M-7K3Q-9F2M';
const second = 'M-7K3Q-9F2N';
const third = 'M-7K3Q-9F2P';
const kept = (number: string): Acceptance => ({ kind: 'kept', number });

const createSender = () => {
  const tried: string[] = [];
  const outcomes = new Map<string, (AttemptOutcome | Error)[]>();
  let gate: PromiseWithResolversOf | undefined;
  const send: SendMail = async (message, { id }) => {
    expect(id.startsWith(message.number)).toBe(true);
    tried.push(id);
    await gate?.promise;
    const outcome = outcomes.get(id)?.shift() ?? { kind: 'sent' };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return {
    send,
    tried,
    answer: (id: string, ...next: readonly (AttemptOutcome | Error)[]) => outcomes.set(id, [...next]),
    /** Attempts stay pending until the returned function is called. */
    hold: () => {
      const held = withResolvers();
      gate = held;
      return () => {
        gate = undefined;
        held.resolve();
      };
    },
  };
};

interface PromiseWithResolversOf {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

const withResolvers = (): PromiseWithResolversOf => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** The contract of every outbox (DLV-1, DLV-2). */
export const testOutbox = (name: string, makePlace: () => Promise<OutboxPlace>) => {
  describe(`${name}: the contract of outboxes`, () => {
    let place: OutboxPlace;
    let outbox: Outbox;
    let sender: ReturnType<typeof createSender>;
    let lines: string[];

    const open = async (options: Partial<OutboxOptions> = {}) => {
      outbox = await place.open({
        send: sender.send,
        schedule: quick,
        log: (line) => lines.push(line),
        ...options,
      });
    };
    const reopen = async (options: Partial<OutboxOptions> = {}) => {
      await outbox.close();
      await open(options);
    };
    const statuses = async () =>
      Object.fromEntries((await outbox.list()).map(({ id, status }) => [id, status]));
    const untilEmpty = () => vi.waitFor(async () => expect(await outbox.list()).toEqual([]), 5000);
    const until = (expected: Record<string, string>) =>
      vi.waitFor(async () => expect(await statuses()).toEqual(expected), 5000);
    const withDigest = (digit: string, message: Message = sampleMessage(first)): Message => ({
      ...message,
      digest: digit.repeat(32),
    });

    beforeEach(async () => {
      place = await makePlace();
      sender = createSender();
      lines = [];
    });
    afterEach(async () => {
      await outbox.close();
      await place.forget();
    });

    it('an accepted message is sent once and no longer waits', { tags: ['DLV-1'] }, async () => {
      await open();
      expect(await outbox.accept(sampleMessage(first))).toEqual(kept(first));
      await untilEmpty();
      expect(sender.tried).toEqual([first]);
      expect(await outbox.health()).toEqual({
        isHealthy: true,
        waiting: 0,
        since: undefined,
        undeliverable: 0,
      });
    });

    it('the copy to the visitor is a separate mail', { tags: ['DLV-1'] }, async () => {
      await open();
      sender.answer(`${first}.copy`, refused);
      await outbox.accept(sampleMessage(first, true));
      await until({ [`${first}.copy`]: 'undeliverable' });
      expect(sender.tried.toSorted()).toEqual([first, `${first}.copy`]);
    });

    it('a repeated message is kept once: waiting, undeliverable or sent', {
      tags: ['DLV-1'],
    }, async () => {
      await open({ schedule: slow });
      const numbers = [first, second, third];
      sender.answer(first, deferred);
      sender.answer(second, refused);
      for (const number of numbers) await outbox.accept(sampleMessage(number));
      await until({ [first]: 'waiting', [second]: 'undeliverable' });
      for (const number of numbers) expect(await outbox.accept(sampleMessage(number))).toEqual(kept(number));
      await reopen({ schedule: slow });
      for (const number of numbers) expect(await outbox.accept(sampleMessage(number))).toEqual(kept(number));
      await until({ [first]: 'waiting', [second]: 'undeliverable' });
      expect(sender.tried).toEqual(numbers);
    });

    it('another message with a known number is refused in any state of the first', {
      tags: ['DLV-1'],
    }, async () => {
      await open({ schedule: slow });
      const numbers = [first, second, third];
      sender.answer(first, deferred);
      sender.answer(second, refused);
      for (const number of numbers) await outbox.accept(sampleMessage(number));
      await until({ [first]: 'waiting', [second]: 'undeliverable' });
      for (const number of numbers)
        expect(await outbox.accept(withDigest('f', sampleMessage(number)))).toEqual({ kind: 'taken' });
      expect(sender.tried).toEqual(numbers);
    });

    it('the same content under the number of the hour before is one message', {
      tags: ['DLV-1'],
    }, async () => {
      await open();
      await outbox.accept(sampleMessage(first));
      await untilEmpty();
      expect(await outbox.accept(sampleMessage(second), first)).toEqual(kept(first));
      expect(await outbox.accept(withDigest('e', sampleMessage(second)), first)).toEqual(kept(second));
      await vi.waitFor(() => expect(sender.tried).toEqual([first, second]));
    });

    it('a kept message is found again, and looking it up keeps nothing', { tags: ['DLV-1'] }, async () => {
      await open();
      expect(await outbox.find(sampleMessage(first))).toBeUndefined();
      await outbox.accept(sampleMessage(first));
      await untilEmpty();
      expect(await outbox.find(sampleMessage(first))).toEqual(kept(first));
      expect(await outbox.find(sampleMessage(second), first)).toEqual(kept(first));
      expect(await outbox.find(withDigest('f'))).toEqual({ kind: 'taken' });
      expect(await outbox.find(sampleMessage(third))).toBeUndefined();
      expect(sender.tried).toEqual([first]);
    });

    it('concurrent requests with the same number are one message', { tags: ['DLV-1'] }, async () => {
      await open();
      const message = sampleMessage(first, true);
      const answers = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(message)));
      expect(answers).toEqual(answers.map(() => kept(first)));
      await untilEmpty();
      expect(sender.tried.toSorted()).toEqual([first, `${first}.copy`]);
    });

    it('one of two concurrent messages with the same number is kept', { tags: ['DLV-1'] }, async () => {
      await open();
      const answers = await Promise.all([
        outbox.accept(withDigest('a')),
        outbox.accept(withDigest('b')),
        outbox.accept(withDigest('a')),
      ]);
      expect(answers.filter(({ kind }) => kind === 'kept').length).toBe(answers[1]?.kind === 'kept' ? 1 : 2);
      await untilEmpty();
      expect(sender.tried).toEqual([first]);
    });

    it('a mail is retried until it is sent, and each change is logged', {
      tags: ['DLV-1'],
    }, async () => {
      await open();
      sender.answer(first, deferred, new Error('broken'), deferred);
      await outbox.accept(sampleMessage(first));
      await untilEmpty();
      expect(sender.tried).toEqual([first, first, first, first]);
      const changes = lines.filter((line) => line.includes(first));
      // The worker may log an attempt before `accept` logs that the message is queued.
      const queued = `Forms: ${first} queued`;
      expect(changes.filter((line) => line === queued)).toHaveLength(1);
      expect(changes.filter((line) => line !== queued)).toEqual([
        `Forms: ${first} waiting, attempt 1, the mail server answered 451`,
        `Forms: ${first} waiting, attempt 2, the attempt broke off`,
        `Forms: ${first} waiting, attempt 3, the mail server answered 451`,
        `Forms: ${first} sent, attempt 4`,
      ]);
    });

    it('after the last attempt a mail is undeliverable, and kept with the reason', {
      tags: ['DLV-1'],
    }, async () => {
      await open();
      sender.answer(first, deferred, deferred, deferred, deferred);
      await outbox.accept(sampleMessage(first));
      await until({ [first]: 'undeliverable' });
      expect(await outbox.list()).toMatchObject([{ id: first, attempts: 4, reason: deferred.reason }]);
      await reopen();
      expect(await outbox.list()).toMatchObject([{ id: first, attempts: 4, reason: deferred.reason }]);
      expect(sender.tried).toHaveLength(4);
    });

    it('the operator retries only undeliverable and waiting deliveries', {
      tags: ['DLV-1'],
    }, async () => {
      await open({ schedule: slow });
      sender.answer(first, refused);
      sender.answer(second, deferred);
      await outbox.accept(sampleMessage(first));
      await outbox.accept(sampleMessage(second));
      await until({ [first]: 'undeliverable', [second]: 'waiting' });
      expect(await outbox.retry(first)).toBe(true);
      expect(await outbox.retry(second)).toBe(true);
      await untilEmpty();
      expect(sender.tried).toEqual([first, second, first, second]);
      for (const id of [first, third, '../queue/x', '']) expect(await outbox.retry(id)).toBe(false);
    });

    it('the operator drops only undeliverable deliveries', { tags: ['DLV-1'] }, async () => {
      await open({ schedule: slow });
      sender.answer(first, refused);
      sender.answer(second, deferred);
      await outbox.accept(sampleMessage(first));
      await outbox.accept(sampleMessage(second));
      await until({ [first]: 'undeliverable', [second]: 'waiting' });
      expect(await outbox.drop(second)).toBe(false);
      expect(await outbox.drop(third)).toBe(false);
      expect(await outbox.drop(first)).toBe(true);
      expect(await outbox.drop(first)).toBe(false);
      await reopen({ schedule: slow });
      expect(await statuses()).toEqual({ [second]: 'waiting' });
    });

    it('its health reports waiting and undeliverable mails, and the oldest time', {
      tags: ['DLV-1'],
    }, async () => {
      await open({ schedule: slow });
      const { acceptedAt } = sampleMessage(first);
      sender.answer(first, refused);
      sender.answer(second, deferred);
      sender.answer(third, deferred);
      await outbox.accept(sampleMessage(first));
      await outbox.accept({ ...sampleMessage(second), acceptedAt: acceptedAt + 1000 });
      await outbox.accept({ ...sampleMessage(third), acceptedAt: acceptedAt + 2000 });
      await until({ [first]: 'undeliverable', [second]: 'waiting', [third]: 'waiting' });
      const expected = { isHealthy: true, waiting: 2, since: acceptedAt + 1000, undeliverable: 1 };
      expect(await outbox.health()).toEqual(expected);
      expect((await outbox.list()).map(({ id }) => id)).toEqual([first, second, third]);
      await reopen({ schedule: slow });
      await until({ [first]: 'undeliverable', [second]: 'waiting', [third]: 'waiting' });
      expect(await outbox.health()).toEqual(expected);
    });

    it('no message is accepted while too many wait; known ones stay known', {
      tags: ['DLV-2'],
    }, async () => {
      await open({ schedule: slow, maxWaiting: 1 });
      sender.answer(first, deferred);
      expect(await outbox.accept(sampleMessage(first))).toEqual(kept(first));
      await until({ [first]: 'waiting' });
      expect(await outbox.accept(sampleMessage(second))).toEqual({ kind: 'unavailable' });
      expect(await outbox.accept(sampleMessage(first))).toEqual(kept(first));
      await outbox.retry(first);
      await untilEmpty();
      expect(await outbox.accept(sampleMessage(second))).toEqual(kept(second));
    });

    it('closing waits for the attempt in flight, and the next start sends the rest', {
      tags: ['DLV-2'],
    }, async () => {
      await open();
      const release = sender.hold();
      for (const number of [first, second, third]) await outbox.accept(sampleMessage(number));
      await vi.waitFor(() => expect(sender.tried).toEqual([first]));
      const closed = outbox.close();
      release();
      await closed;
      expect(sender.tried).toEqual([first]);
      expect(await outbox.accept(sampleMessage('M-7K3Q-9F2Q'))).toEqual({ kind: 'unavailable' });
      await open();
      await untilEmpty();
      expect(sender.tried).toEqual([first, second, third]);
    });

    it('no more mails are sent concurrently than `atOnce` allows', { tags: ['DLV-2'] }, async () => {
      await open({ atOnce: 2 });
      const release = sender.hold();
      for (const number of [first, second, third]) await outbox.accept(sampleMessage(number));
      await vi.waitFor(() => expect(sender.tried).toHaveLength(2));
      release();
      await untilEmpty();
      expect(sender.tried.toSorted()).toEqual([first, second, third]);
    });
  });
};
