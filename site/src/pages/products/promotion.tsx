import { products, toPromotion } from '@loomwright/catalogue';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ProductDrawing } from '../../ui/product-drawing/product-drawing.tsx';
import * as styles from './promotion.css.ts';

const promotion = toPromotion(products);

/** The tool that can be used today, on top of the catalogue. */
export const Promotion = () =>
  promotion && (
    <section className={styles.promotion} aria-labelledby="live">
      <div className={styles.words}>
        <p className={styles.terms}>{promotion.termsText}</p>
        <h2 id="live" className={styles.title}>
          {promotion.name}
        </h2>
        <p>{promotion.description}</p>
        <ButtonLink href={promotion.launchHref} look="panel" className={styles.launch}>
          Launch Tool
        </ButtonLink>
      </div>
      <ProductDrawing {...promotion.drawing} backdrop={promotion.image} />
    </section>
  );
