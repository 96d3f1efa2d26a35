import { EMPTY_PORTFOLIO } from '@loomwright/portfolio';
import { useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { useDesk } from './desk-context.ts';
import * as styles from './editor.css.ts';
import { ImportButton } from './import-button.tsx';
import { Section } from './section.tsx';
import { UndoOffer } from './undo-offer.tsx';
import { useOffer } from './use-offer.ts';
import type { PortfolioProps } from './use-portfolio.ts';

/** The work as a file to keep, another one to go on with, and a clean sheet. */
export const WorkSection = ({ view }: Pick<PortfolioProps, 'view'>) => {
  const { send } = useDesk();
  const startButton = useRef<HTMLButtonElement>(null);
  const { offer, makeOffer } = useOffer<true>();
  const startOver = () => {
    send({ type: 'portfolio.edit', edit: { kind: 'replace', portfolio: EMPTY_PORTFOLIO } });
    makeOffer(true);
  };
  const takeBack = () => {
    send({ type: 'portfolio.undo' });
    startButton.current?.focus();
  };
  return (
    <Section
      id="your-work"
      title="Your work"
      text="It is kept in this browser alone. Export it to go on at another computer, or to have a copy of what can still be changed."
    >
      <div className={styles.row}>
        <button
          type="button"
          className={button.secondary}
          onClick={() => send({ type: 'portfolio.export', format: 'json' })}
        >
          Export your work
        </button>
        <button ref={startButton} type="button" className={button.quiet} onClick={startOver}>
          Start over
        </button>
      </div>
      {offer && (
        <p className={styles.offer}>
          <UndoOffer text="Everything is empty again." onUndo={takeBack} />
        </p>
      )}
      <ImportButton text="Import exported work" isImporting={view.isImporting} problem={view.importProblem} />
    </Section>
  );
};
