import { centre, covers } from '../layout/layout.css.ts';
import * as styles from './product-drawing.css.ts';

interface Props {
  /** The address of a symbol of 360 × 250 units in theme colours. */
  readonly href: string;
  readonly text: string;
  /** The address of a drawing of 480 × 320 units. */
  readonly backdrop: string;
}

export const ProductDrawing = ({ href, text, backdrop }: Props) => (
  <div className={`${centre} ${styles.frame}`}>
    <img
      className={`${covers} ${styles.backdrop}`}
      src={backdrop}
      data-picture={backdrop}
      alt=""
      width="480"
      height="320"
      loading="eager"
    />
    <svg className={styles.drawing} viewBox="0 0 360 250" role="img" aria-label={text}>
      <use href={href} />
    </svg>
  </div>
);
