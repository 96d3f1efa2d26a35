import { contactFacts } from '@loomwright/content';
import { Fragment } from 'react';
import { config } from '../../config.ts';
import { Damask, type Motif } from '../../shared/account-form/damask.tsx';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { panel } from '../../ui/surface/surface.css.ts';
import * as styles from './contact-page.css.ts';

// An envelope: its edges and its flap.
const isOnEnvelope: Motif = (x, y) => {
  if (x < 13 || x > 34 || y < 13 || y > 27) return false;
  const isEdge = x < 15 || x > 32 || y < 15 || y > 25;
  const flap = 15 + 8 * (1 - Math.abs(x - 23.5) / 10.5);
  return isEdge || Math.abs(y - flap) < 1.2;
};

const { headquarters, hours, timeZone } = contactFacts;

/** Ways to contact the company besides the form (CNT-1). */
export const ContactDetails = () => (
  <aside className={`${panel} ${styles.aside}`} aria-label="Ways to reach us">
    <Damask motif={isOnEnvelope} />
    <dl className={styles.details}>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
      <div>
        <dt>Headquarters</dt>
        <dd>
          {headquarters.lines.map((line) => (
            <Fragment key={line}>
              <span>{line}</span>
              <br />
            </Fragment>
          ))}
          <a href={config.mapLinkUrl} rel="noopener">
            Find us on the map
          </a>
        </dd>
      </div>
      <div>
        <dt>{`Business hours (${timeZone})`}</dt>
        {hours.map(({ days, times = 'Closed' }) => (
          <dd key={days} className={styles.hours}>
            <span>{days}</span> <span>{times}</span>
          </dd>
        ))}
      </div>
    </dl>
  </aside>
);
