import { productFacts, toStatusText } from '@loomwright/catalogue';
import { atWork } from '@loomwright/content';
import { Link } from 'wouter';
import { ButtonLink } from '../../../ui/button/button.tsx';
import * as styles from './at-work.css.ts';

const { action, lead, title } = atWork.products;

/** All products, each a link to its page. */
export const Products = () => (
  <section className={styles.strip} aria-labelledby="all-products">
    <div className={styles.stripHead}>
      <div>
        <h2 id="all-products">{title}</h2>
        <p className={styles.text}>{lead}</p>
      </div>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
    <ul className={styles.products}>
      {productFacts.map((product) => (
        <li key={product.id} className={styles.product}>
          <img src={product.image} alt="" width="480" height="320" loading="lazy" decoding="async" />
          <Link href={`/products/${product.id}`} className={styles.productLink}>
            {product.name}
          </Link>
          <span>{toStatusText(product)}</span>
        </li>
      ))}
    </ul>
  </section>
);
