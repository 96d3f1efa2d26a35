import { button } from '../../ui/button/button.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { ImportButton } from './import-button.tsx';
import { Section } from './section.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

/** Exporting the portfolio as a file, importing one, and starting over. */
export const WorkSection = ({ view }: Pick<PortfolioProps, 'view'>) => {
  const { send } = useEditor();
  return (
    <Section
      id="your-work"
      title="Your work"
      text="Kept only in this browser. Export it to continue elsewhere."
    >
      <div className={styles.row}>
        <button
          type="button"
          className={button.secondary}
          onClick={() => send({ type: 'portfolio.export', format: 'json' })}
        >
          Export your work
        </button>
      </div>
      <ImportButton text="Import exported work" isImporting={view.isImporting} problem={view.importProblem} />
      <div className={styles.imported}>
        <button type="button" className={button.quiet} onClick={() => send({ type: 'portfolio.startOver' })}>
          Start over
        </button>
      </div>
    </Section>
  );
};
