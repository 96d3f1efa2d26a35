import { toAssistantView } from '@loomwright/shell';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { button } from '../button/button.css.ts';
import { lasting, problem } from '../notices/notices.css.ts';
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
    <div role="alert">
      {isMissing && (
        <div className={`${lasting} ${missing}`}>
          <p className={problem}>
            The assistant could not be loaded. Try again, reload the page, or{' '}
            <Link href="/contact">write to us</Link>.
          </p>
          <button type="button" className={button.secondary} onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
};
