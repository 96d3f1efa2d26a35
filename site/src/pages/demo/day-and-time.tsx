import { demo, office } from '@loomwright/content';
import { FieldError, useFieldIds } from '../../ui/form/field.tsx';
import { alignTop, centre, shrinks, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { dashed } from '../../ui/surface/surface.css.ts';
import { muted, note, small } from '../../ui/text/text.css.ts';
import { DayGrid } from './day-grid.tsx';
import * as styles from './demo-page.css.ts';
import { SlotList } from './slot-list.tsx';
import type { BookingChoice } from './use-booking.ts';

const { schedule } = demo;

type Props = Pick<BookingChoice, 'choice' | 'chooseDay' | 'picker' | 'texts'>;

export const DayAndTime = ({ choice, chooseDay, picker, texts }: Props) => {
  const ids = useFieldIds();
  return (
    <fieldset
      id={ids.control('slot')}
      className={styles.picker}
      tabIndex={-1}
      data-field="slot"
      aria-describedby={ids.error('slot')}
    >
      <legend className={hidden}>{schedule.pickTitle}</legend>
      <div className={styles.columns}>
        <div className={`${stack[3]} ${shrinks}`}>
          <h3 id="days" className={styles.stepTitle}>
            {schedule.dayTitle}
          </h3>
          <DayGrid
            choice={choice}
            labelledBy="days"
            onKey={(key) => picker.send({ type: 'day.move', key })}
            onChoose={chooseDay}
          />
          <p className={`${note} ${styles.later}`}>{choice.isKnown ? schedule.openText : schedule.loading}</p>
        </div>
        <div className={`${stack[3]} ${alignTop}`}>
          <h3 className={styles.stepTitle}>{schedule.timeTitle}</h3>
          <p className={`${note} ${styles.later}`}>
            {`In your time zone${choice.isKnown ? `, ${texts.timeZoneText}` : ''}. Our time (${office.city}, ${office.utcText}) is below each slot.`}
          </p>
          <p role="status" className={`${small} ${styles.notice}`}>
            {choice.lostText || choice.noteText}
          </p>
          {choice.groups.length > 0 ? (
            <SlotList
              dayText={choice.dayText}
              groups={choice.groups}
              onChoose={(slot) => picker.send({ type: 'slot.choose', slot })}
            />
          ) : (
            <p className={`${dashed} ${centre} ${muted} ${styles.empty}`}>{schedule.noDayText}</p>
          )}
        </div>
      </div>
      <FieldError name="slot" label={schedule.pickTitle} />
    </fieldset>
  );
};
