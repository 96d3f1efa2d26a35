import { focusContent } from '../../app/focus-content.ts';
import { useSession, useSite } from '../../app/providers.tsx';
import { LastingNotice } from '../../ui/lasting-notice/lasting-notice.tsx';

/** An error of the session (AUT-5, AUT-6). */
export const AuthAlert = () => {
  const { session } = useSite();
  const { errorText } = useSession();
  const dismiss = () => {
    focusContent();
    session.send({ type: 'session.clearError' });
  };
  return (
    <LastingNotice role="alert" isShown={errorText !== ''} dismissText="Dismiss" onDismiss={dismiss}>
      {errorText}
    </LastingNotice>
  );
};
