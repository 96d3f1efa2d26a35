import { type Service, services, servicesPage, toStartText } from '@loomwright/content';
import { keysOf } from '@loomwright/kit';
import type { ComponentType } from 'react';
import { Conversation } from '../../shared/at-work/conversation.tsx';
import { Forecast } from '../../shared/at-work/forecast.tsx';
import { Invoices } from '../../shared/at-work/invoices.tsx';
import { Plan } from '../../shared/at-work/plan.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import { muted, strong } from '../../ui/text/text.css.ts';
import { Closing } from '../../ui/words/words.tsx';
import * as styles from './services-page.css.ts';

const { action, closing, facts } = servicesPage;

const examples: Readonly<Record<Service['id'], ComponentType>> = {
  automation: Invoices,
  chatbot: Conversation,
  analytics: Forecast,
  custom: Plan,
};

const ServiceCard = ({ service }: { readonly service: Service }) => {
  const { benefits, description, does, id, takes, title, yields } = service;
  const Example = examples[id];
  const texts = { does, yields, takes, costs: toStartText(service) };
  return (
    <section id={id} className={styles.service} aria-labelledby={`${id}-title`}>
      <div className={`${stack[5]} ${justifyStart} ${styles.words}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={`${muted} ${styles.description}`}>{description}</p>
        <ul className={`${strong} ${styles.benefits}`}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="check" className={styles.check} /> <span>{benefit}</span>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {keysOf(texts).map((fact) => (
            <div key={fact} className={styles.fact}>
              <dt className={strong}>{facts[fact]}</dt>
              <dd className={muted}>{texts[fact]}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={`${action.href}?topic=${id}`}>
          <span>{action.label}</span>
          <span className={hidden}>{` about ${title}`}</span>
        </ButtonLink>
      </div>
      <div className={styles.atWork}>
        <img
          className={styles.art}
          src={`/art/services/${id}.svg`}
          alt=""
          width="600"
          height="400"
          loading={id === 'automation' ? 'eager' : 'lazy'}
          decoding="async"
        />
        <div className={styles.example}>
          <Example />
        </div>
      </div>
    </section>
  );
};

const ServicesPage = () => (
  <div className={container}>
    <Opening isTall title={servicesPage.title} lead={servicesPage.lead} />
    {services.map((service) => (
      <ServiceCard key={service.id} service={service} />
    ))}
    <Closing {...closing} />
  </div>
);

export default ServicesPage;
