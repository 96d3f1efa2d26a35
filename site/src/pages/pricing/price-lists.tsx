import { products, toPriceText, toProductCard } from '@loomwright/catalogue';
import { pricing, services, toStartRange } from '@loomwright/content';
import { Link } from 'wouter';
import { isLeftOut } from '../../app/left-out.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { alignTop, stack } from '../../ui/layout/layout.css.ts';
import { badge, hidden } from '../../ui/page/page.css.ts';
import { figures, heading3, note, plainLink, target, unbroken } from '../../ui/text/text.css.ts';
import { cell, grid } from '../../ui/words/words.css.ts';
import { PartHead } from './part-head.tsx';
import * as styles from './pricing-page.css.ts';

const { compare, head, lead, open, see, title } = pricing.products;

export const ProductPrices = () => (
  <section className={stack[4]} aria-labelledby="products">
    <PartHead id="products" title={title} lead={lead} />
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {Object.values(head).map((text) => (
            <th key={text} scope="col" className={`${note} ${styles.cell}`}>
              {text}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className={styles.block}>
        {products.map((product) => {
          const { href, name, price, releaseText, statusText } = toProductCard(product);
          const { serviceUrl = '', summary } = product;
          const tool = product.status === 'live' && !isLeftOut(serviceUrl) ? serviceUrl : undefined;
          return (
            <tr key={name} className={styles.row}>
              <th scope="row" className={`${styles.cell} ${styles.product}`}>
                <Link href={href} className={`${heading3} ${styles.name}`}>
                  {name}
                </Link>
                <p className={note}>{summary}</p>
              </th>
              <td className={styles.cell}>
                <span className={`${figures} ${styles.amount}`}>{price.amount}</span>{' '}
                <span className={note}>{price.unit}</span>
              </td>
              <td className={styles.cell}>
                <span className={`${badge} ${unbroken}`}>{statusText}</span>
                <p className={`${note} ${unbroken}`}>{releaseText}</p>
              </td>
              <td className={`${styles.cell} ${tool ? styles.open : styles.way}`}>
                <ButtonLink href={tool ?? href} look={tool ? 'primary' : 'secondary'} className={unbroken}>
                  <span>{tool ? open : see}</span>
                  <span className={hidden}>{` ${name}, ${toPriceText(product)}`}</span>
                </ButtonLink>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
    <p>
      <Link href={compare.href} className={target}>
        {compare.label}
      </Link>
    </p>
  </section>
);

export const ServicePrices = () => (
  <section id="services" className={styles.part} aria-labelledby="services-title">
    <PartHead id="services-title" title={pricing.services.title} lead={pricing.services.lead} />
    <ul className={`${grid} ${styles.ranges}`}>
      {services.map((service) => (
        <li key={service.id} className={`${stack[2]} ${alignTop} ${cell}`}>
          <h3>
            <Link href={`/services#${service.id}`} className={plainLink}>
              {service.title}
            </Link>
          </h3>
          <p>
            <span className={note}>{pricing.services.label}</span>
            <br />
            <span className={`${figures} ${styles.range}`}>{toStartRange(service)}</span>
            <br />
            <span className={note}>{`for ${service.first.what}`}</span>
          </p>
        </li>
      ))}
    </ul>
    <p className={`${note} ${styles.sample}`}>{pricing.services.note}</p>
  </section>
);
