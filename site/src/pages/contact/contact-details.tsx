import { contactFacts } from '@loomwright/content';
import { Fragment } from 'react';
import { config } from '../../config.ts';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { above, stack } from '../../ui/layout/layout.css.ts';
import { panel } from '../../ui/surface/surface.css.ts';
import { small, target } from '../../ui/text/text.css.ts';
import * as styles from './contact-page.css.ts';

const term = `${small} ${styles.term}`;
const link = `${target} ${styles.link}`;

const { assistantHours, headquarters, hours, sampleNote, timeZone } = contactFacts;

// `.example` is a reserved domain that no email can reach.
const isSample = config.email.endsWith('.example');

export const ContactDetails = () => (
  <aside className={`${panel} ${styles.aside}`} aria-label="Ways to reach us">
    <img className={styles.picture} src="/art/contact/envelope.svg" alt="" width="480" height="220" />
    <dl className={`${stack[5]} ${styles.details}`}>
      <div>
        <dt className={term}>Email</dt>
        <dd className={styles.detail}>
          <EmailLink className={link} />
        </dd>
      </div>
      <div>
        <dt className={term}>Phone</dt>
        <dd className={styles.detail}>
          <PhoneLink className={link} />
        </dd>
      </div>
      <div>
        <dt className={term}>Headquarters</dt>
        <dd className={styles.detail}>
          {headquarters.lines.map((line) => (
            <Fragment key={line}>
              <span>{line}</span>
              <br />
            </Fragment>
          ))}
          <a href={config.mapLinkUrl} className={link} rel="noopener">
            Find us on the map
          </a>
        </dd>
      </div>
      <div>
        <dt className={term}>{`Business hours (${timeZone})`}</dt>
        {hours.map(({ days, times = 'Closed' }) => (
          <dd key={days} className={`${styles.detail} ${styles.hours}`}>
            <span>{days}</span> <span>{times}</span>
          </dd>
        ))}
        {FEATURES.assistant && <dd className={`${term} ${above[2]}`}>{assistantHours}</dd>}
      </div>
    </dl>
    {isSample && <p className={`${term} ${styles.sample}`}>{sampleNote}</p>}
  </aside>
);
