import { type ActivityDayView, SAMPLE_ACTIVITY_NOTE } from '@loomwright/account';
import { useRef } from 'react';
import { useMember } from '../../app/providers.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { badge, container, note, room } from '../../ui/page/page.css.ts';
import * as styles from './activity-page.css.ts';
import { useActivity } from './use-activity.ts';

const Day = ({ day, isSample }: { readonly day: ActivityDayView; readonly isSample: boolean }) => (
  <section className={styles.day} aria-labelledby={`day-${day.day}`}>
    <h2 id={`day-${day.day}`} className={styles.title}>
      {day.title}
    </h2>
    <ul>
      {day.items.map(({ dateTime, key, text, timeText, topic }) => (
        <li key={key} className={styles.entry}>
          <time dateTime={dateTime} className={styles.time}>
            {timeText}
          </time>
          <div>
            <span className={styles.topic}>
              <span>{topic}</span> {isSample && <span className={badge}>Sample</span>}
            </span>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** `/activity` (STO-1). */
const ActivityPage = () => {
  const user = useMember();
  const [{ canClear, canUndo, countText, status }, days, send] = useActivity(user.id);
  const bar = useRef<HTMLDivElement>(null);
  const isSample = status === 'empty';

  // The pressed button disappears: focus moves to the one that replaces it (A11-1).
  const act = (type: 'activity.clear' | 'activity.undoClear') => {
    bar.current?.focus();
    send({ type });
  };

  return (
    <div className={container}>
      <Opening
        title="Your activity"
        lead="What you’ve done here recently: up to 100 entries, kept in this browser and sent nowhere."
      >
        {isSample && <p className={note}>{SAMPLE_ACTIVITY_NOTE}</p>}
      </Opening>
      {status === 'loading' ? (
        <div className={room}>
          <p className={styles.bar}>Loading your activity…</p>
        </div>
      ) : (
        <>
          <div ref={bar} tabIndex={-1} className={styles.bar}>
            <span>{isSample ? 'You have no activity yet.' : countText}</span>
            <span>
              {canUndo && (
                <button type="button" className={button.quiet} onClick={() => act('activity.undoClear')}>
                  Undo clearing
                </button>
              )}
              {canClear && (
                <button type="button" className={button.quiet} onClick={() => act('activity.clear')}>
                  Clear activity
                </button>
              )}
            </span>
          </div>
          <div className={styles.days}>
            {days.map((day) => (
              <Day key={day.day} day={day} isSample={isSample} />
            ))}
          </div>
        </>
      )}
    </div>
  );
};

export default ActivityPage;
