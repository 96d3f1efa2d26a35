import { implementationsOf } from '../xstate-inside.ts';
import { type TestSource, toTest } from './copied-test.ts';
import { type CandidateText, outcomeText, toCandidateTexts, toShown } from './explanation-words.ts';
import { type PayloadField, toFields } from './payload-fields.ts';
import type { Frame } from './simulate.ts';
import type { SimulationSnapshot } from './simulation.machine.ts';
import { examplesOf, payloadOf, preparedEvent, readPayload, type SimulationState } from './simulation.ts';
import { stepText, writeSteps } from './steps.ts';

const secondsText = (ms: number): string => `${ms / 1000} s`;

const outcomeOf = (
  state: SimulationState,
): { readonly outcome: string; readonly candidates: readonly CandidateText[] } => {
  const event = preparedEvent(state);
  const reading = readPayload(state);
  if (!event || reading.kind === 'problem')
    return { outcome: reading.kind === 'problem' ? reading.message : '', candidates: [] };
  const explanation = state.simulation.explain(state.place, event);
  const [root] = state.simulation.frames;
  return {
    outcome: outcomeText(explanation),
    candidates: toCandidateTexts(root?.snapshot.machine.id ?? '', explanation),
  };
};

/** Whether an event has an effect is judged by its first example. */
const eventsOf = ({ place, simulated, simulation }: SimulationState) =>
  Object.entries(simulated.examples.events).map(([type, [payload]]) => ({
    type,
    hasEffect: simulation
      .explain(place, { ...payloadOf(simulated, payload), type })
      .candidates.some(({ verdict }) => verdict === 'taken'),
  }));

const toChoices = (values: readonly unknown[]): readonly string[] => {
  const texts = values.map((value) => toShown(value, 60));
  return texts.map((text, place) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? text : toShown(values[place]),
  );
};

const childrenOf = ({ outputs: chosen, simulated }: SimulationState, { running }: Frame) =>
  running.map((id) => {
    const { outputs = [], snapshots = [] } = simulated.examples.children[id] ?? {};
    return {
      id,
      outputs: toChoices(outputs),
      /** Index of the selected output. Without examples, `outputText` holds the typed JSON instead. */
      output: Number(chosen[id]) || 0,
      outputText: simulated.isFree ? String(chosen[id] ?? '') : undefined,
      snapshots: toChoices(snapshots),
    };
  });

const answerOf = (answer: boolean | undefined) => {
  if (answer === undefined) return 'own';
  return answer ? 'yes' : 'no';
};

const fieldsOf = (state: SimulationState): readonly PayloadField[] =>
  toFields(examplesOf(state)[state.example] ?? {}).map((field) => ({
    ...field,
    text: state.texts[field.name] ?? field.text,
  }));

const stepsOf = ({ place, simulation, steps }: SimulationState) =>
  steps.map((step, index) => {
    const { emitted = [], sent = [] } = simulation.frames[index + 1] ?? {};
    return {
      place: index + 1,
      text: stepText(step),
      isShown: index + 1 === place,
      messages: [
        ...sent.map(({ event, target }) => `${target} ← ${event.type}`),
        ...emitted.map(({ type }) => `emits ${type}`),
      ],
    };
  });

const toRunningView = (state: SimulationState) => {
  const frame = state.simulation.frames[state.place];
  if (!frame) return undefined;
  return {
    active: frame.active,
    taken: frame.taken,
    nowText: secondsText(frame.now),
    isOver: frame.snapshot.status !== 'active',
    events: eventsOf(state),
    eventType: state.eventType,
    exampleCount: examplesOf(state).length,
    example: state.example,
    fields: fieldsOf(state),
    ...outcomeOf(state),
    children: childrenOf(state, frame),
    guards: Object.keys(implementationsOf(frame.snapshot.machine).guards).map((name) => ({
      name,
      answer: answerOf(frame.answers.get(name)),
    })),
    timers: frame.timers.map(({ due, event }) => ({ text: timerText(event.type), ms: due - frame.now })),
    steps: stepsOf(state),
    place: state.place,
    problem: state.problem,
    contextText: toShown(frame.snapshot.context),
  };
};

export type RunningView = NonNullable<ReturnType<typeof toRunningView>>;

const timerText = (type: string): string => /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? type;

/** All steps, in the format that `readSteps` reads. */
export const toStepsText = ({ context: { state } }: SimulationSnapshot): string =>
  writeSteps(state?.steps ?? []);

/** A Vitest test of the steps up to the current frame (`toTest`); empty until the machine is loaded. */
export const toSimulationTest = (snapshot: SimulationSnapshot, source: TestSource): string => {
  const { state } = snapshot.context;
  const [first] = state?.simulation.frames ?? [];
  if (!state || !first) return '';
  return toTest(first.snapshot.machine.id, state.steps.slice(0, state.place), state.simulation, source);
};

export const toSimulationView = (snapshot: SimulationSnapshot) => {
  const { state } = snapshot.context;
  const running = state && toRunningView(state);
  return {
    isLoading: snapshot.matches('loading'),
    isMissing: snapshot.matches('missing'),
    /** Undefined until the machine is loaded, and if it could not start (`startProblem`). */
    running,
    startProblem: state && !running ? state.problem : '',
  };
};
