import { fixed, stack } from '../layout/layout.css.ts';
import { card } from '../surface/surface.css.ts';
import { figures, note } from '../text/text.css.ts';
import * as styles from './stat.css.ts';

interface Stat {
  readonly id: string;
  readonly label: string;
  readonly valueText: string;
  readonly changeText: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly trend: {
    readonly box: { readonly width: number; readonly height: number };
    readonly path: string;
    readonly end: string;
  };
}

const arrows = {
  up: 'M3 13L13 3M6 3h7v7',
  down: 'M3 3l10 10M13 6v7H6',
  flat: 'M2 8h12M10 4l4 4l-4 4',
} as const;

const StatCell = ({ stat }: { readonly stat: Stat }) => {
  const { changeText, direction, label, trend, valueText } = stat;
  return (
    <div className={`${stack[2]} ${styles.stat}`}>
      <dt className={`${note} ${styles.label}`}>{label}</dt>
      <dd className={`${figures} ${styles.value}`}>{valueText}</dd>
      <dd className={`${note} ${styles.change}`}>
        <svg className={`${fixed} ${styles.arrow}`} viewBox="0 0 16 16" aria-hidden="true">
          <path className={styles.course} d={arrows[direction]} />
        </svg>
        <span>{changeText}</span>
      </dd>
      <dd aria-hidden="true">
        <svg
          className={styles.trend}
          viewBox={`0 0 ${trend.box.width} ${trend.box.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.course} d={trend.path} />
          <path className={styles.end} d={trend.end} />
        </svg>
      </dd>
    </div>
  );
};

export const Stats = ({ stats }: { readonly stats: readonly Stat[] }) => (
  <dl className={`${card} ${styles.stats}`}>
    {stats.map((stat) => (
      <StatCell key={stat.id} stat={stat} />
    ))}
  </dl>
);
