import { toNoticesView } from '@loomwright/shell';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre, row } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { small } from '../../ui/text/text.css.ts';
import * as styles from '../frame.css.ts';

/** The polite live region for notices and announcements (CRT-3, RTE-3, PRD-5). */
export const Notices = () => {
  const { announcementKey, announcementText, noticeKey, noticeText } = useView(
    useSite().notices,
    toNoticesView,
  );
  return (
    <div role="status" aria-atomic={false} className={`${centre} ${styles.noticePlace}`}>
      {noticeText !== '' && (
        <p key={noticeKey} className={`${row[2]} ${small} ${styles.notice}`}>
          <Icon name="check" size={18} />
          <span>{noticeText}</span>
        </p>
      )}
      {announcementText !== '' && (
        <p key={-announcementKey} className={hidden}>
          {announcementText}
        </p>
      )}
    </div>
  );
};
