import type { Message } from '@loomwright/chat';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The log counts as scrolled to its end up to this distance, in pixels. */
const NEAR = 40;

/** Scrolls to the end, or to the beginning of what is higher than the log: the last message, or the greeting. */
const toEnd = (scroller: HTMLElement) => {
  const last = scroller.querySelector<HTMLElement>('[role="log"] > :last-child');
  const end = scroller.scrollHeight - scroller.clientHeight;
  scroller.scrollTop = Math.min(end, last?.offsetTop ?? 0);
};

/** Follows new messages while the log is at its end, and always the user's own question (CHT-7). */
export const useFollowing = (scroller: RefObject<HTMLElement | null>, messages: readonly Message[]) => {
  const isFollowing = useRef(true);
  const known = useRef(messages);
  const [hasNews, setHasNews] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const [before, last] = [known.current, messages.at(-1)];
    known.current = messages;
    const isNew = messages.length > before.length;
    if (messages.length === 0 || (isNew && last?.sender === 'user')) {
      isFollowing.current = true;
      setHasNews(false);
    }
    if (isFollowing.current) toEnd(element);
    else if (isNew) setHasNews(true);
  }, [messages, scroller]);

  // Rows get their real height when they become visible, and the log's height changes with the box and the window.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => isFollowing.current && toEnd(element));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);

  const onScroll = () => {
    const element = scroller.current;
    // A closed panel has no height.
    if (!element || element.clientHeight === 0) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (isFollowing.current) setHasNews(false);
  };
  const follow = () => {
    isFollowing.current = true;
    setHasNews(false);
    if (scroller.current) toEnd(scroller.current);
  };
  return { hasNews, onScroll, follow };
};
