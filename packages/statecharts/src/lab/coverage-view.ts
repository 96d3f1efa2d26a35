import type { Chart } from '../chart.ts';
import { nameOf } from '../chart-states.ts';
import { type CoverageFile, keyInFile } from '../coverage/coverage-file.ts';
import { toCountText } from '../texts.ts';

/** How well a transition is tested: by no test, by fewer than five, by more. */
export type CoverageLevel = 'none' | 'few' | 'many';

export interface CoverageRow {
  readonly key: string;
  /** The path of its state; the machine's id for those of the machine itself. */
  readonly state: string;
  readonly path: string;
  /** `cart.addItem [isFull]` */
  readonly event: string;
  readonly level: CoverageLevel;
  /** `12 tests` */
  readonly countText: string;
  /** The titles of some of them. */
  readonly tests: readonly string[];
  readonly moreCount: number;
}

export interface CoverageView {
  readonly rows: readonly CoverageRow[];
  /** `24 of 25 transitions are taken by a test.` */
  readonly summary: string;
}

/** From so many tests on a transition is well tested. */
const MANY = 5;

const levelOf = (count: number): CoverageLevel => {
  if (count === 0) return 'none';
  return count < MANY ? 'few' : 'many';
};

/** Which transitions of a chart tests take, in document order. One that the file does not know is taken by none. */
export const toCoverageView = (chart: Chart, { tests, transitions }: CoverageFile): CoverageView => {
  const rows = chart.states.flatMap(({ path, transitions: own }) =>
    own.map(({ event, guard, key }): CoverageRow => {
      const name = keyInFile(key);
      const [count = 0, ...places] = (Object.hasOwn(transitions, name) && transitions[name]) || [];
      return {
        key,
        path,
        state: nameOf(chart, path),
        event: guard === undefined ? event : `${event} [${guard}]`,
        level: levelOf(count),
        countText: count === 0 ? 'no test' : toCountText(count, 'test'),
        tests: places.flatMap((place) => tests[place] ?? []),
        moreCount: count - places.length,
      };
    }),
  );
  const taken = rows.filter(({ level }) => level !== 'none').length;
  return {
    rows,
    summary:
      rows.length === 1
        ? `The transition is taken by ${taken === 1 ? 'a' : 'no'} test.`
        : `${taken} of ${rows.length} transitions are taken by a test.`,
  };
};
