import { isRecord } from './live/read-records.ts';
import { type FieldTexts, type PayloadReading, readFields } from './payload-fields.ts';
import { type Simulation, simulate } from './simulate.ts';
import type { ChildExamples, Payload, Simulated } from './simulated.ts';
import { readSteps, type Step, type StepEvent, writeSteps } from './steps.ts';

/** A simulation as it is looked at: its steps, the frame shown, and the event being prepared. */
export interface SimulationState {
  readonly simulated: Simulated;
  readonly steps: readonly Step[];
  readonly simulation: Simulation;
  /** The frame shown: the number of steps before it. */
  readonly place: number;
  /** The type of the event being prepared; empty where the machine knows none. */
  readonly eventType: string;
  /** Which of its examples it begins from. */
  readonly example: number;
  /** What was typed in the place of the example's values. */
  readonly texts: FieldTexts;
  /** Which example of its outputs each child is to end with, by its id, or what as typed; the first where missing. */
  readonly outputs: Readonly<Record<string, number | string>>;
  /** Why the last request could not be done; empty when it could. */
  readonly problem: string;
}

const run = (simulated: Simulated, steps: readonly Step[]) => {
  const simulation = simulate(simulated, steps);
  // What could not be done is no part of what is shown.
  const done = steps.slice(0, Math.max(simulation.frames.length - 1, 0));
  return { simulation, steps: done, place: done.length, problem: simulation.problem?.message ?? '' };
};

const chosen = (eventType: string) => ({ eventType, example: 0, texts: {} });

/** A simulation from the steps in a text; from the beginning where they cannot be read, with the reason. */
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

/**
 * Makes one more step from the frame shown; what came after that frame is dropped. Nothing changes where it cannot be
 * made, or where the steps could not be read again from an address.
 */
export const addStep = (state: SimulationState, { step }: { readonly step: Step }): SimulationState => {
  const steps = [...state.steps.slice(0, state.place), step];
  const reading = readSteps(writeSteps(steps));
  if (reading.kind === 'problem') return { ...state, problem: reading.message };
  const next = run(state.simulated, steps);
  return next.problem === '' ? { ...state, ...next } : { ...state, problem: next.problem };
};

/** Shows another frame; the nearest there is. */
export const goTo = (state: SimulationState, { place }: { readonly place: number }): SimulationState => ({
  ...state,
  place: Math.min(Math.max(Math.trunc(place) || 0, 0), state.steps.length),
  problem: '',
});

const childExamples = ({ simulated }: SimulationState, child: string): ChildExamples =>
  (Object.hasOwn(simulated.examples.children, child) && simulated.examples.children[child]) || {};

/** Chooses what a child is to end with, by the number of the example, or by JSON where there are no examples. */
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

/** A child ends with the output that was chosen, or with none where it has no examples. */
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

/** What an event carries that is prepared from an example: without true examples all of it is one field. */
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

/** Without true examples an event may name its type: a wildcard stands for many. */
const eventOf = ({ eventType, simulated }: SimulationState, payload: Payload): StepEvent =>
  simulated.isFree && typeof payload.type === 'string' && eventType.endsWith('*')
    ? { ...payload, type: payload.type }
    : { ...payload, type: eventType };

/** The event being prepared; undefined where its payload cannot be read. */
export const preparedEvent = (state: SimulationState): StepEvent | undefined => {
  const reading = readPayload(state);
  return reading.kind === 'payload' ? eventOf(state, reading.payload) : undefined;
};

export const sendPrepared = (state: SimulationState): SimulationState => {
  const reading = readPayload(state);
  if (reading.kind === 'problem') return { ...state, problem: reading.message };
  return addStep(state, { step: { kind: 'send', event: eventOf(state, reading.payload) } });
};
