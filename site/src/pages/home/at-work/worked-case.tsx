import { workedCase } from '@loomwright/content';
import { Bar } from '../../../shared/at-work/bar.tsx';
import { Example } from '../../../shared/at-work/example.tsx';
import { above, split } from '../../../ui/layout/layout.css.ts';
import { container, section } from '../../../ui/page/page.css.ts';
import { note as noteText } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { caption, columns, note, result, rows, text, title } = workedCase;

export const WorkedCase = () => (
  <section className={`${container} ${section} ${split.even}`} aria-labelledby="case">
    <div>
      <h2 id="case">{title}</h2>
      <p className={above[4]}>{text}</p>
      <p className={`${above[4]} ${noteText}`}>{note}</p>
    </div>
    <Example>
      <table className={styles.table}>
        <thead>
          <tr className={noteText}>
            <th scope="col" className={styles.what}>
              {caption}
            </th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ after, before, left, what }) => (
            <tr key={what}>
              <th scope="row" className={styles.what}>
                <span>{what}</span>
                <Bar share={left} />
              </th>
              <td>{before}</td>
              <td className={styles.result}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.result}>{result}</p>
    </Example>
  </section>
);
