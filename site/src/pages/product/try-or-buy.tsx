import type { ProductOffer } from '@loomwright/catalogue';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './product-page.css.ts';

const arrowRight = 'M4 12h15M13 6l6 6l-6 6';

/** Opens a live product; says why a coming one cannot be bought (PDP-4). */
export const TryOrBuy = ({ offer }: { readonly offer: ProductOffer }) =>
  offer.kind === 'launch' ? (
    <>
      <p className={styles.reason}>This tool is live. It opens right here, and costs nothing.</p>
      <Link href={offer.href} className={`${button.primary} ${styles.whole}`}>
        Launch Tool <Icon path={arrowRight} size={18} />
      </Link>
    </>
  ) : (
    <>
      <p id="not-yet" className={styles.reason}>
        {offer.reason}
      </p>
      <button
        type="button"
        className={`${button.secondary} ${styles.whole}`}
        disabled
        aria-describedby="not-yet"
      >
        Buy Now: coming soon
      </button>
    </>
  );
