import { toAppView } from '@loomwright/app';
import { focusContent } from '../../app/focus-content.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { LastingNotice } from '../../ui/lasting-notice/lasting-notice.tsx';

/** Reports once that this browser does not store changes (STO-3). */
export const StorageNotice = () => {
  const { app } = useSite();
  const { saysForgetful } = useView(app, toAppView);
  const dismiss = () => {
    focusContent();
    app.send({ type: 'storageNotice.dismiss' });
  };
  return (
    <LastingNotice role="status" isShown={saysForgetful} dismissText="Understood" onDismiss={dismiss}>
      <strong>This browser will not remember changes.</strong> Its storage is blocked or full. Everything
      works until you close or reload the page.
    </LastingNotice>
  );
};
