import { flushMicrotasks } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { Edit } from '../src/edit.ts';
import type { PortfolioField } from '../src/index.ts';

export const scheduled = (s: fc.Scheduler) => async (what: string) =>
  void (await s.schedule(Promise.resolve(), what));

export const idle = async (s: fc.Scheduler): Promise<void> => {
  do {
    await s.waitIdle();
    await flushMicrotasks();
  } while (s.count() > 0);
};

export const turn = async (s: fc.Scheduler): Promise<void> => {
  if (s.count() > 0) await s.waitOne();
};

export const histories = <K extends string>(weights: { readonly [S in K]: number }) =>
  fc.array(
    fc.record({
      by: fc.oneof(
        ...(Object.keys(weights) as K[]).map((step) => ({
          weight: weights[step],
          arbitrary: fc.constant(step),
        })),
      ),
      tab: fc.nat(3),
      ms: fc.constantFrom(100, 400, 1000),
      isGood: fc.boolean(),
    }),
    { minLength: 10, maxLength: 40, size: 'max' },
  );

export const write = (field: PortfolioField, text: string): Edit => ({ kind: 'write', field, text });
