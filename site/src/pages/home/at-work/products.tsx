import { products, toStatusText } from '@loomwright/catalogue';
import { atWork } from '@loomwright/content';
import { Link } from 'wouter';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { above, below, between, cluster, fromTop, relative, stack } from '../../../ui/layout/layout.css.ts';
import { picture } from '../../../ui/surface/surface.css.ts';
import { muted, note, plainLink, reaching, strong } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { action, lead, title } = atWork.products;

/** All products, each a link to its page. */
export const Products = () => (
  <section className={styles.strip} aria-labelledby="all-products">
    <div className={`${cluster[4]} ${between} ${styles.stripHead}`}>
      <div>
        <h2 id="all-products">{title}</h2>
        <p className={`${muted} ${above[2]}`}>{lead}</p>
      </div>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={`${note} ${stack[1]} ${fromTop} ${relative}`}>
          <img
            className={`${picture} ${below[2]}`}
            src={product.image}
            alt=""
            width="480"
            height="320"
            loading="lazy"
            decoding="async"
          />
          <Link
            href={`/products/${product.id}`}
            className={`${plainLink} ${strong} ${reaching} ${styles.productLink}`}
          >
            {product.name}
          </Link>
          <span>{toStatusText(product)}</span>
        </li>
      ))}
    </ul>
  </section>
);
