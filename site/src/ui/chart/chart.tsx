import { opens } from '../control/control.css.ts';
import { above, covers, fixed, row, ruled, stack } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';
import { card } from '../surface/surface.css.ts';
import { figures, heading3, label, note, small } from '../text/text.css.ts';
import * as styles from './chart.css.ts';

interface Props {
  readonly chart: {
    readonly id: string;
    readonly title: string;
    readonly kind: 'bar' | 'line';
    readonly summaryText: string;
    readonly valueTitle: string;
    readonly labelTitle: string;
    readonly box: { readonly width: number; readonly height: number };
    readonly ticks: readonly { readonly y: number; readonly text: string }[];
    readonly columns: readonly { readonly label: string; readonly readText: string }[];
    readonly series: readonly {
      readonly name: string;
      readonly path: string;
      readonly area: string;
      readonly dots: string;
    }[];
    readonly table: {
      readonly head: readonly string[];
      readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
    };
  };
}

const ChartTable = ({ chart: { table, title } }: Props) => (
  <details className={styles.details}>
    <summary className={`${row[2]} ${label} ${opens} ${styles.summary}`}>
      Show as a table<span className={hidden}>{` “${title}”`}</span>
    </summary>
    <table className={`${small} ${figures} ${ruled} ${above[2]}`}>
      <caption className={hidden}>{title}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, label }) => (
          <tr key={label}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            {cells.map((cell, place) => (
              <td key={table.head[place + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** With more labels than this, a phone shows every other one. */
const MANY = 6;

const threadOf = (place: number) => (place === 0 ? styles.first : styles.second);

const Legend = ({ kind, series }: Pick<Props['chart'], 'kind' | 'series'>) => (
  <ul className={`${note} ${styles.legend}`}>
    {series.map(({ name }, place) => (
      <li key={name} className={row[2]}>
        <span className={`${fixed} ${styles.sample[kind]} ${threadOf(place)}`} aria-hidden="true" />
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

const Drawing = ({ chart }: Props) => {
  const { box, id, kind, series, summaryText, ticks } = chart;
  return (
    <svg
      className={`${covers} ${styles.drawing}`}
      role="img"
      aria-label={summaryText}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
    >
      <linearGradient id={`shade-${id}`} className={styles.first} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0.22" />
        <stop stopColor="currentColor" stopOpacity="0" offset="1" />
      </linearGradient>
      <path className={styles.grid} d={ticks.map(({ y }) => `M0 ${y}H${box.width}`).join('')} />
      {series.map(({ area, dots, name, path }, place) => (
        <g key={name} className={threadOf(place)}>
          {place === 0 && <path fill={`url(#shade-${id})`} d={area} />}
          <path className={kind === 'bar' ? styles.bars : styles.line} d={path} />
          <path className={styles.dots} d={dots} />
        </g>
      ))}
      <path className={styles.ground} d={`M0 ${box.height}H${box.width}`} />
    </svg>
  );
};

/** The labels are HTML, so that they do not scale with the drawing (DSH-1, A11-1). */
export const Chart = ({ chart }: Props) => (
  <figure className={`${card} ${styles.chart}`}>
    <figcaption className={stack[2]}>
      <h2 className={heading3}>{chart.title}</h2>
      {chart.series.length > 1 && <Legend kind={chart.kind} series={chart.series} />}
    </figcaption>
    <div className={`${note} ${figures} ${styles.plot}`} data-many={chart.columns.length > MANY || undefined}>
      <span className={styles.valueTitle} aria-hidden="true">
        {chart.valueTitle}
      </span>
      <div className={styles.ticks} aria-hidden="true">
        {chart.ticks.map(({ y, text }) => (
          <span key={y} className={styles.tick}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        <div className={styles.columns} aria-hidden="true">
          {chart.columns.map(({ label, readText }) => (
            <div key={label} className={styles.column}>
              <span className={styles.reading}>{readText}</span>
            </div>
          ))}
        </div>
        <Drawing chart={chart} />
      </div>
      <div className={styles.labels} aria-hidden="true">
        {chart.columns.map((column) => (
          <span key={column.label} className={styles.label}>
            {column.label}
          </span>
        ))}
      </div>
      <span className={styles.labelTitle} aria-hidden="true">
        {chart.labelTitle}
      </span>
    </div>
    <ChartTable chart={chart} />
  </figure>
);
