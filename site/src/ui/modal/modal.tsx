import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './modal.css.ts';

/** Keys that a dialog cannot use would scroll the page: in WebKit, and where focus returns from the browser's own controls. */
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

/** In Firefox a fast wheel scrolls what is behind, whatever `overscroll-behavior` says (MNU-2). */
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

/** A modal dialog, which traps focus and returns it; Escape and a press outside dismiss it (MNU-2, SCH-1). */
export const Modal = ({ name, className, isOpen, onDismiss, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A text may be selected beyond the edge, where the click is then. */
  const pressed = useRef<EventTarget>(null);
  // A layout effect: the dialog must be closed before the next page's heading receives focus.
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
      // Escape tells so before it closes the dialog: a key that opens it again may come before the close event.
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
