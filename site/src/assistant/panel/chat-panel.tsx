import { type ChatActor, type Message, toChatView } from '@loomwright/chat';
import { questionsFor } from '@loomwright/content';
import { toAssistantView } from '@loomwright/shell';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { iconButton } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { above, cluster, row } from '../../ui/layout/layout.css.ts';
import * as styles from './chat-panel.css.ts';
import { Conversation } from './conversation.tsx';
import { PendingStatus } from './pending-status.tsx';
import { QuestionBox } from './question-box.tsx';
import { Greeting, NearestPages, Suggestions } from './suggestions.tsx';
import { useDialog, useEscapeOnPage, useIsWide, useSinglePress } from './use-dialog.ts';

interface HeadProps {
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly isLarge: boolean | undefined;
  readonly onResize: () => void;
  readonly onClose: () => void;
}

const outwards = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7';
const inwards = 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7';

const PanelHead = ({ canClear, onClear, isLarge, onResize, onClose }: HeadProps) => (
  <div className={`${row[1]} ${styles.head}`}>
    <h2 id="assistant-name" className={styles.name}>
      Assistant
    </h2>
    {canClear && (
      <Button look="quiet" onClick={onClear}>
        Clear conversation
      </Button>
    )}
    {isLarge !== undefined && (
      <button
        type="button"
        className={iconButton.bare}
        aria-label="Large panel"
        aria-pressed={isLarge}
        onClick={onResize}
      >
        <Icon path={isLarge ? inwards : outwards} size={20} />
      </button>
    )}
    <button type="button" className={iconButton.bare} aria-label="Close the assistant" onClick={onClose}>
      <Icon name="close" size={22} />
    </button>
  </div>
);

export const ChatPanel = ({ chat }: { readonly chat: ChatActor }) => {
  const { assistant, notices, platform } = useSite();
  const view = useView(chat, toChatView);
  const { failedQuestion, isOpen } = view;
  const panel = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isWide = useIsWide();
  const [isLarge, setIsLarge] = useState(false);
  const [pathname] = useLocation();
  const questions = questionsFor(pathname);
  const isGreeting = view.messages.length === 0;
  useDialog(isOpen, isWide, { panel, scroller, box });
  useSinglePress(box);

  const focusBox = useCallback(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const asked = chat.on('panel.requested', focusBox);
    return () => asked.unsubscribe();
  }, [chat, focusBox]);

  const close = () => chat.send({ type: 'chat.close' });
  useEscapeOnPage(isOpen && isWide, close);
  /** Moves the focus to the question box, because the pressed button may be removed. */
  const act = (event: Parameters<typeof chat.send>[0]) => {
    focusBox();
    chat.send(event);
  };

  /** The suggestions in the greeting are not offered again. */
  const sent = () => ({ at: platform.now(), ...(isGreeting && { offered: questions }) });
  const askNow = (text: string) => act({ type: 'chat.ask', text, ...sent() });

  const { unreadCount } = useView(assistant, toAssistantView);
  // Uses the page's live region, because screen readers ignore the log while the panel is closed.
  useEffect(() => {
    if (unreadCount > 0) notices.send({ type: 'notice.announce', text: 'The assistant has answered' });
  }, [notices, unreadCount]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    close();
  };
  // On a small screen the panel would cover the page that a link opens.
  const onClick = ({ defaultPrevented, target }: MouseEvent) => {
    if (!isWide && defaultPrevented && (target as Element).closest('a')) close();
  };
  // Stable, so that rows do not render again.
  const rate = useCallback(
    ({ id }: Message, isHelpful: boolean) => chat.send({ type: 'chat.rate', id, isHelpful }),
    [chat],
  );
  const passOn = useCallback(
    (question: string) => assistant.send({ type: 'question.offered', question }),
    [assistant],
  );
  return (
    <dialog
      ref={panel}
      id="assistant"
      className={isLarge ? `${styles.panel} ${styles.large}` : styles.panel}
      aria-labelledby="assistant-name"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => isOpen && !panel.current?.open && close()}
    >
      <PanelHead
        canClear={view.canClear}
        onClear={() => act({ type: 'chat.clear' })}
        isLarge={isWide ? isLarge : undefined}
        onResize={() => setIsLarge(!isLarge)}
        onClose={close}
      />
      <Conversation
        view={view}
        scroller={scroller}
        isModal={!isWide}
        takeFocus={focusBox}
        onRate={rate}
        onPassOn={passOn}
        greeting={<Greeting questions={questions} onAsk={askNow} />}
        remedies={
          view.canRetry && (
            <>
              <div className={`${cluster[2]} ${above[3]}`}>
                <Button className={styles.action} onClick={() => act({ type: 'chat.retry' })}>
                  Try again
                </Button>
                <ButtonLink href="/contact" look="quiet" onClick={() => passOn(failedQuestion ?? '')}>
                  Write to us instead
                </ButtonLink>
              </div>
              {failedQuestion && <NearestPages question={failedQuestion} />}
            </>
          )
        }
      >
        {view.followUps.length > 0 && (
          <Suggestions name="Follow-up questions" questions={view.followUps} onAsk={askNow} />
        )}
        <PendingStatus view={view} onWithdraw={() => act({ type: 'chat.withdraw' })} takeFocus={focusBox} />
      </Conversation>
      <QuestionBox
        view={view}
        box={box}
        onEdit={(text) => chat.send({ type: 'chat.edit', text })}
        onSend={() => chat.send({ type: 'chat.send', ...sent() })}
      />
    </dialog>
  );
};
