import type { SlotGroupView, SlotView } from '@loomwright/contact';
import { office } from '@loomwright/content';
import { unseen } from '../../ui/button/button.css.ts';
import { below, covers, shrinks, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note, strong } from '../../ui/text/text.css.ts';
import * as styles from './demo-page.css.ts';

interface SlotProps {
  readonly slot: SlotView;
  readonly onChoose: (start: number) => void;
}

const Slot = ({ slot, onChoose }: SlotProps) => (
  <label className={styles.slot}>
    <input
      type="radio"
      className={`${covers} ${unseen}`}
      name="slot"
      value={slot.start}
      checked={slot.isChosen}
      disabled={slot.isBooked}
      onChange={() => onChoose(slot.start)}
    />
    <span className={strong}>{slot.timeText}</span>{' '}
    <span className={`${note} ${styles.officeTime}`}>
      {slot.isBooked ? (
        'Booked by you'
      ) : (
        <>
          <span>{slot.officeText}</span> <span className={hidden}>{`in ${office.city}`}</span>
        </>
      )}
    </span>
  </label>
);

interface Props {
  readonly dayText: string;
  readonly groups: readonly SlotGroupView[];
  readonly onChoose: (start: number) => void;
}

export const SlotList = ({ dayText, groups, onChoose }: Props) => (
  <fieldset className={`${stack[4]} ${shrinks}`}>
    <legend className={styles.slotsTitle}>{dayText}</legend>
    {groups.map(({ isNight, slots, title }) => (
      <div key={title} className={isNight ? styles.night : undefined}>
        <p className={`${note} ${below[2]}`}>{title}</p>
        <div className={styles.times}>
          {slots.map((slot) => (
            <Slot key={slot.start} slot={slot} onChoose={onChoose} />
          ))}
        </div>
      </div>
    ))}
  </fieldset>
);
