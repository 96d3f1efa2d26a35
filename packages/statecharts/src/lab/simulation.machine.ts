/** A simulation in the lab (LAB-2): loads a machine, runs steps and keeps them in the address. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Simulated } from './simulated.ts';
import {
  addStep,
  beginSimulation,
  chooseEvent,
  chooseExample,
  chooseOutput,
  editPayload,
  finishChild,
  goTo,
  restart,
  type SimulationState,
  sendPrepared,
  showChild,
} from './simulation.ts';
import { type Step, writeSteps } from './steps.ts';

export type SimulationEvent =
  | { readonly type: 'simulation.send' }
  | { readonly type: 'simulation.step'; readonly step: Step }
  | { readonly type: 'simulation.goTo'; readonly place: number }
  | { readonly type: 'simulation.restart' }
  | { readonly type: 'simulation.chooseEvent'; readonly eventType: string }
  | { readonly type: 'simulation.chooseExample'; readonly example: number }
  | { readonly type: 'simulation.edit'; readonly name: string; readonly text: string }
  /** `output` is the index of an example, or JSON if there are none. */
  | { readonly type: 'simulation.chooseOutput'; readonly child: string; readonly output: number | string }
  | { readonly type: 'simulation.finishChild'; readonly child: string }
  | { readonly type: 'simulation.showChild'; readonly child: string; readonly snapshot: number }
  | { readonly type: 'simulation.retry' }
  /** The machine has changed: reload it and repeat the steps. */
  | { readonly type: 'machine.changed' }
  /** `stepsText` is empty if the address names something else, such as a state. */
  | { readonly type: 'address.changed'; readonly stepsText: string };

export interface SimulationInput {
  readonly stepsText: string;
}

export interface SimulationContext extends SimulationInput {
  readonly state: SimulationState | undefined;
}

export interface SimulationPorts {
  readonly loadMachine: () => Promise<Simulated>;
  /** Stores the steps (`writeSteps`) in the address. */
  readonly keepSteps: (stepsText: string) => void;
}

type Change<P = unknown> = (state: SimulationState, params: P) => SimulationState;

const change =
  <P>(by: Change<P>) =>
  ({ context: { state } }: { readonly context: SimulationContext }, params: P) => ({
    state: state && by(state, params),
  });

export const createSimulationMachine = ({ loadMachine, keepSteps }: SimulationPorts) =>
  setup({
    types: {
      context: {} as SimulationContext,
      events: {} as SimulationEvent,
      input: {} as SimulationInput,
    },
    actors: { loadMachine: fromPromise<Simulated>(loadMachine) },
    actions: {
      begin: assign({
        state: ({ context }, { output }: { readonly output: Simulated }) =>
          beginSimulation(output, context.stepsText),
      }),
      addStep: assign(change(addStep)),
      sendPrepared: assign(change(sendPrepared)),
      goTo: assign(change(goTo)),
      restart: assign(change(restart)),
      beginAnew: assign(
        change((state, { stepsText }: SimulationInput) => beginSimulation(state.simulated, stepsText)),
      ),
      chooseEvent: assign(change(chooseEvent)),
      chooseExample: assign(change(chooseExample)),
      editPayload: assign(change(editPayload)),
      chooseOutput: assign(change(chooseOutput)),
      finishChild: assign(change(finishChild)),
      showChild: assign(change(showChild)),
      holdSteps: assign(({ context: { state, stepsText } }) => ({
        stepsText: state ? writeSteps(state.steps) : stepsText,
      })),
      setSteps: assign((_, { stepsText }: SimulationInput) => ({ stepsText })),
      keepSteps: ({ context: { state } }) => keepSteps(state ? writeSteps(state.steps) : ''),
    },
    guards: {
      isEmpty: (_, { stepsText }: SimulationInput) => stepsText === '',
      isOther: ({ context: { state } }, { stepsText }: SimulationInput) =>
        state !== undefined && stepsText !== writeSteps(state.steps),
    },
  }).createMachine({
    id: 'simulation',
    description: 'A simulation of a machine in the lab.',
    context: ({ input }) => ({ ...input, state: undefined }),
    initial: 'loading',
    on: {
      'address.changed': [
        { guard: { type: 'isEmpty', params: ({ event }) => event } },
        {
          actions: { type: 'setSteps', params: ({ event }) => event },
          description: 'Keeps the steps to start with until the machine is loaded.',
        },
      ],
    },
    states: {
      loading: {
        description: 'Waits for the code of the machine.',
        invoke: {
          id: 'loadMachine',
          src: 'loadMachine',
          onDone: { target: 'ready', actions: { type: 'begin', params: ({ event }) => event } },
          onError: { target: 'missing' },
        },
        on: { 'machine.changed': { target: 'loading', reenter: true } },
      },
      ready: {
        description: 'The machine runs step by step.',
        on: {
          'machine.changed': { target: 'loading', actions: 'holdSteps' },
          'simulation.send': { actions: ['sendPrepared', 'keepSteps'] },
          'simulation.step': { actions: [{ type: 'addStep', params: ({ event }) => event }, 'keepSteps'] },
          'simulation.restart': { actions: ['restart', 'keepSteps'] },
          'simulation.goTo': { actions: { type: 'goTo', params: ({ event }) => event } },
          'simulation.chooseEvent': { actions: { type: 'chooseEvent', params: ({ event }) => event } },
          'simulation.chooseExample': { actions: { type: 'chooseExample', params: ({ event }) => event } },
          'simulation.chooseOutput': { actions: { type: 'chooseOutput', params: ({ event }) => event } },
          'simulation.finishChild': {
            actions: [{ type: 'finishChild', params: ({ event }) => event }, 'keepSteps'],
          },
          'simulation.showChild': {
            actions: [{ type: 'showChild', params: ({ event }) => event }, 'keepSteps'],
          },
          'address.changed': [
            { guard: { type: 'isEmpty', params: ({ event }) => event }, actions: 'keepSteps' },
            {
              guard: { type: 'isOther', params: ({ event }) => event },
              actions: { type: 'beginAnew', params: ({ event }) => event },
              description: 'The address has changed, by a pasted link or by Back.',
            },
            {},
          ],
          'simulation.edit': { actions: { type: 'editPayload', params: ({ event }) => event } },
        },
      },
      missing: {
        description: 'The code could not be loaded.',
        on: { 'simulation.retry': { target: 'loading' }, 'machine.changed': { target: 'loading' } },
      },
    },
  });

export type SimulationMachine = ReturnType<typeof createSimulationMachine>;
export type SimulationActor = ActorRefFrom<SimulationMachine>;
export type SimulationSnapshot = SnapshotFrom<SimulationMachine>;
