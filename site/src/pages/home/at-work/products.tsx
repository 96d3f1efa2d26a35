import { products, toProductCard } from '@loomwright/catalogue';
import { homeBelow } from '@loomwright/content';
import { Link } from 'wouter';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { above, between, cluster, pageEnd } from '../../../ui/layout/layout.css.ts';
import { container } from '../../../ui/page/page.css.ts';
import { picture } from '../../../ui/surface/surface.css.ts';
import { muted, note, plainLink, stretchedLink, strong, unbroken } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { action, lead, title } = homeBelow.products;
const cards = products.map(toProductCard);

export const Products = () => (
  <section className={`${container} ${pageEnd}`} aria-labelledby="all-products">
    <div className={`${cluster[4]} ${between}`}>
      <div>
        <h2 id="all-products">{title}</h2>
        <p className={`${muted} ${above[2]}`}>{lead}</p>
      </div>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
    <ul className={styles.products}>
      {cards.map(({ href, id, image, name, price, statusText }) => (
        <li key={id} className={`${note} ${styles.product}`}>
          <img
            className={`${picture} ${styles.productPicture}`}
            src={image}
            alt=""
            width="480"
            height="320"
            loading="lazy"
          />
          <Link href={href} className={`${plainLink} ${strong} ${stretchedLink}`}>
            {name}
          </Link>
          <span className={unbroken}>{`${price.amount} · ${statusText}`}</span>
        </li>
      ))}
    </ul>
  </section>
);
