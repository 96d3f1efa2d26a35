import type { PortfolioStep, StepView } from '@loomwright/portfolio';
import { Button } from '../../ui/button/button.tsx';
import { centre, cluster, shrinks, stack } from '../../ui/layout/layout.css.ts';
import { label, muted, note, small } from '../../ui/text/text.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';

interface Props {
  readonly steps: readonly StepView[];
  readonly placeText: string;
}

export const StepsBar = ({ steps, placeText }: Props) => {
  const { send } = useEditor();
  const current = steps.find(({ isCurrent }) => isCurrent);
  return (
    <nav id="the-steps" className={`${stack[2]} ${styles.stepsBar}`} aria-label="Steps" tabIndex={-1}>
      <ol className={`${stack[2]} ${styles.steps}`}>
        {steps.map(({ id, isCurrent, problemsText, title }, index) => (
          <li key={id} className={`${stack[1]} ${shrinks}`}>
            <button
              type="button"
              className={`${note} ${stack[1]} ${styles.step}`}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => send({ type: 'portfolio.goTo', step: id })}
            >
              <span
                className={`${centre} ${label} ${styles.number} ${problemsText === '' ? '' : styles.troubled}`}
                aria-hidden="true"
              >
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
      <p className={`${small} ${styles.place}`}>
        <span className={muted}>{`${placeText}:`}</span> <strong>{current?.title}</strong>
      </p>
    </nav>
  );
};

interface TurnProps {
  readonly previous: StepView | undefined;
  readonly next: StepView | undefined;
}

export const StepTurn = ({ previous, next }: TurnProps) => {
  const { send } = useEditor();
  const goTo = (step: PortfolioStep) => () => send({ type: 'portfolio.goTo', step });
  return (
    <p className={`${cluster[3]} ${styles.turn}`}>
      {previous && <Button onClick={goTo(previous.id)}>Back</Button>}
      {next && (
        <Button look="primary" className={styles.next} onClick={goTo(next.id)}>
          {`Next: ${next.title}`}
        </Button>
      )}
    </p>
  );
};
