import type { ReactNode } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { outcome } from '../../ui/form/form.css.ts';

interface Props {
  readonly text: string;
  readonly anotherText: string;
  readonly canWriteAnother: boolean;
  readonly onWriteAnother: () => void;
  /** What else there is to say once it was sent. */
  readonly children?: ReactNode;
}

/** What became of a form, said politely below its button, and the way to the next one. */
export const FormOutcome = ({ text, anotherText, canWriteAnother, onWriteAnother, children }: Props) => (
  <div className={outcome}>
    <div role="status">
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
