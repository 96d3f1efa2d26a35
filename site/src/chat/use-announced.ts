import type { Message } from '@loomwright/chat';
import { useEffect, useRef } from 'react';
import { useSite } from '../app/providers.tsx';

/** What comes while the panel is closed, and its log cannot be heard, is said by the page's own polite region. */
export const useAnnounced = (isOpen: boolean, messages: readonly Message[]): void => {
  const { app } = useSite();
  const known = useRef(messages.length);
  useEffect(() => {
    const isNew = messages.length > known.current;
    known.current = messages.length;
    if (isNew && !isOpen && messages.at(-1)?.sender === 'bot')
      app.send({ type: 'results.changed', text: 'The assistant has answered' });
  }, [app, isOpen, messages]);
};
