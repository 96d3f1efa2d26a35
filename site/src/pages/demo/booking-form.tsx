import { demo, office } from '@loomwright/content';
import { Link } from 'wouter';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { form } from '../../shared/message-form/message-form.css.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Booked } from './booked.tsx';
import * as styles from './booking.css.ts';
import { DayAndTime } from './day-and-time.tsx';
import { useBooking } from './use-booking.ts';

const { schedule } = demo;

const WithoutScript = () => (
  <>
    {schedule.withoutScript} <EmailLink /> or call <PhoneLink />.
  </>
);

/** Day, time and details of a demo (BOK-1, FRM-3). */
export const BookingForm = () => {
  const { choice, chooseDay, handle, picker, texts, user, view } = useBooking();
  const { summary } = choice;
  if (view.hasSucceeded && view.result) return <Booked booking={view.result} texts={texts} />;
  return (
    <FormFrame
      form={handle}
      labelledBy="book"
      className={form}
      showsStatus="always"
      withoutScript={<WithoutScript />}
      before={<p>{schedule.text}</p>}
    >
      <DayAndTime choice={choice} chooseDay={chooseDay} picker={picker} texts={texts} />
      <fieldset className={styles.details}>
        <legend className={styles.stepTitle}>{schedule.detailsTitle}</legend>
        <div>
          <TextField name="name" label="Name" autoComplete="name" />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
        </div>
        <TextAreaField name="note" label="What would you like to see?" hint="Optional" />
      </fieldset>
      <p className={styles.summary}>
        {summary ? (
          <>
            <strong>
              {summary.dayText}, {summary.timeText}
            </strong>{' '}
            <span className={styles.quiet}>
              {summary.officeText} in {office.city}
            </span>
          </>
        ) : (
          schedule.noSlotText
        )}
      </p>
      {!user && (
        <p className={styles.hint}>
          {schedule.guestHint} <Link href="/login?next=/demo">Log in</Link>
        </p>
      )}
    </FormFrame>
  );
};
