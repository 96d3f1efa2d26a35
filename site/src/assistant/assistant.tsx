import { toAssistantView } from '@loomwright/shell';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { LastingNotice } from '../ui/lasting-notice/lasting-notice.tsx';
import { row } from '../ui/layout/layout.css.ts';
import { label } from '../ui/text/text.css.ts';
import * as styles from './assistant.css.ts';
import { chatPanel } from './chat-code.ts';

const bubble = 'M4 5h16v11H10l-4 4v-4H4z';

export const Assistant = () => {
  const { assistant } = useSite();
  const { chat, isOpen, isOpening, unreadCount } = useView(assistant, toAssistantView);
  // Preloading only fetches the code; the panel renders when it is first opened.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const Panel = wasOpen ? chatPanel() : undefined;
  const prepare = () => assistant.send({ type: 'assistant.preload' });
  const name = 'Ask the assistant';
  return (
    <aside aria-label="Assistant">
      <button
        id="assistant-button"
        type="button"
        className={`${row[2]} ${label} ${styles.launcher}`}
        aria-expanded={isOpen}
        aria-controls={Panel && 'assistant'}
        aria-busy={isOpening}
        aria-label={unreadCount > 0 ? `${name}, ${unreadCount} unread` : name}
        onPointerEnter={prepare}
        onFocus={prepare}
        // The second press of a double click must not undo the first.
        onClick={({ detail }) =>
          assistant.send({
            type: isOpen || (isOpening && detail < 2) ? 'assistant.close' : 'assistant.open',
          })
        }
      >
        <Icon path={bubble} size={22} />
        <span>Ask</span>
        {unreadCount > 0 && <span className={styles.badge}>{unreadCount}</span>}
      </button>
      {chat && Panel && <Panel chat={chat} />}
    </aside>
  );
};

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
      className={styles.missing}
    >
      The assistant could not be loaded. Try again, reload the page, or{' '}
      <Link href="/contact">write to us</Link>.
    </LastingNotice>
  );
};
