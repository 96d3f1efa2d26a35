import { type ChatActor, toChatView } from '@loomwright/chat';
import { useView } from '../app/use-view.ts';

/** The log of the chat and the box to write in. */
export const ChatPanel = ({ chat }: { readonly chat: ChatActor }) => {
  const view = useView(chat, toChatView);
  return (
    <section aria-label="Assistant" hidden={!view.isOpen}>
      <button type="button" onClick={() => chat.send({ type: 'chat.close' })}>
        Close the assistant
      </button>
      {view.canClear && (
        <button type="button" onClick={() => chat.send({ type: 'chat.clear' })}>
          Clear conversation
        </button>
      )}
      <div role="log" aria-label="Conversation">
        {view.messages.map(({ id, sender, text }) => (
          <div key={id}>
            {sender}: <p>{text}</p>
          </div>
        ))}
      </div>
      <p role="status">{view.isTyping ? 'Typing…' : view.waitText}</p>
      {view.canRetry && (
        <button type="button" onClick={() => chat.send({ type: 'chat.retry' })}>
          Try again
        </button>
      )}
      {view.canTakeBack && (
        <button type="button" onClick={() => chat.send({ type: 'chat.takeBack' })}>
          Take back
        </button>
      )}
      <textarea
        aria-label="Your question"
        value={view.draft}
        onChange={({ target }) => chat.send({ type: 'chat.edit', text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          chat.send({ type: 'chat.send' });
        }}
      />
      <button type="button" disabled={!view.canSend} onClick={() => chat.send({ type: 'chat.send' })}>
        Send
      </button>
    </section>
  );
};
