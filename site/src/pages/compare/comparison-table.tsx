import type { ComparisonView } from '@loomwright/catalogue';
import { Link } from 'wouter';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './compare-page.css.ts';

/**
 * Products in columns, properties in rows. On a narrow screen the cells of a row stand below each other, each with the name
 * of its product, so that nothing scrolls sideways (A11-1).
 */
export const ComparisonTable = ({ columns, rows }: Pick<ComparisonView, 'columns' | 'rows'>) => (
  <table className={styles.table}>
    <caption className={hidden}>{columns.map(({ card }) => card.name).join(', ')}</caption>
    <thead>
      <tr>
        <td className={styles.corner} />
        {columns.map(({ card, removeHref }) => (
          <th key={card.id} scope="col">
            <img className={styles.image} src={card.image} alt="" width="480" height="320" />
            <Link href={card.href} className={styles.name}>
              {card.name}
            </Link>
            <Link href={removeHref} className={styles.remove}>
              Remove
              <span className={hidden}>{` ${card.name} from the comparison`}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, label }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((texts, place) => (
            <td key={columns[place]?.card.id}>
              <span className={styles.cellName} aria-hidden="true">
                {columns[place]?.card.name}
              </span>
              {texts.length > 1 ? (
                <ul className={styles.list}>
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ) : (
                <span>{texts[0]}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
