import { createNotificationsMachine, type NotificationView, toNotificationsView } from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { type MouseEvent, useRef, useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { between, cluster, row } from '../../ui/layout/layout.css.ts';
import { badge, hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { heading3, note } from '../../ui/text/text.css.ts';
import * as styles from './dashboard.css.ts';

interface ItemProps {
  readonly item: NotificationView;
  readonly onMark: (event: MouseEvent<HTMLButtonElement>) => void;
}

const Item = ({ item: { dateTime, isRead, message, timeText }, onMark }: ItemProps) => (
  <li className={styles.item} data-unread={!isRead || undefined}>
    <p className={styles.message}>{message}</p>
    <p className={`${note} ${styles.meta}`}>
      <time dateTime={dateTime}>{timeText}</time>
      {isRead ? (
        <span className={row[1]}>
          <Icon name="check" size={16} /> Read
        </span>
      ) : (
        <Button look="quiet" onClick={onMark}>
          Mark as read<span className={hidden}>{` “${message}”`}</span>
        </Button>
      )}
    </p>
  </li>
);

/** Reserves the height of the notifications while they load (DSH-2). */
export const NotificationsPanel = ({ user }: { readonly user: UserView }) => {
  const { notices, platform } = useSite();
  const [openedAt] = useState(platform.now);
  const actor = usePageActor(({ persistence }) => createNotificationsMachine(persistence), {
    userId: user.id,
    isAdmin: user.isAdmin,
    openedAt,
    notices,
  });
  const view = useView(actor, toNotificationsView);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button disappears, so the focus moves to the next one (A11-1).
  const markOne = (id: number, pressed: HTMLButtonElement) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(pressed);
    if (document.activeElement === pressed)
      (buttons[place + 1] ?? buttons[place - 1] ?? heading.current)?.focus();
    actor.send({ type: 'notification.markRead', id });
  };
  const markAll = () => {
    heading.current?.focus();
    actor.send({ type: 'notification.markAllRead' });
  };

  return (
    <section
      className={`${card} ${styles.notifications}`}
      aria-labelledby="notifications"
      aria-busy={view.status === 'loading'}
    >
      <div className={`${cluster[2]} ${between} ${styles.notificationsHead}`}>
        <h2 ref={heading} id="notifications" tabIndex={-1} className={heading3}>
          Notifications
        </h2>
        <span className={`${badge} ${styles.count}`}>{view.unreadText}</span>
      </div>
      {view.status === 'loading' ? (
        <p className={styles.loading}>Loading notifications…</p>
      ) : (
        <ul ref={list} className={styles.list}>
          {view.items.map((item) => (
            <Item key={item.id} item={item} onMark={(event) => markOne(item.id, event.currentTarget)} />
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <Button look="quiet" disabled={!view.canMarkAll} onClick={markAll}>
          Mark all as read
        </Button>
      </p>
    </section>
  );
};
