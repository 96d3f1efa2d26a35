import { expect, it } from 'vitest';
import { toScrollPlace, toScrollView } from '../src/index.ts';

it.each([
  [-50, false, false],
  [0, false, false],
  [20, false, false],
  [20.5, true, false],
  [21, true, false],
  [300, true, false],
  [300.5, true, true],
  [301, true, true],
  [100_000, true, true],
])(
  'at %d px, the bar has changed: %s; the back-to-top button is shown: %s',
  { tags: ['NAV-2', 'TOP-1'] },
  (y, isScrolled, offersTop) => {
    expect(toScrollView(toScrollPlace(y))).toEqual({ isScrolled, offersTop });
  },
);
