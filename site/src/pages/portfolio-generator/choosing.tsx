import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { error } from '../../ui/form/form.css.ts';
import { between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { raised } from '../../ui/surface/surface.css.ts';
import { heading3, muted, partTitle } from '../../ui/text/text.css.ts';
import { useEditor } from './editor-context.ts';
import { ImportButton } from './file-actions.tsx';
import * as styles from './form.css.ts';
import type { SectionProps } from './sections.tsx';
import { UndoOffer } from './undo-offer.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

const Way = ({ id, title, text, children }: SectionProps) => (
  <section className={`${raised} ${stack[4]} ${styles.way}`} aria-labelledby={id}>
    <h2 id={id} className={partTitle}>
      {title}
    </h2>
    <p className={muted}>{text}</p>
    {children}
  </section>
);

/** If the sample fails to load, the page works without it. */
const SamplePage = lazy(() => import('./sample-page.tsx').catch(() => ({ default: () => <></> })));

export const Choosing = ({ view }: Pick<PortfolioProps, 'view'>) => {
  const { send } = useEditor();
  return (
    <>
      <div id="sample-problem" role="alert">
        {view.sampleProblem && <p className={error}>{view.sampleProblem}</p>}
      </div>
      <div className={`${stack[5]} ${styles.ways}`}>
        {view.canUndo && (
          <p id="started-over" className={`${cluster[3]} ${between} ${styles.offer} ${styles.across}`}>
            <UndoOffer text="Everything is empty again." onUndo={() => send({ type: 'portfolio.undo' })} />
          </p>
        )}
        <Way
          id="from-sample"
          title="See how it works"
          text="An invented person’s page. Replace her words with yours."
        >
          <Button
            look="primary"
            aria-disabled={view.isFetching}
            aria-describedby={view.sampleProblem ? 'sample-problem' : undefined}
            onClick={() => send({ type: 'portfolio.begin', from: 'sample' })}
          >
            Start with a sample
          </Button>
        </Way>
        <div className={`${raised} ${styles.sample}`}>
          <Suspense>
            <SamplePage />
          </Suspense>
        </div>
        <Way
          id="from-nothing"
          title="Write your own"
          text="A blank page. A name and a headline are enough to start."
        >
          <Button onClick={() => send({ type: 'portfolio.begin', from: 'empty' })}>Start empty</Button>
        </Way>
        <section className={`${stack[4]} ${styles.back}`} aria-labelledby="from-file">
          <div className={stack[1]}>
            <h2 id="from-file" className={heading3}>
              Been here before?
            </h2>
            <p className={muted}>Import a file you exported elsewhere.</p>
          </div>
          <ImportButton
            text="Import exported work"
            isImporting={view.isImporting}
            problem={view.importProblem}
          />
        </section>
      </div>
    </>
  );
};
