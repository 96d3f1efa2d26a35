import { PORTFOLIO_THEMES, type PortfolioTheme } from '@loomwright/portfolio';
import { Button } from '../../ui/button/button.tsx';
import { error } from '../../ui/form/form.css.ts';
import { between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { raised } from '../../ui/surface/surface.css.ts';
import { bodySize, heading3, muted, note, partTitle } from '../../ui/text/text.css.ts';
import { useEditor } from './editor-context.ts';
import { ImportButton } from './file-actions.tsx';
import * as styles from './form.css.ts';
import { themes } from './look-section.tsx';
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

/** A page in a theme, drawn with the sample's name. */
const Sheet = ({ theme }: { readonly theme: PortfolioTheme }) => (
  <div className={`${raised} ${stack[4]} ${styles.sheet} ${styles.sheetOf[theme]}`} aria-hidden="true">
    <div>
      <span className={styles.who}>Asenla Jamir</span>
      <span className={styles.does}>Booking pages for small museums</span>
    </div>
    <div className={stack[1]}>
      {['a', 'b', 'c', 'd'].map((line) => (
        <i key={line} className={styles.line} />
      ))}
    </div>
  </div>
);

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
        <Way
          id="from-nothing"
          title="Write your own"
          text="A blank page. A name and a headline are enough to start."
        >
          <Button onClick={() => send({ type: 'portfolio.begin', from: 'empty' })}>Start empty</Button>
        </Way>
        <section className={styles.across} aria-labelledby="themes">
          <h2 id="themes" className={heading3}>
            Three themes to choose from
          </h2>
          <ul className={`${stack[4]} ${styles.sheets}`}>
            {PORTFOLIO_THEMES.map((theme) => (
              <li key={theme}>
                <Sheet theme={theme} />
                <h3 className={bodySize}>{themes[theme].name}</h3>
                <p className={`${note} ${styles.sheetText}`}>{themes[theme].text}</p>
              </li>
            ))}
          </ul>
        </section>
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
