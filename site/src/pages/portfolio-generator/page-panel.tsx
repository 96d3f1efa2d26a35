import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { useEditor } from './editor-context.ts';
import { ExportActions } from './file-actions.tsx';
import { GoLink } from './go-link.tsx';
import * as styles from './preview.css.ts';
import { Preview } from './preview.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

interface Props {
  readonly view: Pick<PortfolioProps['view'], 'screen' | 'portfolio' | 'exportProblem'>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Called when the preview is opened on its own. */
  readonly onLeave: () => void;
}

const widths = [
  ['full', 'Full width'],
  ['narrow', 'Phone'],
] as const;

/** The preview, beside the form or alone, with the export and print buttons. */
export const PagePanel = ({ view: { screen, portfolio, exportProblem }, frame, onLeave }: Props) => {
  const { send } = useEditor();
  const [width, setWidth] = useState<(typeof widths)[number][0]>('full');
  const isAlone = screen === 'previewing';
  return (
    <section className={isAlone ? styles.panel.alone : styles.panel.beside} aria-labelledby="the-page">
      <div className={styles.head}>
        <h2 id="the-page" tabIndex={-1} className={styles.title}>
          Your page
        </h2>
        {isAlone && (
          <Button look="quiet" onClick={() => send({ type: 'portfolio.goBack' })}>
            Back to the form
          </Button>
        )}
      </div>
      {isAlone && <ExportActions problem={exportProblem} />}
      <div className={styles.mat}>
        <Preview portfolio={portfolio} frame={frame} isNarrow={width === 'narrow'} />
      </div>
      <div className={styles.tools}>
        <Choices
          legend="Width of the preview"
          options={widths}
          chosen={width}
          onChoose={setWidth}
          className={styles.widths}
        />
        {!isAlone && (
          <Button look="quiet" onClick={onLeave}>
            Preview only
          </Button>
        )}
        {!isAlone && (
          <GoLink to="the-steps" className={styles.back}>
            Back to the form
          </GoLink>
        )}
      </div>
    </section>
  );
};
