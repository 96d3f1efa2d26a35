import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { outcome } from '../../ui/form/form.css.ts';

interface Props {
  readonly text: string;
  /** How often the form was sent: each time the focus comes here, from the button that is switched off then. */
  readonly sentCount: number;
  readonly anotherText: string;
  readonly canWriteAnother: boolean;
  readonly onWriteAnother: () => void;
  /** What else there is to say once it was sent. */
  readonly children?: ReactNode;
}

/** What became of a form, said politely below its button, and the way to the next one. */
export const FormOutcome = ({
  text,
  sentCount,
  anotherText,
  canWriteAnother,
  onWriteAnother,
  children,
}: Props) => {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Whoever has gone on to another part of the page is left there.
    const isWaiting = activeElement === document.body || activeElement?.matches('[type="submit"]');
    if (sentCount > 0 && isWaiting) words.current?.focus();
  }, [sentCount]);
  return (
    <div className={outcome}>
      <div ref={words} role="status" tabIndex={-1}>
        {text && <p>{text}</p>}
        {children}
      </div>
      {canWriteAnother && (
        <button type="button" className={button.secondary} onClick={onWriteAnother}>
          {anotherText}
        </button>
      )}
    </div>
  );
};
