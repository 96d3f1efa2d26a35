import type { PortfolioStep, StepView } from '@loomwright/portfolio';
import { Button } from '../../ui/button/button.tsx';
import { useEditor } from './editor-context.ts';
import * as styles from './steps.css.ts';

interface Props {
  readonly steps: readonly StepView[];
  /** `Step 2 of 6`. */
  readonly placeText: string;
}

/** Every step of the form, the current one marked: how far it is, and where problems are. */
export const StepsBar = ({ steps, placeText }: Props) => {
  const { send } = useEditor();
  const current = steps.find(({ isCurrent }) => isCurrent);
  return (
    <nav id="the-steps" className={styles.bar} aria-label="Steps" tabIndex={-1}>
      <ol className={styles.steps}>
        {steps.map(({ id, isCurrent, problemsText, title }, index) => (
          <li key={id}>
            <button
              type="button"
              className={problemsText === '' ? styles.step : styles.troubled}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => send({ type: 'portfolio.goTo', step: id })}
            >
              <span className={styles.number} aria-hidden="true">
                {problemsText === '' ? index + 1 : '!'}
              </span>
              <span className={styles.name}>
                <span>{title}</span>
                {problemsText !== '' && <span className={styles.problems}>{`, ${problemsText}`}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.place}>
        <span>{`${placeText}:`}</span> <strong className={styles.here}>{current?.title}</strong>
      </p>
    </nav>
  );
};

interface TurnProps {
  readonly previous: StepView | undefined;
  readonly next: StepView | undefined;
}

/** The buttons below a step, to the ones beside it. */
export const StepTurn = ({ previous, next }: TurnProps) => {
  const { send } = useEditor();
  const goTo = (step: PortfolioStep) => () => send({ type: 'portfolio.goTo', step });
  return (
    <p className={styles.turn}>
      {previous && <Button onClick={goTo(previous.id)}>Back</Button>}
      {next && (
        <button type="button" className={styles.next} onClick={goTo(next.id)}>
          {`Next: ${next.title}`}
        </button>
      )}
    </p>
  );
};
