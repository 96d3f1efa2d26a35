import type { Portfolio } from '@loomwright/portfolio';
import { useCallback, useContext, useState } from 'react';
import { PortfolioContext, useEditor } from './editor-context.ts';

/** An offer to undo the last change, valid until the next one. */
export const useOffer = <T>() => {
  const { now } = useEditor();
  const portfolio = useContext(PortfolioContext);
  const [made, setMade] = useState<{ readonly of: Portfolio; readonly what: T }>();
  const makeOffer = useCallback((what: T) => setMade({ of: now(), what }), [now]);
  return { offer: made?.of === portfolio ? made?.what : undefined, makeOffer };
};
