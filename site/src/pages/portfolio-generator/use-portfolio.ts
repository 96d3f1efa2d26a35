import {
  createPortfolioMachine,
  type ExporterView,
  type ImporterView,
  MAX_PICTURE_LENGTH,
  type PictureField,
  type PictureQueueView,
  type Portfolio,
  type PortfolioActor,
  type PortfolioEvent,
  type PortfolioView,
  toExporterView,
  toImporterView,
  toPictureQueueView,
  toPortfolioView,
} from '@loomwright/portfolio';
import { useActorRef } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { readPictureAs } from '../../adapters/picture.ts';
import { saveFile } from '../../adapters/save-file.ts';
import { readTextFile } from '../../adapters/text-file.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

export interface PortfolioProps {
  readonly view: PortfolioView &
    PictureQueueView &
    ImporterView &
    ExporterView & {
      /** Number of checks of the whole form: each new number moves focus to the errors. */
      readonly attempt: number;
    };
  readonly send: (event: PortfolioEvent) => void;
}

const portrait = { maxWidth: 512, maxHeight: 512, isSquare: true, maxLength: MAX_PICTURE_LENGTH } as const;
const work = { maxWidth: 960, maxHeight: 1440, isSquare: false, maxLength: MAX_PICTURE_LENGTH } as const;

const readPicture = (file: unknown, field: PictureField) =>
  readPictureAs(file, field === 'picture' ? portrait : work);

// Present from the start, and never replaced.
const childrenOf = (actor: PortfolioActor) => {
  const { pictureQueue, importer, exporter } = actor.getSnapshot().children;
  if (!pictureQueue || !importer || !exporter) throw new Error('a child of the editor is missing');
  return { pictureQueue, importer, exporter };
};

/** The Portfolio Generator's actor for this page; `frame` is printed, `now` returns the current portfolio. */
export const usePortfolio = (
  frame: RefObject<HTMLIFrameElement | null>,
): PortfolioProps & { readonly now: () => Portfolio } => {
  const { notices, records } = useSite();
  const [machine] = useState(() =>
    createPortfolioMachine({
      records,
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
  const actor = useActorRef(machine, { input: { notices } });
  const [{ pictureQueue, importer, exporter }] = useState(() => childrenOf(actor));
  const [now] = useState(() => () => toPortfolioView(actor.getSnapshot()).portfolio);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const subscription = actor.on('portfolio.checked', () => setAttempt((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [actor]);
  // Stores what was typed. A layout effect, since an ordinary one would run after the actor has stopped.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'page.hiding' });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor]);
  const view = {
    ...useView(actor, toPortfolioView),
    ...useView(pictureQueue, toPictureQueueView),
    ...useView(importer, toImporterView),
    ...useView(exporter, toExporterView),
    attempt,
  };
  return { view, send: actor.send, now };
};
