import { toAssistantView } from '@loomwright/shell';
import { Link } from 'wouter';
import { useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { LastingNotice } from '../ui/lasting-notice/lasting-notice.tsx';
import { missing } from './assistant.css.ts';

/** Shows that the assistant could not be loaded, with a link to the contact page (CHT-7). */
export const MissingNotice = () => {
  const { assistant } = useSite();
  const { isMissing } = useView(assistant, toAssistantView);
  const dismiss = () => {
    document.getElementById('assistant-button')?.focus();
    assistant.send({ type: 'assistant.close' });
  };
  return (
    <LastingNotice
      role="alert"
      isShown={isMissing}
      dismissText="Dismiss"
      onDismiss={dismiss}
      className={missing}
    >
      The assistant could not be loaded. Try again, reload the page, or{' '}
      <Link href="/contact">write to us</Link>.
    </LastingNotice>
  );
};
