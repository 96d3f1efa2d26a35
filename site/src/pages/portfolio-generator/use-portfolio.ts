import {
  createPortfolioMachine,
  type PortfolioEvent,
  type PortfolioView,
  toPortfolioView,
} from '@loomwright/portfolio';
import { useActorRef } from '@xstate/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { newId } from '../../adapters/new-id.ts';
import { readPicture } from '../../adapters/picture.ts';
import { saveFile } from '../../adapters/save-file.ts';
import { readTextFile } from '../../adapters/text-file.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

export interface PortfolioProps {
  readonly view: PortfolioView;
  readonly send: (event: PortfolioEvent) => void;
}

/** The Portfolio Generator's actor, of this page alone; `frame` is what is printed. */
export const usePortfolio = (frame: RefObject<HTMLIFrameElement | null>): PortfolioProps => {
  const { app, world } = useSite();
  const [machine] = useState(() =>
    createPortfolioMachine({
      ...world,
      newId,
      readPicture,
      readText: readTextFile,
      saveFile,
      print: () => frame.current?.contentWindow?.print(),
    }),
  );
  const actor = useActorRef(machine, { input: { listener: app } });
  // Before the actor is stopped, which an ordinary effect would come too late for: what was typed is stored.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'page.hiding' });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor]);
  return { view: useView(actor, toPortfolioView), send: actor.send };
};
