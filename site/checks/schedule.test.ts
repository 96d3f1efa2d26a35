import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainSeconds, runTasks, type Task } from './schedule.mjs';

/** Tasks that need earlier ones only, so that there is no cycle. */
const tasks = fc
  .array(
    fc.record({
      cores: fc.integer({ min: 0, max: 5 }),
      seconds: fc.integer({ min: 0, max: 50 }),
      earlier: fc.array(fc.nat(20), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(
      ({ cores, earlier, seconds }, place): Task => ({
        name: `t${place}`,
        cores,
        seconds,
        needs: place === 0 ? [] : [...new Set(earlier.map((number) => `t${number % place}`))],
      }),
    ),
  );

describe('the scheduler of the checks', () => {
  it('runs each task once, after its needs, on free cores; skips it if a need failed', async () => {
    await fc.assert(
      fc.asyncProperty(
        tasks,
        fc.integer({ min: 1, max: 4 }),
        fc.func(fc.boolean()),
        async (all, cores, passes) => {
          const ended: string[] = [];
          const lost = new Set<string>();
          const skipped: string[] = [];
          let used = 0;
          await runTasks(all, {
            cores,
            run: async (task) => {
              for (const need of task.needs) expect(ended).toContain(need);
              if (task.cores > 0) expect(used).toBeLessThan(cores);
              used += task.cores;
              await Promise.resolve();
              for (let turn = 0; turn < task.seconds % 7; turn += 1) await Promise.resolve();
              used -= task.cores;
              ended.push(task.name);
              const hasPassed = passes(task.name);
              if (!hasPassed) lost.add(task.name);
              return hasPassed;
            },
            skip: ({ name, needs }, need) => {
              expect(needs).toContain(need);
              expect(lost.has(need)).toBe(true);
              lost.add(name);
              skipped.push(name);
            },
          });
          expect([...ended, ...skipped].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
          expect(used).toBe(0);
        },
      ),
      runs(300),
    );
  });

  it('starts a task that mostly waits while all cores are busy', async () => {
    const begun: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await runTasks(
      [
        { name: 'busy', cores: 2, seconds: 300, needs: [] },
        { name: 'other', cores: 1, seconds: 20, needs: [] },
        { name: 'waiting', cores: 0, seconds: 10, needs: [] },
      ],
      {
        cores: 2,
        run: async ({ name }) => {
          begun.push(name);
          if (name === 'waiting') finish();
          if (name === 'busy') await finished;
          return true;
        },
        skip: () => {},
      },
    );
    expect(begun).toEqual(['busy', 'waiting', 'other']);
  });

  it('starts with the longest chain, not with the longest task', async () => {
    const begun: string[] = [];
    await runTasks(
      [
        { name: 'long', cores: 1, seconds: 50, needs: [] },
        { name: 'build', cores: 1, seconds: 30, needs: [] },
        { name: 'browser', cores: 2, seconds: 300, needs: ['build'] },
        { name: 'short', cores: 1, seconds: 1, needs: [] },
      ],
      {
        cores: 1,
        run: async ({ name }) => {
          begun.push(name);
          return true;
        },
        skip: () => {},
      },
    );
    expect(begun).toEqual(['build', 'browser', 'long', 'short']);
  });

  it('refuses a cycle and an unknown need', () => {
    const task = (name: string, needs: readonly string[]): Task => ({ name, needs, cores: 1, seconds: 1 });
    expect(() => chainSeconds([task('a', ['b']), task('b', ['a'])])).toThrow('a cycle');
    expect(() => chainSeconds([task('a', ['z'])])).toThrow('a needs z');
  });
});
