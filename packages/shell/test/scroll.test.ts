import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toScrollView } from '../src/index.ts';
import { brokenShellInvariants, scrollPositions } from '../src/testing/index.ts';

describe('the scroll position', () => {
  it.each([
    [0, false],
    [20, false],
    [20.5, true],
    [21, true],
    [-50, false],
  ])('[NAV-2] at %d px the bar has changed: %s', (y, isScrolled) => {
    expect(toScrollView(y).isScrolled).toBe(isScrolled);
  });

  it.each([
    [0, false],
    [300, false],
    [300.5, true],
    [301, true],
    [100_000, true],
  ])('[TOP-1] at %d px the way to the top is offered: %s', (y, offersTop) => {
    expect(toScrollView(y).offersTop).toBe(offersTop);
  });

  it('[NAV-2] [TOP-1] offers the way to the top only below a bar that stands out', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(scrollPositions, (y) => {
        const scroll = toScrollView(y);
        expect(brokenShellInvariants({ scroll })).toEqual([]);
        seen.add(JSON.stringify(scroll));
      }),
      runs(300),
    );
    expect(seen.size).toBe(3);
  });
});
