import type { Portfolio } from '@loomwright/portfolio';
import { type ReactNode, useCallback, useContext, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PortfolioContext, useEditor } from './editor-context.ts';

/** An undo offer that expires with the next change. */
export const useOffer = <T,>() => {
  const { now } = useEditor();
  const portfolio = useContext(PortfolioContext);
  const [made, setMade] = useState<{ readonly of: Portfolio; readonly what: T }>();
  const makeOffer = useCallback((what: T) => setMade({ of: now(), what }), [now]);
  return { offer: made?.of === portfolio ? made?.what : undefined, makeOffer };
};

interface Props {
  readonly text: ReactNode;
  readonly onUndo: () => void;
}

export const UndoOffer = ({ text, onUndo }: Props) => (
  <>
    <span>{text}</span>{' '}
    <Button look="quiet" onClick={onUndo}>
      Undo
    </Button>
  </>
);
