import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchMachine, toSearchView } from '../src/index.ts';

type Step = 'search.open' | 'search.close' | 'loaded' | 'missing' | 'broken';

const create = () => {
  const stepper = createStepper(createSearchMachine({ loadSearch: async () => ({ kind: 'loaded' }) }));
  return { stepper, view: () => toSearchView(stepper.snapshot) };
};

it('the dialog is shown at once, and reports missing code', {
  tags: ['SCH-1'],
}, () => {
  const { stepper, view } = create();
  expect(view()).toEqual({ isShown: false, isOpen: false, isFailed: false });
  stepper.send({ type: 'search.open' });
  expect([stepper.running, view()]).toEqual([
    ['loadSearch'],
    { isShown: true, isOpen: false, isFailed: false },
  ]);
  stepper.settle('loadSearch', { kind: 'missing' });
  expect(view()).toEqual({ isShown: true, isOpen: false, isFailed: true });
  stepper.send({ type: 'search.open' });
  stepper.fail('loadSearch', new Error('broken'));
  expect(view().isFailed).toBe(true);
  stepper.send({ type: 'search.open' });
  stepper.settle('loadSearch', { kind: 'loaded' });
  expect(view()).toEqual({ isShown: true, isOpen: true, isFailed: false });
});

it('the dialog can be closed in every state; code that loads later does not open it', {
  tags: ['SCH-1'],
}, () => {
  const steps = fc.array(
    fc.constantFrom<Step>('search.open', 'search.close', 'loaded', 'missing', 'broken'),
    {
      maxLength: 20,
    },
  );
  let opened = 0;
  fc.assert(
    fc.property(steps, (history) => {
      const { stepper, view } = create();
      let state: 'closed' | 'loading' | 'failed' | 'open' = 'closed';
      let isLoaded = false;
      for (const step of history) {
        const isLoading = state === 'loading';
        if (step === 'broken') {
          expect(stepper.fail('loadSearch', new Error(step))).toBe(isLoading);
          if (isLoading) state = 'failed';
        } else if (step === 'loaded' || step === 'missing') {
          expect(stepper.settle('loadSearch', { kind: step })).toBe(isLoading);
          if (isLoading) state = step === 'loaded' ? 'open' : 'failed';
          isLoaded ||= state === 'open';
        } else {
          stepper.send({ type: step });
          if (step !== 'search.open') state = 'closed';
          else if (state !== 'open') state = isLoaded ? 'open' : 'loading';
        }
        opened += state === 'open' ? 1 : 0;
        expect(view()).toEqual({
          isShown: state !== 'closed',
          isOpen: state === 'open',
          isFailed: state === 'failed',
        });
      }
    }),
    runs(100),
  );
  expect(opened).toBeGreaterThan(6);
});
