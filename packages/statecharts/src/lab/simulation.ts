import { isRecord } from './live/read-records.ts';
import { type FieldTexts, type PayloadReading, readFields } from './payload-fields.ts';
import { type Simulation, simulate } from './simulate.ts';
import type { ChildExamples, Payload, Simulated } from './simulated.ts';
import { readSteps, type Step, type StepEvent, writeSteps } from './steps.ts';

/** A simulation with the selected frame and a draft of the next event. */
export interface SimulationState {
  readonly simulated: Simulated;
  readonly steps: readonly Step[];
  readonly simulation: Simulation;
  /** The selected frame: the number of steps before it. */
  readonly place: number;
  /** Type of the draft event; empty if the machine has no events. */
  readonly eventType: string;
  /** Index of the example that the draft is based on. */
  readonly example: number;
  readonly texts: FieldTexts;
  /** Selected output by child id: an example's index or JSON. The first example is the default. */
  readonly outputs: Readonly<Record<string, number | string>>;
  readonly problem: string;
}

const run = (simulated: Simulated, steps: readonly Step[]) => {
  const simulation = simulate(simulated, steps);
  // Drops the step that failed and those after it.
  const done = steps.slice(0, Math.max(simulation.frames.length - 1, 0));
  return { simulation, steps: done, place: done.length, problem: simulation.problem?.message ?? '' };
};

const chosen = (eventType: string) => ({ eventType, example: 0, texts: {} });

export const beginSimulation = (simulated: Simulated, stepsText: string): SimulationState => {
  const reading = stepsText === '' ? ({ kind: 'steps', steps: [] } as const) : readSteps(stepsText);
  const [first = ''] = Object.keys(simulated.examples.events);
  return {
    simulated,
    ...run(simulated, reading.kind === 'steps' ? reading.steps : []),
    ...chosen(first),
    outputs: {},
    ...(reading.kind === 'problem' && { problem: reading.message }),
  };
};

/** Adds a step after the selected frame and drops later frames. If the step fails, only `problem` changes. */
export const addStep = (state: SimulationState, { step }: { readonly step: Step }): SimulationState => {
  const steps = [...state.steps.slice(0, state.place), step];
  const reading = readSteps(writeSteps(steps));
  if (reading.kind === 'problem') return { ...state, problem: reading.message };
  const next = run(state.simulated, steps);
  return next.problem === '' ? { ...state, ...next } : { ...state, problem: next.problem };
};

/** Clamps `place` to the available frames. */
export const goTo = (state: SimulationState, { place }: { readonly place: number }): SimulationState => ({
  ...state,
  place: Math.min(Math.max(Math.trunc(place) || 0, 0), state.steps.length),
  problem: '',
});

const childExamples = ({ simulated }: SimulationState, child: string): ChildExamples =>
  (Object.hasOwn(simulated.examples.children, child) && simulated.examples.children[child]) || {};

export const chooseOutput = (
  state: SimulationState,
  { child, output }: { readonly child: string; readonly output: number | string },
): SimulationState => {
  const isThere =
    typeof output === 'string'
      ? state.simulated.isFree === true
      : childExamples(state, child).outputs?.[output] !== undefined;
  return isThere ? { ...state, outputs: { ...state.outputs, [child]: output }, problem: '' } : state;
};

const typedOutput = (text: string): PayloadReading =>
  text.trim() === '' ? { kind: 'payload', payload: {} } : readFields({ output: [] }, { output: text });

export const finishChild = (
  state: SimulationState,
  { child }: { readonly child: string },
): SimulationState => {
  const chosen = state.outputs[child] ?? 0;
  const reading = typedOutput(typeof chosen === 'string' ? chosen : '');
  if (reading.kind === 'problem') return { ...state, problem: reading.message };
  const output =
    typeof chosen === 'string' ? reading.payload.output : childExamples(state, child).outputs?.[chosen];
  return addStep(state, { step: { kind: 'done', id: child, ...(output !== undefined && { output }) } });
};

export const showChild = (
  state: SimulationState,
  { child, snapshot }: { readonly child: string; readonly snapshot: number },
): SimulationState =>
  addStep(state, {
    step: { kind: 'snapshot', id: child, snapshot: childExamples(state, child).snapshots?.[snapshot] },
  });

export const restart = (state: SimulationState): SimulationState => ({
  ...state,
  ...run(state.simulated, []),
});

export const chooseEvent = (
  state: SimulationState,
  { eventType }: { readonly eventType: string },
): SimulationState =>
  Object.hasOwn(state.simulated.examples.events, eventType)
    ? { ...state, ...chosen(eventType), problem: '' }
    : state;

export const examplesOf = ({ simulated, eventType }: SimulationState): readonly Payload[] =>
  simulated.examples.events[eventType] ?? [];

export const chooseExample = (
  state: SimulationState,
  { example }: { readonly example: number },
): SimulationState => (examplesOf(state)[example] ? { ...state, example, texts: {}, problem: '' } : state);

export const editPayload = (
  state: SimulationState,
  { name, text }: { readonly name: string; readonly text: string },
): SimulationState => ({
  ...state,
  texts: { ...state.texts, [name]: text },
  problem: '',
});

/** Without examples, the whole payload is one field. */
export const payloadOf = ({ isFree }: Simulated, example: Payload = {}): Payload =>
  isFree ? (example.payload as Payload) : example;

export const readPayload = (state: SimulationState): PayloadReading => {
  const reading = readFields(examplesOf(state)[state.example] ?? {}, state.texts);
  if (reading.kind === 'problem') return reading;
  const payload = payloadOf(state.simulated, reading.payload);
  return isRecord(payload)
    ? { kind: 'payload', payload }
    : { kind: 'problem', message: 'What an event carries is an object in JSON.' };
};

/** Without examples, the payload may set the type of an event that matches a wildcard. */
const eventOf = ({ eventType, simulated }: SimulationState, payload: Payload): StepEvent =>
  simulated.isFree && typeof payload.type === 'string' && eventType.endsWith('*')
    ? { ...payload, type: payload.type }
    : { ...payload, type: eventType };

export const preparedEvent = (state: SimulationState): StepEvent | undefined => {
  const reading = readPayload(state);
  return reading.kind === 'payload' ? eventOf(state, reading.payload) : undefined;
};

export const sendPrepared = (state: SimulationState): SimulationState => {
  const reading = readPayload(state);
  if (reading.kind === 'problem') return { ...state, problem: reading.message };
  return addStep(state, { step: { kind: 'send', event: eventOf(state, reading.payload) } });
};
