import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { cluster } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { ExportActions } from './file-actions.tsx';
import { GoLink } from './go-link.tsx';
import { Preview } from './preview.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

interface Props {
  readonly view: Pick<PortfolioProps['view'], 'screen' | 'portfolio' | 'exportProblem'>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLeave: () => void;
}

const widths = [
  ['full', 'Full width'],
  ['narrow', 'Phone'],
] as const;

export const PagePanel = ({ view: { screen, portfolio, exportProblem }, frame, onLeave }: Props) => {
  const { send } = useEditor();
  const [width, setWidth] = useState<(typeof widths)[number][0]>('full');
  const isAlone = screen === 'previewing';
  return (
    <section
      className={`${styles.panel} ${isAlone ? styles.alone : styles.beside}`}
      aria-labelledby="the-page"
    >
      <div className={`${cluster[2]} ${styles.head}`}>
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
      <div className={`${card} ${styles.mat}`}>
        <Preview portfolio={portfolio} frame={frame} isNarrow={width === 'narrow'} />
      </div>
      <div className={`${cluster[3]} ${styles.previewTools}`}>
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
          <GoLink to="the-steps" className={styles.jump}>
            Back to the form
          </GoLink>
        )}
      </div>
    </section>
  );
};
