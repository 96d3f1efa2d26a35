import { PORTFOLIO_THEMES, type PortfolioTheme } from '@loomwright/portfolio';
import { Button } from '../../ui/button/button.tsx';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './choosing.css.ts';
import * as editor from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { ImportButton } from './file-actions.tsx';
import { themes } from './look-section.tsx';
import type { SectionProps } from './sections.tsx';
import { UndoOffer } from './undo-offer.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

const Way = ({ id, title, text, children }: SectionProps) => (
  <section className={styles.way} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <p className={styles.text}>{text}</p>
    {children}
  </section>
);

/** A page in a theme, drawn with the sample's name. */
const Sheet = ({ theme }: { readonly theme: PortfolioTheme }) => (
  <div className={styles.sheet[theme]} aria-hidden="true">
    <div>
      <span className={styles.who}>Asenla Jamir</span>
      <span className={styles.does}>Booking pages for small museums</span>
    </div>
    <div className={styles.lines}>
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);

export const Choosing = ({ view }: Pick<PortfolioProps, 'view'>) => {
  const { send } = useEditor();
  return (
    <>
      <div id="sample-problem" role="alert">
        {view.sampleProblem && <p className={form.error}>{view.sampleProblem}</p>}
      </div>
      <div className={styles.ways}>
        {view.canUndo && (
          <p id="started-over" className={`${editor.offer} ${styles.across}`}>
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
          <h2 id="themes" className={styles.small}>
            Three themes to choose from
          </h2>
          <ul className={styles.themes}>
            {PORTFOLIO_THEMES.map((theme) => (
              <li key={theme}>
                <Sheet theme={theme} />
                <h3>{themes[theme].name}</h3>
                <p className={styles.text}>{themes[theme].text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.back} aria-labelledby="from-file">
          <div>
            <h2 id="from-file" className={styles.small}>
              Been here before?
            </h2>
            <p className={styles.text}>Import a file you exported elsewhere.</p>
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
