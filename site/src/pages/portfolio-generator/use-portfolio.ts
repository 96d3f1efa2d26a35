import {
  createPortfolioMachine,
  MAX_PICTURE_LENGTH,
  type PictureField,
  type Portfolio,
  type PortfolioEvent,
  type PortfolioView,
  toPortfolioView,
} from '@loomwright/portfolio';
import { useActorRef } from '@xstate/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { newId } from '../../adapters/new-id.ts';
import { readPictureAs } from '../../adapters/picture.ts';
import { saveFile } from '../../adapters/save-file.ts';
import { readTextFile } from '../../adapters/text-file.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

export interface PortfolioProps {
  readonly view: PortfolioView;
  readonly send: (event: PortfolioEvent) => void;
}

const portrait = { maxWidth: 512, maxHeight: 512, isSquare: true, maxLength: MAX_PICTURE_LENGTH } as const;
const work = { maxWidth: 960, maxHeight: 1440, isSquare: false, maxLength: MAX_PICTURE_LENGTH } as const;

const readPicture = (file: unknown, field: PictureField) =>
  readPictureAs(file, field === 'picture' ? portrait : work);

/** The Portfolio Generator's actor, of this page alone; `frame` is what is printed, `now` what is made as of now. */
export const usePortfolio = (
  frame: RefObject<HTMLIFrameElement | null>,
): PortfolioProps & { readonly now: () => Portfolio } => {
  const { app, records } = useSite();
  const [machine] = useState(() =>
    createPortfolioMachine({
      records,
      newId,
      loadSample: async () => (await import('@loomwright/portfolio/sample')).SAMPLE_PORTFOLIO,
      readPicture,
      readText: readTextFile,
      saveFile,
      print: () => {
        const page = frame.current?.contentWindow;
        if (!page) throw new Error('there is no page to print');
        page.print();
      },
    }),
  );
  const actor = useActorRef(machine, { input: { listener: app } });
  const [now] = useState(() => () => toPortfolioView(actor.getSnapshot()).portfolio);
  // Before the actor is stopped, which an ordinary effect would come too late for: what was typed is stored.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'page.hiding' });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor]);
  return { view: useView(actor, toPortfolioView), send: actor.send, now };
};
