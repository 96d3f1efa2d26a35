import type { Chart } from '../chart.ts';
import { nameOf } from '../chart-states.ts';
import { type CoverageFile, keyInFile } from '../coverage/coverage-file.ts';
import { toCountText } from '../texts.ts';

/** `few` means fewer than five tests. */
export type CoverageLevel = 'none' | 'few' | 'many';

const MANY = 5;

const levelOf = (count: number): CoverageLevel => {
  if (count === 0) return 'none';
  return count < MANY ? 'few' : 'many';
};

/** Test coverage of a chart's transitions, in document order. */
export const toCoverageView = (chart: Chart, { tests, transitions }: CoverageFile) => {
  const rows = chart.states.flatMap(({ path, transitions: own }) =>
    own.map(({ event, guard, key }) => {
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

export type CoverageRow = ReturnType<typeof toCoverageView>['rows'][number];
