import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScrollMachine, toScrollView } from '../src/index.ts';
import { brokenShellInvariants, scrollPositions } from '../src/testing/index.ts';

const scrolledTo = (...positions: readonly number[]) => {
  const stepper = createStepper(createScrollMachine());
  for (const y of positions) stepper.send({ type: 'page.scrolled', y });
  return toScrollView(stepper.snapshot);
};

describe('the scroll position', () => {
  it('[NAV-2][TOP-1] is the top at first', () => {
    expect(scrolledTo()).toEqual({ isScrolled: false, offersTop: false });
  });

  it.each([
    [0, false],
    [20, false],
    [20.5, true],
    [21, true],
    [-50, false],
  ])('[NAV-2] at %d px the bar has changed: %s', (y, isScrolled) => {
    // From the top, from below, and from far below: no way there makes a difference.
    for (const before of [0, 100, 1000]) expect(scrolledTo(before, y).isScrolled).toBe(isScrolled);
  });

  it.each([
    [0, false],
    [300, false],
    [300.5, true],
    [301, true],
    [100_000, true],
  ])('[TOP-1] at %d px the way to the top is offered: %s', (y, offersTop) => {
    for (const before of [0, 100, 1000]) expect(scrolledTo(before, y).offersTop).toBe(offersTop);
  });

  it('[NAV-2][TOP-1] of any history is what its last position says', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(scrollPositions, { minLength: 1, maxLength: 20 }), (positions) => {
        const stepper = createStepper(createScrollMachine());
        for (const y of positions) {
          stepper.send({ type: 'page.scrolled', y });
          const scroll = toScrollView(stepper.snapshot);
          expect(scroll).toEqual({ isScrolled: y > 20, offersTop: y > 300 });
          expect(brokenShellInvariants({ scroll })).toEqual([]);
          seen.add(JSON.stringify(scroll));
        }
      }),
      runs(300),
    );
    expect(seen.size).toBe(3);
  });
});
