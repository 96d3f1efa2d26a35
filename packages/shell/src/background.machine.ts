/**
 * Controls the background (BKG-2): when its code is loaded, when its scene is open, when it moves. There is at most one
 * scene, and leaving `open` stops it. Nothing is loaded or opened before the page has settled and is visible. A scene that
 * lost its context is opened again after a while, three times; one that breaks is given up; one that cannot be loaded is
 * loaded again when the network returns.
 */
import { eventOf } from '@loomwright/kit';
import {
  type ActorRefFrom,
  and,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { type BackgroundConditions, modeOf } from './background.ts';
import type { OpenScene } from './background-scene.ts';

export type BackgroundEvent =
  | { readonly type: 'conditions.changed'; readonly changes: Partial<BackgroundConditions> }
  | { readonly type: 'network.returned' }
  | { readonly type: 'scene.shown' }
  | { readonly type: 'scene.lost' }
  | { readonly type: 'scene.failed' };

/** Sent to an open scene. */
export interface SceneCommand {
  readonly type: 'scene.run' | 'scene.pause';
}

export interface BackgroundContext {
  readonly conditions: BackgroundConditions;
  /** Opens a scene; undefined until its code is loaded. */
  readonly openScene: OpenScene | undefined;
  /** How many scenes have lost their context since the page was loaded. */
  readonly losses: number;
  /** Whether a scene was visible, and the background was not given up since. */
  readonly isSeen: boolean;
}

export interface BackgroundPorts {
  /** Loads the code of the scene; rejects when it cannot. */
  readonly loadScene: () => Promise<OpenScene>;
}

const MAX_LOSSES = 3;

export const createBackgroundMachine = ({ loadScene }: BackgroundPorts) =>
  setup({
    types: {
      context: {} as BackgroundContext,
      events: {} as BackgroundEvent,
      input: {} as BackgroundConditions,
    },
    actors: {
      loadScene: fromPromise<OpenScene>(loadScene),
      scene: fromCallback<SceneCommand, Pick<BackgroundContext, 'openScene'>>(
        ({ input, receive, sendBack }) => {
          if (!input.openScene) throw new RangeError('The code of the scene is not loaded.');
          const scene = input.openScene((fact) => sendBack({ type: `scene.${fact}` }));
          receive(({ type }) => (type === 'scene.run' ? scene.run() : scene.pause()));
          return () => scene.stop();
        },
      ),
    },
    actions: {
      setConditions: assign(({ context, event }) => ({
        conditions: { ...context.conditions, ...eventOf(event, 'conditions.changed').changes },
      })),
      setScene: assign((_, { openScene }: { openScene: OpenScene }) => ({ openScene })),
      dropScene: assign({ openScene: undefined }),
      countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
      setSeen: assign({ isSeen: true }),
      resetSeen: assign({ isSeen: false }),
      command: sendTo('scene', (_, { type }: SceneCommand): SceneCommand => ({ type })),
    },
    guards: {
      isUnwanted: ({ context }) => modeOf(context.conditions) === 'nothing',
      isMoving: ({ context }) => modeOf(context.conditions) === 'moving',
      isPaused: ({ context }) => modeOf(context.conditions) === 'paused',
      isStill: ({ context }) => modeOf(context.conditions) === 'still',
      isWanted: ({ context: { conditions } }) => !conditions.isHidden && modeOf(conditions) !== 'nothing',
      hasScene: ({ context }) => context.openScene !== undefined,
      canOpen: and(['isWanted', 'hasScene']),
      canReopen: ({ context }) => context.losses < MAX_LOSSES,
    },
    delays: { settleMs: 2500, reopenMs: 5000 },
  }).createMachine({
    id: 'background',
    description: 'Whether there is a background, and whether it moves.',
    context: ({ input }) => ({ conditions: input, openScene: undefined, losses: 0, isSeen: false }),
    initial: 'settling',
    on: { 'conditions.changed': { actions: 'setConditions' } },
    states: {
      settling: {
        description: 'The page has just been loaded, and needs the processor.',
        after: { settleMs: { target: 'waiting' } },
      },
      waiting: {
        description: 'Waits until a background is wanted and the page is visible.',
        always: [
          { guard: 'canOpen', target: 'open' },
          { guard: 'isWanted', target: 'loading' },
        ],
      },
      loading: {
        description: 'The code of the scene is being loaded.',
        invoke: {
          id: 'loadScene',
          src: 'loadScene',
          onDone: {
            target: 'waiting',
            actions: { type: 'setScene', params: ({ event }) => ({ openScene: event.output }) },
            description: 'Opened at once, unless it is no longer wanted.',
          },
          onError: { target: 'missing' },
        },
      },
      missing: {
        description: 'The scene or its worker could not be loaded; the gradient behind the page stays.',
        entry: ['dropScene', 'resetSeen'],
        on: { 'network.returned': { target: 'waiting' } },
      },
      open: {
        description: 'A scene is open: one canvas behind the pages.',
        invoke: {
          id: 'scene',
          src: 'scene',
          input: ({ context: { openScene } }) => ({ openScene }),
          onError: { target: 'off' },
        },
        initial: 'opening',
        always: { guard: 'isUnwanted', target: 'waiting' },
        on: {
          'scene.failed': { target: 'off' },
          'scene.lost': [{ guard: 'canReopen', target: 'resting', actions: 'countLoss' }, { target: 'off' }],
        },
        states: {
          opening: {
            description: 'Waits for the first picture.',
            on: {
              'scene.shown': { target: 'paused', actions: 'setSeen' },
              // Its worker is code too.
              'scene.failed': { target: '#background.missing' },
            },
          },
          running: {
            description: 'The background moves.',
            entry: { type: 'command', params: { type: 'scene.run' } },
            always: [
              { guard: 'isPaused', target: 'paused' },
              { guard: 'isStill', target: 'still' },
            ],
          },
          paused: {
            description: 'No frame is drawn: the user has paused the background, or the page is hidden.',
            entry: { type: 'command', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isStill', target: 'still' },
            ],
          },
          still: {
            description:
              'The page is one of work, or the system asks for reduced motion: one picture, and no pause control.',
            entry: { type: 'command', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isPaused', target: 'paused' },
            ],
          },
        },
      },
      resting: {
        description: 'The scene lost its context and was stopped; waits for the graphics to recover.',
        after: { reopenMs: { target: 'waiting' } },
      },
      off: { description: 'There is no background until the page is loaded again.', entry: 'resetSeen' },
    },
  });

export type BackgroundMachine = ReturnType<typeof createBackgroundMachine>;
export type BackgroundActor = ActorRefFrom<BackgroundMachine>;
export type BackgroundSnapshot = SnapshotFrom<BackgroundMachine>;

export interface BackgroundView {
  /** What the control does (WCAG 2.2.2); `none` when nothing would move. */
  readonly control: 'none' | 'pause' | 'play';
}

export const toBackgroundView = ({ context }: BackgroundSnapshot): BackgroundView => {
  const mode = modeOf(context.conditions);
  if (!context.isSeen || mode === 'still' || mode === 'nothing') return { control: 'none' };
  // By the choice, not the mode: the control keeps its name behind another tab.
  return { control: context.conditions.background === 'paused' ? 'play' : 'pause' };
};
