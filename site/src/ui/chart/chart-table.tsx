import { hidden } from '../page/page.css.ts';
import * as styles from './chart-table.css.ts';

export interface ChartTableContent {
  readonly head: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

interface Props {
  readonly title: string;
  readonly table: ChartTableContent;
}

/** The numbers of a chart as a table (A11-1). */
export const ChartTable = ({ table: { head, rows }, title }: Props) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      Show as a table<span className={hidden}>{` “${title}”`}</span>
    </summary>
    <table className={styles.table}>
      <caption className={hidden}>{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, label }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
