import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hidden } from '../page/page.css.ts';
import { outcome } from './form.css.ts';

interface Props {
  readonly text: string;
  /** Whether the text is for screen readers only. */
  readonly isUnseen: boolean;
  /** Each new number moves focus here from the submit button, which is then disabled; 0 does not. */
  readonly takesFocus: number;
  /** Further content below the text. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The outcome of a submit, announced politely below the button. */
export const FormOutcome = ({ text, isUnseen, takesFocus, children, action }: Props) => {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Focus that has moved to another part of the page stays there.
    const isWaiting = activeElement === document.body || activeElement?.matches('[type="submit"]');
    if (takesFocus > 0 && isWaiting) words.current?.focus();
  }, [takesFocus]);
  return (
    <div className={outcome}>
      <div ref={words} role="status" tabIndex={-1} className={isUnseen ? hidden : undefined}>
        {text && <p>{text}</p>}
        {children}
      </div>
      {action}
    </div>
  );
};
