import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './modal.css.ts';

/** In WebKit, or when the focus returns from the browser's controls, unused keys would scroll the page. */
const holdKeys = (content: Element | null | undefined, event: KeyboardEvent) => {
  const { key, target } = event;
  const isOutside = target === document.body;
  const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null;
  const isUsed = isWriting || (content && content.scrollHeight > content.clientHeight);
  if (isOutside ? /^(?:Page|Arrow|Home|End| )/.test(key) : !isUsed && /^(?:Page|Arrow|Home|End)/.test(key))
    event.preventDefault();
};

const canScroll = ({ clientHeight, scrollHeight, scrollTop }: Element, by: number) =>
  by < 0 ? scrollTop > 0 : Math.ceil(scrollTop) + clientHeight < scrollHeight;

/** In Firefox a fast wheel scrolls the page despite `overscroll-behavior` (MNU-2). */
const holdWheel = (event: WheelEvent) => {
  let element = event.target instanceof Element ? event.target : null;
  while (element && element !== event.currentTarget && !canScroll(element, event.deltaY))
    element = element.parentElement;
  if (element === event.currentTarget && !event.ctrlKey) event.preventDefault();
};

interface Props {
  readonly name: string;
  readonly className: string;
  readonly isOpen: boolean;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** Traps the focus and returns it. Escape and a press outside dismiss the dialog (MNU-2, SCH-1). */
export const Modal = ({ name, className, isOpen, onDismiss, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the press began: a selection of text may end outside, where the browser then fires the click. */
  const pressed = useRef<EventTarget>(null);
  // A layout effect: the dialog must close before the next page's heading receives focus.
  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => holdKeys(dialog.current?.firstElementChild, event);
    const { current } = dialog;
    addEventListener('keydown', onKey);
    current?.addEventListener('wheel', holdWheel, { passive: false });
    return () => {
      removeEventListener('keydown', onKey);
      current?.removeEventListener('wheel', holdWheel);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape natively
    <dialog
      ref={dialog}
      className={styles.room}
      aria-label={name}
      // `cancel` fires before `close`, and a key may reopen the dialog in between.
      onCancel={() => isOpen && onDismiss()}
      onClose={() => isOpen && !dialog.current?.open && onDismiss()}
      onMouseDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => target === dialog.current && target === pressed.current && onDismiss()}
    >
      <div className={`${styles.content} ${className}`}>{children}</div>
    </dialog>
  );
};
