import {
  createPortfolioMachine,
  type ExporterView,
  type ImporterView,
  type PictureQueueView,
  type Portfolio,
  type PortfolioEvent,
  type PortfolioView,
  toExporterView,
  toImporterView,
  toPictureQueueView,
  toPortfolioParts,
  toPortfolioView,
} from '@loomwright/portfolio';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { readPicture } from '../../adapters/picture.ts';
import { saveFile } from '../../adapters/save-file.ts';
import { readTextFile } from '../../adapters/text-file.ts';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView, viewNow } from '../../app/use-view.ts';

export interface PortfolioProps {
  readonly view: PortfolioView &
    ImporterView &
    ExporterView & {
      readonly pictures: PictureQueueView;
      /** Increments with each check of the whole form. A new number moves the focus to the errors. */
      readonly attempt: number;
    };
  readonly send: (event: PortfolioEvent) => void;
}

/** `frame` contains the page to print. `now` returns the current portfolio. */
export const usePortfolio = (
  frame: RefObject<HTMLIFrameElement | null>,
): PortfolioProps & { readonly now: () => Portfolio } => {
  const { notices } = useSite();
  const actor = usePageActor(
    ({ persistence: { records } }) =>
      createPortfolioMachine({
        records,
        loadSample: async () => (await import('@loomwright/portfolio/sample')).SAMPLE_PORTFOLIO,
        readPicture,
        readText: readTextFile,
        saveFile,
        print: () => {
          const page = frame.current?.contentWindow;
          if (!page) throw new Error('There is no page to print');
          page.print();
        },
      }),
    { notices },
  );
  const { pictureQueue, importer, exporter } = useView(actor, toPortfolioParts);
  const [now] = useState(() => () => viewNow(actor, toPortfolioView).portfolio);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const subscription = actor.on('portfolio.checked', () => setAttempt((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [actor]);
  // Stores pending edits. An ordinary effect would run after the actor has stopped.
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
    ...useView(importer, toImporterView),
    ...useView(exporter, toExporterView),
    pictures: useView(pictureQueue, toPictureQueueView),
    attempt,
  };
  return { view, send: actor.send, now };
};
