import { type Booking, type SlotTexts, toSlotSummary } from '@loomwright/contact';
import { demo, office } from '@loomwright/content';
import { useLayoutEffect, useRef } from 'react';
import { useSite } from '../../app/providers.tsx';
import { saveDemo } from '../../shared/demo-file/save-demo.ts';
import { tick } from '../../shared/message-form/message-form.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre, cluster, grid, row, stack } from '../../ui/layout/layout.css.ts';
import { sunken } from '../../ui/surface/surface.css.ts';
import { bodySize, note, partTitle, strong } from '../../ui/text/text.css.ts';
import * as styles from './demo-page.css.ts';

const { booked } = demo.schedule;

interface Props {
  readonly booking: Booking;
  readonly texts: SlotTexts;
  readonly onAgain: () => void;
}

/** Replaces the form and receives its focus (BOK-1). */
export const Booked = ({ booking, texts, onAgain }: Props) => {
  const { platform } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const summary = toSlotSummary(booking.startsAt, texts);
  return (
    <div className={`${stack[5]} ${styles.booked}`}>
      <h3 ref={heading} tabIndex={-1} className={`${partTitle} ${row[3]}`}>
        <span className={`${centre} ${tick}`}>
          <Icon name="check" size={22} />
        </span>
        <span>{booked.title}</span>
      </h3>
      <dl className={`${sunken} ${grid.narrow} ${styles.facts}`}>
        <div>
          <dt className={note}>Day</dt>
          <dd className={strong}>
            <time dateTime={summary.dateTime}>{summary.dayText}</time>
          </dd>
        </div>
        <div>
          <dt className={note}>Your time</dt>
          <dd className={strong}>
            <span>{summary.timeText}</span>{' '}
            <span className={`${note} ${styles.quiet}`}>{texts.timeZoneText}</span>
          </dd>
        </div>
        <div>
          <dt className={note}>{`In ${office.city}`}</dt>
          <dd className={strong}>{summary.officeText}</dd>
        </div>
        <div>
          <dt className={note}>Reference</dt>
          <dd className={strong}>
            <code>{booking.reference}</code>
          </dd>
        </div>
      </dl>
      <div className={stack[2]}>
        <h4 className={bodySize}>{booked.nextTitle}</h4>
        <p>
          {SENDING.isDemonstration ? (
            <span>{booked.kept}</span>
          ) : (
            <span>
              <span>{booked.sent}</span> It goes to <bdi>{booking.email}</bdi>.
            </span>
          )}
        </p>
        <p>{booked[booking.filing]}</p>
      </div>
      <div className={cluster[3]}>
        <Button look="primary" onClick={() => saveDemo(booking, platform.now())}>
          Save to calendar (.ics)
        </Button>
        {booking.filing === 'listed' && <ButtonLink href="/orders">My Orders</ButtonLink>}
        <Button onClick={onAgain}>{booked.again}</Button>
      </div>
    </div>
  );
};
