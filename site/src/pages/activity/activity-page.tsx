import {
  type ActivityDayView,
  createActivityMachine,
  createDateTexts,
  SAMPLE_ACTIVITY_NOTE,
  sampleActivity,
  toActivityDays,
  toActivityList,
} from '@loomwright/account';
import { MAX_ACTIVITY } from '@loomwright/account/limits';
import { toQuoteActivityText } from '@loomwright/contact';
import { useEffect, useMemo, useRef, useState } from 'react';
import { watchClock } from '../../adapters/watch-clock.ts';
import { useMember, useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { between, cluster, pageEnd, row, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import * as page from '../../ui/page/page.css.ts';
import { accentLabel, figures, heading3, muted, note } from '../../ui/text/text.css.ts';
import * as styles from './activity-page.css.ts';

const Day = ({ day, isSample }: { readonly day: ActivityDayView; readonly isSample: boolean }) => (
  <section className={styles.day} aria-labelledby={`day-${day.day}`}>
    <h2 id={`day-${day.day}`} className={`${heading3} ${styles.title}`}>
      {day.title}
    </h2>
    <ul>
      {day.items.map(({ dateTime, key, text, timeText, topic }) => (
        <li key={key} className={styles.entry}>
          <time dateTime={dateTime} className={`${muted} ${figures}`}>
            {timeText}
          </time>
          <div>
            <span className={`${accentLabel} ${row[2]}`}>
              <span>{topic}</span> {isSample && <span className={page.badge}>Sample</span>}
            </span>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const sampleText = toQuoteActivityText({ lines: [{ quantity: 3 }] });

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** The time, as it was the page was opened, or when the reader’s day was last seen to change. */
const useDay = (now: () => number): number => {
  const [day, setDay] = useState(now);
  useEffect(() => watchClock(now, (at) => setDay((shown) => (isSameDay(shown, at) ? shown : at))), [now]);
  return day;
};

/**
 * The recent activity of an account by day, samples when there is none, and the actions that clear it and undo that.
 */
const useActivity = (userId: number) => {
  const { notices, world } = useSite();
  const actor = usePageActor(({ memory }) => createActivityMachine(memory), { userId, notices });
  const list = useView(actor, toActivityList);
  const { entries } = list;
  const now = useDay(world.now);
  const days = useMemo(
    () =>
      toActivityDays(
        entries.length > 0 ? entries : sampleActivity(now, sampleText),
        createDateTexts({ now }),
      ),
    [entries, now],
  );
  return [list, days, actor.send] as const;
};

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
    <div className={page.container}>
      <Opening
        title="Your activity"
        lead={`What you’ve done here recently: up to ${MAX_ACTIVITY} entries, kept in this browser and sent nowhere.`}
      >
        {isSample && <p className={page.note}>{SAMPLE_ACTIVITY_NOTE}</p>}
      </Opening>
      {status === 'loading' ? (
        <div className={page.room}>
          <p className={`${note} ${cluster[3]} ${between} ${styles.bar}`}>Loading your activity…</p>
        </div>
      ) : (
        <>
          <div ref={bar} tabIndex={-1} className={`${note} ${cluster[3]} ${between} ${styles.bar}`}>
            <span>{isSample ? 'You have no activity yet.' : countText}</span>
            <span>
              {canUndo && (
                <Button look="quiet" onClick={() => act('activity.undoClear')}>
                  Undo clearing
                </Button>
              )}
              {canClear && (
                <Button look="quiet" onClick={() => act('activity.clear')}>
                  Clear activity
                </Button>
              )}
            </span>
          </div>
          <div className={`${stack[6]} ${pageEnd}`}>
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
