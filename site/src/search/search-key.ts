import { toAppView } from '@loomwright/app';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';

/** What is typed into keeps its letters. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** Whether a key opens the search (SCH-1): Ctrl K or ⌘ K anywhere, and `/` outside of fields, unless switched off. */
export const isSearchKey = (event: KeyboardEvent, hasSlash: boolean): boolean => {
  const { code, key } = event;
  if (event.altKey) return false;
  // Caps Lock makes it a capital letter. A layout without Latin letters has another letter where K is.
  if (event.ctrlKey || event.metaKey)
    return !event.shiftKey && (key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k');
  // Some keyboards have it behind Shift.
  return key === '/' && hasSlash && !isField(event.target);
};

/** Opens the search by its keys (SCH-1), until the signal aborts. */
export const listenForSearch = ({ app, search }: Site, signal?: AbortSignal): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, viewNow(app, toAppView).searchKey !== 'off')) return;
      event.preventDefault();
      search.send({ type: 'search.open' });
    },
    signal && { signal },
  );
