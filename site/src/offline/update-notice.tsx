import { type OfflineActor, toOfflineView } from '@loomwright/shell';
import { focusContent } from '../app/focus-content.ts';
import { useView } from '../app/use-view.ts';
import { Button } from '../ui/button/button.tsx';
import { lasting } from '../ui/lasting-notice/lasting-notice.css.ts';

/** Offers a new version, but never reloads without a press (SEO-1). */
export const UpdateNotice = ({ offline }: { readonly offline: OfflineActor }) => {
  const { notice } = useView(offline, toOfflineView);
  const isReplaced = notice === 'replaced';
  const accept = () => offline.send({ type: 'update.accept' });
  const dismiss = () => {
    focusContent();
    offline.send({ type: 'update.dismiss' });
  };
  return (
    <div role="status">
      {notice !== 'none' && (
        <div className={lasting}>
          <p>
            <strong>
              {isReplaced
                ? 'Another tab uses a new version of the site.'
                : 'A new version of the site is ready.'}
            </strong>{' '}
            <span>{`${
              isReplaced
                ? 'This page keeps using the old one until you reload it.'
                : 'Nothing changes until you choose Update, which reloads this page.'
            } Forms keep what you’ve typed.`}</span>
          </p>
          <Button look="primary" onClick={accept}>
            {isReplaced ? 'Reload' : 'Update'}
          </Button>
          <Button onClick={dismiss}>Later</Button>
        </div>
      )}
    </div>
  );
};
