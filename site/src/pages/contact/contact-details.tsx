import { contactFacts } from '@loomwright/content';
import { Fragment } from 'react';
import { config } from '../../config.ts';
import { Damask, type Motif } from '../../shared/account-form/damask.tsx';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { panel } from '../../ui/surface/surface.css.ts';
import { small, target } from '../../ui/text/text.css.ts';
import * as styles from './contact-page.css.ts';

// An envelope: its edges and its flap.
const isOnEnvelope: Motif = (x, y) => {
  if (x < 13 || x > 34 || y < 13 || y > 27) return false;
  const isEdge = x < 15 || x > 32 || y < 15 || y > 25;
  const flap = 15 + 8 * (1 - Math.abs(x - 23.5) / 10.5);
  return isEdge || Math.abs(y - flap) < 1.2;
};

const term = `${small} ${styles.term}`;
const link = `${target} ${styles.link}`;

const { headquarters, hours, timeZone } = contactFacts;

/** Ways to contact the company besides the form (CNT-1). */
export const ContactDetails = () => (
  <aside className={`${panel} ${styles.aside}`} aria-label="Ways to reach us">
    <Damask motif={isOnEnvelope} />
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
      </div>
    </dl>
  </aside>
);
