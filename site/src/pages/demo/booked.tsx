import { type Booking, type SlotTexts, toSlotSummary } from '@loomwright/contact';
import { demo, office } from '@loomwright/content';
import { useLayoutEffect, useRef } from 'react';
import { useSite } from '../../app/providers.tsx';
import { isDemonstration } from '../../config.ts';
import { EmailLink } from '../../shared/company-links/company-links.tsx';
import { saveDemo } from '../../shared/demo-file/save-demo.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './booking.css.ts';

const { booked } = demo.schedule;

interface Props {
  readonly booking: Booking;
  readonly texts: SlotTexts;
  readonly onAgain: () => void;
}

/** What was booked, a file to keep, and what happens next (BOK-1). It takes the place of the form, and its focus. */
export const Booked = ({ booking, texts, onAgain }: Props) => {
  const { world } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const summary = toSlotSummary(booking.startsAt, texts);
  return (
    <div className={styles.booked}>
      <h3 ref={heading} tabIndex={-1} className={styles.bookedTitle}>
        <span className={styles.tick}>
          <Icon name="check" size={22} />
        </span>
        <span>{booked.title}</span>
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Day</dt>
          <dd>
            <time dateTime={summary.dateTime}>{summary.dayText}</time>
          </dd>
        </div>
        <div>
          <dt>Your time</dt>
          <dd>
            <span>{summary.timeText}</span> <span className={styles.quiet}>{texts.timeZoneText}</span>
          </dd>
        </div>
        <div>
          <dt>{`In ${office.city}`}</dt>
          <dd>{summary.officeText}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className={styles.reference}>{booking.reference}</dd>
        </div>
      </dl>
      <div className={styles.next}>
        <h4>{booked.nextTitle}</h4>
        <p>
          {isDemonstration ? (
            <span>
              <span>{booked.kept}</span> To reach a person, write to <EmailLink />.
            </span>
          ) : (
            <span>
              <span>{booked.sent}</span> It goes to <bdi>{booking.email}</bdi>.
            </span>
          )}
        </p>
        <p>{booked[booking.filing]}</p>
      </div>
      <div className={styles.bookedActions}>
        <Button look="primary" onClick={() => saveDemo(booking, world.now())}>
          Save to calendar (.ics)
        </Button>
        {booking.filing === 'listed' && <ButtonLink href="/orders">My Orders</ButtonLink>}
        <Button onClick={onAgain}>{booked.again}</Button>
      </div>
    </div>
  );
};
