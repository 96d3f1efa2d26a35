import { keyToken } from '@loomwright/statecharts';
import { type CoverageLevel, type CoverageRow, toCoverageView } from '@loomwright/statecharts/lab';
import { use, useCallback, useMemo, useState } from 'react';
import { shrinks, stack } from '../../ui/layout/layout.css.ts';
import { figures, note, small, strong, unbroken } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import { beside } from '../chart.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { useLabHost } from '../host.ts';
import { ToolPanel, type ToolProps } from '../tool-panel.tsx';

const worst: readonly CoverageLevel[] = ['none', 'few', 'many'];

/** Marks each arrow and line with the coverage of its transition; if it has several, with the worst one. */
const markCoverage = (frame: HTMLElement, rows: readonly CoverageRow[]): void => {
  const levels = new Map(rows.map(({ key, level }) => [keyToken(key), level]));
  for (const element of frame.querySelectorAll('[data-keys]')) {
    const own = (element.getAttribute('data-keys') ?? '').split(' ').map((key) => levels.get(key));
    const level = worst.find((one) => own.includes(one));
    if (level) element.setAttribute('data-tested', level);
  }
};

const Transition = ({
  row: { countText, event, level, moreCount, state, tests },
  onOpen,
}: {
  readonly row: CoverageRow;
  readonly onOpen: () => void;
}) => (
  <li className={`${shrinks} ${styles.row}`}>
    <details name="covered-transition" onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={styles.name}>
        <span className={strong}>{state}</span> <span>{event}</span>{' '}
        <span className={`${styles.level} ${figures} ${unbroken}`} data-tested={level}>
          {countText}
        </span>
      </summary>
      <ul className={`${small} ${stack[2]} ${styles.tests}`}>
        {tests.map((title) => (
          <li key={title}>{title}</li>
        ))}
        {moreCount > 0 && (
          <li>{tests.length > 0 ? `and ${moreCount} more` : 'statecharts serve lists their titles'}</li>
        )}
      </ul>
    </details>
  </li>
);

const Legend = () => (
  <p className={note}>
    <span className={styles.level} data-tested="many">
      5 tests or more
    </span>
    ,{' '}
    <span className={styles.level} data-tested="few">
      fewer
    </span>
    ,{' '}
    <span className={styles.level} data-tested="none">
      none
    </span>
    : unit and property tests, not those in a browser.
  </p>
);

const NOTHING = { tests: [], transitions: {} };

const Coverage = ({ id, file, hrefOf, onClose }: ToolProps) => {
  const { coverage: load, texts } = useLabHost();
  const coverage = use(load(id));
  const { rows, summary } = useMemo(() => toCoverageView(file.chart, coverage ?? NOTHING), [file, coverage]);
  const [chosen, choose] = useState<CoverageRow>();
  const [active, taken] = useMemo(
    () => (chosen ? [chosen.path === '' ? [] : [chosen.path], [chosen.key]] : []),
    [chosen],
  );
  const onDrawn = useCallback(
    (frame: HTMLElement) => coverage && markCoverage(frame, rows),
    [coverage, rows],
  );
  return (
    <div className={styles.bench}>
      <div className={beside}>
        <ChartFrame {...{ active, file, hrefOf, onDrawn, taken }} title={id} />
      </div>
      <ToolPanel
        id="coverage"
        title="Coverage"
        className={styles.panel}
        headClass={styles.section}
        onClose={onClose}
      >
        <div className={styles.section}>
          {coverage ? (
            <>
              <p>{summary}</p>
              <Legend />
              <ul>
                {rows.map((row) => (
                  <Transition key={row.key} row={row} onOpen={() => choose(row)} />
                ))}
              </ul>
            </>
          ) : (
            <p className={styles.problem} role="alert">
              {texts.noCoverage}
            </p>
          )}
        </div>
      </ToolPanel>
    </div>
  );
};

export default Coverage;
