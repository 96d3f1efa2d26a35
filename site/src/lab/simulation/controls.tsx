import type { RunningView, SimulationActor, SimulationEvent, Step } from '@loomwright/statecharts/lab';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note, small } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import * as tool from '../lab.css.ts';
import { ToolPart } from '../tool-panel.tsx';
import { Choice } from './choice.tsx';

export interface RunningProps {
  readonly actor: SimulationActor;
  readonly view: RunningView;
}

const toStep = (step: Step): SimulationEvent => ({ type: 'simulation.step', step });

/** A step may remove the pressed control, so the focus moves to the status (A11-1). */
const onStep =
  (actor: SimulationActor, event: SimulationEvent) =>
  ({ currentTarget }: MouseEvent) => {
    flushSync(() => actor.send(event));
    if (!currentTarget.isConnected && document.activeElement === document.body)
      document.getElementById('simulation-now')?.focus();
  };

interface ChildProps {
  readonly actor: SimulationActor;
  readonly child: RunningView['children'][number];
}

const Child = ({ actor, child: { id, output, outputs, outputText, snapshots } }: ChildProps) => (
  <li className={`${small} ${styles.candidate}`}>
    <p className={tool.label}>{id}</p>
    {outputs.length > 1 && (
      <select
        aria-label={`Output of ${id}`}
        className={styles.select}
        value={output}
        onChange={({ target }) =>
          actor.send({ type: 'simulation.chooseOutput', child: id, output: Number(target.value) })
        }
      >
        {outputs.map((text, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    )}
    {outputText !== undefined && (
      <textarea
        aria-label={`Output of ${id}, as JSON`}
        className={styles.json}
        dir="ltr"
        spellCheck={false}
        placeholder="Its output, as JSON"
        value={outputText}
        onChange={({ target }) =>
          actor.send({ type: 'simulation.chooseOutput', child: id, output: target.value })
        }
      />
    )}
    <div className={cluster[2]}>
      <Button look="quiet" onClick={onStep(actor, { type: 'simulation.finishChild', child: id })}>
        <span>{outputs.length > 1 ? 'Ends with this' : 'Ends'}</span>
        <span className={hidden}>{` (${id})`}</span>
      </Button>
      <Button
        look="quiet"
        onClick={onStep(actor, toStep({ kind: 'error', id, message: 'It broke in the simulation.' }))}
      >
        Breaks
        <span className={hidden}>{` (${id})`}</span>
      </Button>
      {snapshots.map((shown, index) => (
        <Button
          key={shown}
          look="quiet"
          onClick={onStep(actor, { type: 'simulation.showChild', child: id, snapshot: index })}
        >
          {`Shows ${shown}`}
        </Button>
      ))}
    </div>
  </li>
);

export const ChildControls = ({ actor, view }: RunningProps) =>
  view.children.length > 0 && (
    <ToolPart id="simulation-children" title="What it runs" className={styles.section}>
      <ul className={`${stack[2]} ${styles.list}`}>
        {view.children.map((child) => (
          <Child key={child.id} actor={actor} child={child} />
        ))}
      </ul>
    </ToolPart>
  );

export const TimeControls = ({ actor, view }: RunningProps) => (
  <ToolPart id="simulation-time" title="Time" className={styles.section}>
    {view.timers.map(({ ms, text }, index) => (
      <p key={index} className={note}>
        {`${text} in ${ms / 1000} s`}
      </p>
    ))}
    <div className={cluster[2]}>
      {view.timers.slice(0, 1).map(({ ms }) => (
        <Button
          key="next"
          look="quiet"
          onClick={onStep(actor, toStep({ kind: 'wait', ms }))}
        >{`Wait ${ms / 1000} s, for the next`}</Button>
      ))}
      <Button look="quiet" onClick={() => actor.send(toStep({ kind: 'wait', ms: 1000 }))}>
        Wait 1 s
      </Button>
    </div>
  </ToolPart>
);

const answers = { own: null, yes: true, no: false } as const;
const answerTexts = { own: 'its own answer', yes: 'yes', no: 'no' } as const;

export const GuardControls = ({ actor, view }: RunningProps) =>
  view.guards.length > 0 && (
    <section className={styles.section}>
      <details>
        <summary className={styles.summary}>Answer guards by hand</summary>
        <div className={`${stack[2]} ${styles.list}`}>
          {view.guards.map(({ answer, name }) => (
            <Choice
              key={name}
              id={`guard-${name}`}
              label={name}
              value={answer}
              onChoice={(value) =>
                actor.send(
                  toStep({ kind: 'answer', guard: name, value: answers[value as keyof typeof answers] }),
                )
              }
            >
              {Object.entries(answerTexts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Choice>
          ))}
        </div>
      </details>
    </section>
  );
