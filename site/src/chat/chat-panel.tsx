import { type ChatActor, toChatView } from '@loomwright/chat';
import { useView } from '../app/use-view.ts';
import { panel } from './panel.css.ts';

/** The log of the chat and the box to write in. */
export const ChatPanel = ({ chat }: { readonly chat: ChatActor }) => {
  const view = useView(chat, toChatView);
  return (
    <section className={panel} aria-label="Assistant" hidden={!view.isOpen}>
      <div role="log">
        {view.messages.map(({ id, sender, text }) => (
          <p key={id}>
            {sender}: {text}
          </p>
        ))}
      </div>
      <p role="status">{view.isTyping ? 'Typing…' : view.waitText}</p>
      <textarea
        aria-label="Your question"
        value={view.draft}
        onChange={({ target }) => chat.send({ type: 'chat.edit', text: target.value })}
      />
      <button type="button" disabled={!view.canSend} onClick={() => chat.send({ type: 'chat.send' })}>
        Send
      </button>
    </section>
  );
};
