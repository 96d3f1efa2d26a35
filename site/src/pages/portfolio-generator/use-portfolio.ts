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
      /** How often every field was checked: each new number moves the focus to what is wrong. */
      readonly attempt: number;
    };
  readonly send: (event: PortfolioEvent) => void;
}

const portrait = { maxWidth: 512, maxHeight: 512, isSquare: true, maxLength: MAX_PICTURE_LENGTH } as const;
const work = { maxWidth: 960, maxHeight: 1440, isSquare: false, maxLength: MAX_PICTURE_LENGTH } as const;

const readPicture = (file: unknown, field: PictureField) =>
  readPictureAs(file, field === 'picture' ? portrait : work);

// They exist from the start and never change.
const childrenOf = (actor: PortfolioActor) => {
  const { pictureQueue, importer, exporter } = actor.getSnapshot().children;
  if (!pictureQueue || !importer || !exporter) throw new Error('a child of the editor is missing');
  return { pictureQueue, importer, exporter };
};

/** The Portfolio Generator's actor, of this page alone; `frame` is what is printed, `now` the portfolio as of now. */
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
  // Before the actor is stopped, which an ordinary effect would come too late for: what was typed is stored.
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
