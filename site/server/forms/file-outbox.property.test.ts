import { readdir, writeFile } from 'node:fs/promises';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { AttemptOutcome } from '@loomwright/delivery';
import { sampleMessage } from '@loomwright/delivery/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Files, nodeFiles } from './files.ts';
import { createFolderOutbox } from './folder-outbox.ts';
import { makeFormsFolder } from './testing/forms-folder.ts';

const never = () => new Promise<never>(() => {});

/** File access that ends at operation number `operationsLeft`, as if the server were killed during it. */
const createKillableServer = (operationsLeft: number, partWritten: number) => {
  let left = operationsLeft;
  let killed = () => {};
  const death = new Promise<void>((resolve) => {
    killed = resolve;
  });
  const isDead = () => left <= 0;
  const step = async () => {
    if (isDead()) await never();
    left -= 1;
    if (left > 0) return;
    killed();
  };
  const mortal =
    <A extends readonly string[], T>(operation: (...texts: A) => Promise<T>) =>
    async (...texts: A): Promise<T> => {
      await step();
      if (isDead()) return never();
      const result = await operation(...texts);
      return isDead() ? never() : result;
    };
  const files: Files = {
    makeFolder: nodeFiles.makeFolder,
    list: mortal(nodeFiles.list),
    read: mortal(nodeFiles.read),
    // No operation syncs, because a killed process loses none of its writes.
    write: async (path, text) => {
      await step();
      await writeFile(path, isDead() ? text.slice(0, Math.floor(text.length * partWritten)) : text);
      if (isDead()) await never();
    },
    rename: mortal(nodeFiles.rename),
    remove: mortal(nodeFiles.remove),
    sync: async () => {},
  };
  const kill = () => {
    left = 0;
  };
  return { death, files, isDead, kill };
};

const schedule = { firstMs: 1, longestMs: 1, maxAttempts: 1000 };

const lifeArbitrary = fc.record({
  operations: fc.integer({ min: 1, max: 120 }),
  partWritten: fc.double({ min: 0, max: 1, noNaN: true }),
  isMailedInDeath: fc.boolean(),
  atOnce: fc.integer({ min: 1, max: 3 }),
});
const messageArbitrary = fc.record({ wantsCopy: fc.boolean(), isPatient: fc.boolean() });
const outcomeArbitrary = fc.constantFrom<AttemptOutcome>(
  { kind: 'sent' },
  { kind: 'sent' },
  { kind: 'deferred', reason: 'later' },
);

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Example = [
  ValueOf<typeof messageArbitrary>[],
  ValueOf<typeof lifeArbitrary>[],
  fc.Stream<AttemptOutcome>,
];
const toExample = (operations: number): Example => [
  [{ wantsCopy: false, isPatient: operations % 4 === 1 }],
  [{ operations, partWritten: 0.5, isMailedInDeath: true, atOnce: 1 }],
  fc.stream(Array<AttemptOutcome>(100).fill({ kind: 'sent' }).values()),
];
const EXAMPLES = Array.from({ length: 10 }, (_, place) => toExample(4 * place + 1));

test('what a killed server accepted is sent, and twice only if it was in flight', {
  tags: ['DLV-2'],
}, async () => {
  let twice = 0;
  let kills = 0;
  let unanswered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(messageArbitrary, { minLength: 1, maxLength: 6 }),
      fc.array(lifeArbitrary, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(outcomeArbitrary),
      async (messages, lives, outcomes) => {
        const place = await makeFormsFolder();
        const numbered = messages.map((message, at) => ({ ...message, number: `M-0000-000${at}` }));
        const accepted = new Set<string>();
        const asked = new Set<string>();
        const arrived = new Map<string, number>();
        const inFlight = new Map<string, number>();
        const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

        const live = async (life: (typeof lives)[number] | undefined) => {
          const { death, files, isDead, kill } = createKillableServer(
            life?.operations ?? Number.POSITIVE_INFINITY,
            life?.partWritten ?? 1,
          );
          const moving = new Set<string>();
          const { makeFolders, outbox, start } = createFolderOutbox({
            atOnce: life?.atOnce ?? 1,
            folder: place.outbox,
            files,
            schedule,
            log: (line) => {
              const [, id = '', state = ''] = /^Forms: (\S+) (\w+)/.exec(line) ?? [];
              if (!isDead() && ['sent', 'waiting', 'undeliverable'].includes(state)) moving.delete(id);
            },
            send: async (_message, { id }) => {
              if (isDead()) return never();
              moving.add(id);
              const [outcome = { kind: 'sent' }] = [...outcomes.take(1)];
              await nextRound();
              if ((!isDead() || life?.isMailedInDeath) && outcome.kind === 'sent') count(arrived, id);
              return isDead() ? never() : outcome;
            },
          });
          await makeFolders();
          const work = async () => {
            await start();
            await Promise.all(
              numbered.map(async ({ isPatient, number, wantsCopy }) => {
                if (accepted.has(number) || (asked.has(number) && !isPatient)) return;
                asked.add(number);
                const { kind } = await outbox.accept(sampleMessage(number, wantsCopy));
                if (!isDead() && kind === 'kept') accepted.add(number);
              }),
            );
            await outbox.list();
            while (!isDead() && (await outbox.health()).waiting > 0) await nextRound();
          };
          await Promise.race([work(), death]);
          if (life) {
            kill();
            kills += 1;
            for (const id of moving) count(inFlight, id);
            void outbox.close();
            await nextRound();
            return;
          }
          await outbox.close();
        };

        for (const life of lives) await live(life);
        await live(undefined);

        for (const { number, wantsCopy } of numbered) {
          for (const id of wantsCopy ? [number, `${number}.copy`] : [number]) {
            const times = arrived.get(id) ?? 0;
            if (accepted.has(number)) expect(times).toBeGreaterThanOrEqual(1);
            expect(times).toBeLessThanOrEqual(1 + (inFlight.get(id) ?? 0));
            if (times > 1) twice += 1;
          }
          if (arrived.has(`${number}.copy`)) expect(arrived.has(number)).toBe(true);
          if (!accepted.has(number)) unanswered += 1;
        }
        expect(await readdir(`${place.outbox}/unfinished`)).toEqual([]);
        expect(await readdir(`${place.outbox}/broken`)).toEqual([]);
        expect(await readdir(`${place.outbox}/queue`)).toEqual([]);
        await place.forget();
      },
    ),
    { ...runs(EXAMPLES.length + 10, 3000), examples: EXAMPLES },
  );
  expect(kills).toBeGreaterThan(10);
  expect(twice).toBeGreaterThan(0);
  expect(unanswered).toBeGreaterThan(0);
});
