import type { ReactNode } from 'react';
import { button } from '../../ui/button/button.css.ts';

interface Props {
  readonly text: ReactNode;
  readonly onUndo: () => void;
}

/** Names what was removed, with a button that restores it. */
export const UndoOffer = ({ text, onUndo }: Props) => (
  <>
    <span>{text}</span>{' '}
    <button type="button" className={button.quiet} onClick={onUndo}>
      Undo
    </button>
  </>
);
