import type { DayView, SlotChoiceView } from '@loomwright/contact';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { note } from '../../ui/text/text.css.ts';
import * as styles from './demo-page.css.ts';

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

interface DayProps {
  readonly view: DayView;
  readonly onChoose: (day: number) => void;
}

const Day = ({ view, onChoose }: DayProps) => (
  <button
    type="button"
    className={styles.day}
    data-day={view.day}
    // Shown by CSS only, because the accessible name already contains the month.
    data-month={view.monthText}
    aria-label={view.label}
    aria-pressed={view.isChosen}
    aria-disabled={!view.isOpen}
    aria-current={view.isToday ? 'date' : undefined}
    tabIndex={view.isTabStop ? 0 : -1}
    onClick={() => onChoose(view.day)}
  >
    {view.numberText}
  </button>
);

interface Props {
  readonly choice: SlotChoiceView;
  readonly labelledBy: string;
  readonly onKey: (key: string) => void;
  readonly onChoose: (day: number) => void;
}

/** The grid is one tab stop (ARIA Authoring Practices). Closed days are focusable, for screen readers. */
export const DayGrid = ({ choice, labelledBy, onKey, onChoose }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const { focusDay, weeks } = choice;

  useEffect(() => {
    const { current } = table;
    // The day may also change at midnight or because of another tab, which must not take the focus.
    if (current?.contains(document.activeElement))
      current.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!/^(?:Arrow|Page|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    onKey(event.key);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that manages its own focus is a grid
    <table ref={table} role="grid" className={styles.grid} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long} className={`${note} ${styles.weekday}`}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]?.day}>
            {days.map((day) => (
              <td key={day.day} className={styles.cell}>
                {day.isBlank ? (
                  // Shows the dates of days outside the six weeks, for orientation.
                  day.numberText && (
                    <span className={styles.outside} aria-hidden="true">
                      {day.numberText}
                    </span>
                  )
                ) : (
                  <Day view={day} onChoose={onChoose} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
