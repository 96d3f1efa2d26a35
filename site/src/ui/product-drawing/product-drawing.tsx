import { centre, covers } from '../layout/layout.css.ts';
import * as styles from './product-drawing.css.ts';

interface Props {
  /** A symbol that uses the colours of the theme, 360 × 250 units. */
  readonly href: string;
  /** What it shows. */
  readonly text: string;
  /** The picture behind it, 480 × 320 units. */
  readonly backdrop: string;
}

/** The interface of a product, drawn, on the product's picture. */
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
