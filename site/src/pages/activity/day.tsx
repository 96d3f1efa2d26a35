import type { ActivityDayView, ActivityKind } from '@loomwright/account';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre, row } from '../../ui/layout/layout.css.ts';
import { badge } from '../../ui/page/page.css.ts';
import { accentLabel, figures, heading3, note } from '../../ui/text/text.css.ts';
import * as styles from './activity-page.css.ts';

const icons: Readonly<Record<ActivityKind, string>> = {
  session: 'M14 4h5v16h-5M4 12h10M10 8l4 4l-4 4',
  cart: 'M3 4.5h2.5L7.6 15h10l2-7.5H6.2M9.5 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2M16 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2',
  request: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  account: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
};

interface Props {
  readonly day: ActivityDayView;
  readonly isSample: boolean;
}

/** What was done on one day, the latest first. */
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
          <span className={`${centre} ${styles.icon}`}>
            <Icon path={icons[kind]} size={18} />
          </span>
          <div>
            <p>{text}</p>
            <p className={`${accentLabel} ${row[2]}`}>
              <span>{topic}</span> {isSample && <span className={badge}>Sample</span>}
            </p>
          </div>
          <time dateTime={dateTime} className={`${note} ${figures}`}>
            {timeText}
          </time>
        </li>
      ))}
    </ul>
  </section>
);
