import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hidden } from '../page/page.css.ts';
import { outcome } from './form.css.ts';

interface Props {
  readonly text: string;
  /** Whether the words are for those who hear them alone. */
  readonly isUnseen: boolean;
  /** Each new number brings the focus here, from the button that is switched off then; 0 does not. */
  readonly takesFocus: number;
  /** What else there is to say. */
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** What became of a submit, said politely below the button. */
export const FormOutcome = ({ text, isUnseen, takesFocus, children, action }: Props) => {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // A user who has gone on to another part of the page is left there.
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
