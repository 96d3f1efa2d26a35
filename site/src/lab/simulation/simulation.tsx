import { toCountText } from '@loomwright/kit';
import {
  createSimulationMachine,
  innermost,
  type RunningView,
  type SimulationActor,
  toSimulationTest,
  toSimulationView,
  toStepsText,
} from '@loomwright/statecharts/lab';
import { useEffect, useRef } from 'react';
import { keepSteps, linkToSteps, readSteps, watchSteps } from '../../adapters/steps-address.ts';
import { useLocalActor } from '../../app/use-local-actor.ts';
import { useView, viewNow } from '../../app/use-view.ts';
import { copyLabel, useCopyingFor } from '../../shared/prose/use-copying.ts';
import { Button } from '../../ui/button/button.tsx';
import { cluster } from '../../ui/layout/layout.css.ts';
import { room } from '../../ui/page/page.css.ts';
import { breaks, note, small, strong } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import { beside } from '../chart.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { useLabHost } from '../host.ts';
import { ToolPanel, ToolPart, type ToolProps } from '../tool-panel.tsx';
import { ChildControls, GuardControls, type RunningProps, TimeControls } from './controls.tsx';
import { EventForm } from './event-form.tsx';

const nowText = ({ active, isOver, taken }: RunningView): string => {
  const where = isOver
    ? 'The machine has ended'
    : `In ${innermost(active).join(' and ') || 'the machine itself'}`;
  return `${where}. ${toCountText(taken.length, 'transition')} taken.`;
};

const Steps = ({ actor, view }: RunningProps) => (
  <ToolPart id="simulation-steps" title="Steps" className={styles.section}>
    <ol className={styles.steps}>
      {[{ place: 0, text: 'Start', isShown: view.place === 0, messages: [] }, ...view.steps].map(
        ({ place, text, isShown, messages }) => (
          <li key={place}>
            <button
              type="button"
              className={`${small} ${styles.place} ${styles.step}`}
              aria-current={isShown ? 'step' : undefined}
              onClick={() => actor.send({ type: 'simulation.goTo', place })}
            >
              <span>{text}</span>
              {messages.map((message, index) => (
                <span key={index} className={note}>{` · ${message}`}</span>
              ))}
            </button>
          </li>
        ),
      )}
    </ol>
  </ToolPart>
);

const Copies = ({ actor, id }: { readonly actor: SimulationActor; readonly id: string }) => {
  const { notices, testSource } = useLabHost();
  const copying = useCopyingFor(notices);
  const textOf = [
    () => linkToSteps(viewNow(actor, toStepsText)),
    () => toSimulationTest(actor.getSnapshot(), testSource(id)),
  ];
  return (
    <div className={cluster[2]}>
      {['Copy link', 'Copy as test'].map((label, place) => (
        <Button key={label} look="quiet" onClick={() => copying.onCopy(place, textOf[place]?.() ?? '')}>
          {copyLabel(place, copying, label, 'The browser refused')}
        </Button>
      ))}
    </div>
  );
};

const Running = ({ actor, id, view }: RunningProps & { readonly id: string }) => (
  <>
    <section className={styles.section} aria-labelledby="simulation-now">
      <div className={cluster[2]}>
        <Button
          look="quiet"
          aria-disabled={view.place === 0}
          onClick={() => actor.send({ type: 'simulation.goTo', place: view.place - 1 })}
        >
          ← Back
        </Button>
        <Button
          look="quiet"
          aria-disabled={view.place === view.steps.length}
          onClick={() => actor.send({ type: 'simulation.goTo', place: view.place + 1 })}
        >
          Forward →
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'simulation.restart' })}>
          Restart
        </Button>
      </div>
      <output id="simulation-now" tabIndex={-1} className={`${strong} ${breaks}`}>
        {nowText(view)}
      </output>
      <p className={note}>{`Step ${view.place} of ${view.steps.length}, ${view.nowText} after the start.`}</p>
      {view.problem !== '' && (
        <p className={styles.problem} role="alert">
          {view.problem}
        </p>
      )}
    </section>
    <EventForm actor={actor} view={view} />
    <ChildControls actor={actor} view={view} />
    <TimeControls actor={actor} view={view} />
    <GuardControls actor={actor} view={view} />
    <Steps actor={actor} view={view} />
    <section className={styles.section}>
      <details>
        <summary className={styles.summary}>Context</summary>
        <pre className={`${small} ${styles.block}`}>{view.contextText}</pre>
      </details>
      <Copies actor={actor} id={id} />
    </section>
  </>
);

/** Runs a machine step by step beside its drawing (LAB-2). */
const Simulation = ({ id, file, hrefOf, onClose }: ToolProps) => {
  const host = useLabHost();
  const latest = useRef(host);
  latest.current = host;
  const actor = useLocalActor(
    () => createSimulationMachine({ loadMachine: () => latest.current.loadMachine(id), keepSteps }),
    { stepsText: readSteps() },
  );
  const revision = host.revision(id);
  const simulated = useRef(revision);
  useEffect(() => {
    if (simulated.current !== revision) actor.send({ type: 'machine.changed' });
    simulated.current = revision;
  }, [actor, revision]);
  useEffect(() => watchSteps((stepsText) => actor.send({ type: 'address.changed', stepsText })), [actor]);
  const { isLoading, isMissing, running, startProblem } = useView(actor, toSimulationView);
  const tryAgain = () => {
    document.getElementById('simulation')?.focus();
    actor.send({ type: 'simulation.retry' });
  };
  return (
    <div className={styles.bench}>
      <div className={beside}>
        <ChartFrame file={file} title={id} hrefOf={hrefOf} active={running?.active} taken={running?.taken} />
      </div>
      <ToolPanel
        id="simulation"
        title="Simulation"
        className={styles.panel}
        headClass={styles.section}
        onClose={onClose}
      >
        {host.Input && <host.Input />}
        {isLoading && <p className={`${styles.section} ${room}`}>Loading the machine…</p>}
        {isMissing && (
          <div className={styles.section}>
            <p className={styles.problem} role="alert">
              The code of the machine could not be loaded.
            </p>
            <Button onClick={tryAgain}>Try again</Button>
          </div>
        )}
        {startProblem !== '' && (
          <p className={`${styles.section} ${styles.problem}`} role="alert">
            {startProblem}
          </p>
        )}
        {running && <Running actor={actor} id={id} view={running} />}
      </ToolPanel>
    </div>
  );
};

export default Simulation;
