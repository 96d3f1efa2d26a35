import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryOrigin } from '../src/index.ts';
import { createIdListPorts, startIdList } from '../src/testing/index.ts';

const openTab = (origin: ReturnType<typeof createMemoryOrigin>) =>
  startIdList(createIdListPorts(origin.openTab()));
type Tab = ReturnType<typeof openTab>;

const isAtRest = ({ value }: { readonly value: unknown }) => value === 'idle' || value === 'refused';

const shownBy = (tab: Tab) => tab.getSnapshot().context.replica.value;

type Step =
  | { readonly kind: 'add'; readonly tab: number }
  | { readonly kind: 'flush'; readonly tab: number }
  | { readonly kind: 'wait' };

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), tab: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('flush' as const), tab: fc.nat({ max: 3 }) }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'wait' as const }) },
  ),
  { maxLength: 25 },
) as fc.Arbitrary<readonly Step[]>;

test('every schedule of up to four tabs stores each command exactly once', {
  tags: ['STO-4', 'CRT-1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fc.integer({ min: 1, max: 4 }), async (s, history, count) => {
      const origin = createMemoryOrigin({
        schedule: (what) => s.schedule(Promise.resolve(), what).then(() => {}),
      });
      const tabs = Array.from({ length: count }, () => openTab(origin));
      const added: string[] = [];
      for (const step of history) {
        if (step.kind === 'wait') {
          if (s.count() > 0) await s.waitOne();
          continue;
        }
        const tab = tabs[step.tab % count] as Tab;
        if (step.kind === 'flush') tab.send({ type: 'record.flush' });
        else {
          const id = `id ${added.length}`;
          added.push(id);
          tab.send({ type: 'record.apply', command: { kind: 'add', id } });
        }
      }
      await s.waitFor(Promise.all(tabs.map((tab) => waitFor(tab, ({ value }) => value === 'idle'))));
      await s.waitIdle();
      const stored = JSON.parse(origin.entries.get('ids') ?? '[]') as string[];
      expect([...stored].sort()).toEqual([...added].sort());
      for (const tab of tabs) {
        expect(shownBy(tab)).toEqual(stored);
        tab.stop();
      }
    }),
    runs(100),
  );
});

test('storage that fills, blocks and clears at any time causes no exception', {
  tags: ['STO-3', 'STO-4'],
}, async () => {
  const weather = fc.constantFrom('block', 'unblock', 'fill', 'free', 'clear', 'add', 'add', 'add');
  await fc.assert(
    fc.asyncProperty(fc.array(weather, { maxLength: 30 }), async (history) => {
      const origin = createMemoryOrigin();
      const tab = openTab(origin);
      const turn = () => waitFor(tab, isAtRest);
      await turn();
      let sinceClear: string[] = [];
      for (const [index, event] of history.entries()) {
        if (event === 'block' || event === 'unblock') origin.block(event === 'block');
        if (event === 'fill') origin.resize(0);
        if (event === 'free') origin.resize(Number.POSITIVE_INFINITY);
        if (event === 'clear') {
          origin.clear();
          sinceClear = [];
        }
        if (event === 'add') {
          sinceClear.push(`id ${index}`);
          tab.send({ type: 'record.apply', command: { kind: 'add', id: `id ${index}` } });
        }
        await turn();
        expect(shownBy(tab)).toEqual(expect.arrayContaining(sinceClear));
      }
      origin.block(false);
      origin.resize(Number.POSITIVE_INFINITY);
      tab.send({ type: 'record.apply', command: { kind: 'add', id: 'last' } });
      await turn();
      expect(JSON.parse(origin.entries.get('ids') ?? '[]')).toEqual(shownBy(tab));
      expect(shownBy(tab)).toEqual(expect.arrayContaining([...sinceClear, 'last']));
      tab.stop();
    }),
    runs(100),
  );
});
