import type { ActivityDayView } from '@loomwright/account';
import { row } from '../../ui/layout/layout.css.ts';
import { badge } from '../../ui/page/page.css.ts';
import { accentLabel, figures, heading3, note } from '../../ui/text/text.css.ts';
import * as styles from './activity-page.css.ts';
import { TopicIcon } from './topic-icon.tsx';

interface Props {
  readonly day: ActivityDayView;
  readonly isSample: boolean;
}

export const Day = ({ day: { countText, day, items, title }, isSample }: Props) => (
  <section className={styles.day} aria-labelledby={`day-${day}`}>
    <div className={styles.title}>
      <h2 id={`day-${day}`} className={heading3}>
        {title}
      </h2>
      <p className={note}>{countText}</p>
    </div>
    <ul className={styles.entries}>
      {items.map(({ dateTime, key, kind, text, timeText, topic }) => (
        <li key={key} className={styles.entry}>
          <TopicIcon kind={kind} />
          <div>
            <p>{text}</p>
            <p className={`${accentLabel} ${row[2]}`}>
              <span>{topic}</span> {isSample && <span className={badge}>Sample</span>}
            </p>
          </div>
          <time dateTime={dateTime} className={`${note} ${figures} ${styles.time}`}>
            {timeText}
          </time>
        </li>
      ))}
    </ul>
  </section>
);
