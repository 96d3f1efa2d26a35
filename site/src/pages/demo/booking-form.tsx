import { demo, office } from '@loomwright/content';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { form } from '../../shared/message-form/message-form.css.ts';
import { OwnFields } from '../../shared/message-form/own-fields.tsx';
import { focusField } from '../../ui/form/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { note } from '../../ui/text/text.css.ts';
import { Booked } from './booked.tsx';
import { DayAndTime } from './day-and-time.tsx';
import * as styles from './demo-page.css.ts';
import { useBooking } from './use-booking.ts';

const { schedule } = demo;

const WithoutScript = () => (
  <span>
    <span>{schedule.withoutScript}</span> <EmailLink /> or call <PhoneLink />.
  </span>
);

interface Props {
  readonly onAgain: () => void;
}

const Booking = ({ onAgain }: Props) => {
  const { choice, chooseDay, handle, picker, texts, user, view } = useBooking();
  const { summary } = choice;
  if (view.hasSucceeded && view.result)
    return <Booked booking={view.result} texts={texts} onAgain={onAgain} />;
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
        <legend className={styles.legend}>{schedule.detailsTitle}</legend>
        <div>
          <TextField name="name" label="Name" autoComplete="name" />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
        </div>
        <TextAreaField
          name="note"
          label="What would you like to see?"
          hint="Optional"
          className={styles.noteField}
        />
        {SENDING.isOwn && <OwnFields form="demo" hasCopy />}
      </fieldset>
      <p className={styles.summary}>
        {summary ? (
          <>
            <strong>{`${summary.dayText}, ${summary.timeText}`}</strong>{' '}
            <span className={`${note} ${styles.quiet}`}>{`${summary.officeText} in ${office.city}`}</span>
          </>
        ) : (
          schedule.noSlotText
        )}
      </p>
      {!user && (
        <p className={`${note} ${styles.hint}`}>
          <span>{schedule.guestHint}</span> <Link href="/login?next=/demo">Log in</Link>
        </p>
      )}
    </FormFrame>
  );
};

/** Each booking gets a new form and therefore a new reference. */
export const BookingForm = () => {
  const [round, setRound] = useState(0);
  const begin = () => {
    // Renders synchronously, because the focused button disappears.
    flushSync(() => setRound(round + 1));
    focusField(document, 'slot');
  };
  return <Booking key={round} onAgain={begin} />;
};
