import type { Message } from '@loomwright/chat';
import { useEffect, useRef } from 'react';
import { useSite } from '../app/providers.tsx';

/** Announces a reply by the live region of the page while the panel is closed, when the log is not exposed. */
export const useAnnounced = (isOpen: boolean, messages: readonly Message[]): void => {
  const { notices } = useSite();
  const known = useRef(messages.length);
  useEffect(() => {
    const isNew = messages.length > known.current;
    known.current = messages.length;
    if (isNew && !isOpen && messages.at(-1)?.sender === 'bot')
      notices.send({ type: 'notice.announce', text: 'The assistant has answered' });
  }, [notices, isOpen, messages]);
};
