import { type Service, services, servicesPage } from '@loomwright/content';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { Drawing, Icon } from '../../ui/icon/icon.tsx';
import { Opening } from '../../ui/page/opening.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import { grid } from '../../ui/words/words.css.ts';
import { Closing } from '../../ui/words/words.tsx';
import * as styles from './services-page.css.ts';

const { action, closing, facts } = servicesPage;

const ServiceCard = ({ service }: { readonly service: Service }) => {
  const { benefits, description, icon, id, title } = service;
  return (
    <section id={id} className={styles.service} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <Drawing name={icon} size={32} className={styles.icon} />
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{description}</p>
        <Link href={`${action.href}?topic=${id}`} className={button.secondary}>
          {action.label}
          <span className={hidden}> about {title}</span>
        </Link>
      </div>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" /> {benefit}
          </li>
        ))}
      </ul>
      <dl className={`${grid} ${styles.facts}`}>
        {(['does', 'yields', 'takes'] as const).map((fact) => (
          <div key={fact}>
            <dt>{facts[fact]}</dt>
            <dd>{service[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** `/services` (SRV-1). */
const ServicesPage = () => (
  <div className={container}>
    <Opening title={servicesPage.title} lead={servicesPage.lead} />
    {services.map((service) => (
      <ServiceCard key={service.id} service={service} />
    ))}
    <Closing {...closing} />
  </div>
);

export default ServicesPage;
