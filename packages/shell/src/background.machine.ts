/** Opens the background scene once the page has settled and is visible, then runs or pauses it (BKG-2). */
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
  | { readonly type: 'network.online' }
  | { readonly type: 'scene.shown' }
  | { readonly type: 'scene.lost' }
  | { readonly type: 'scene.failed' };

export interface SceneCommand {
  readonly type: 'scene.run' | 'scene.pause';
}

export interface BackgroundContext {
  readonly conditions: BackgroundConditions;
  readonly openScene: OpenScene | undefined;
  readonly losses: number;
  /** Whether a scene has been shown since the background was last `missing` or `off`. */
  readonly isSeen: boolean;
}

export interface BackgroundPorts {
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
          if (!input.openScene) throw new RangeError('The code of the scene has not loaded.');
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
    description: 'Controls whether there is a background, and whether it moves.',
    context: ({ input }) => ({ conditions: input, openScene: undefined, losses: 0, isSeen: false }),
    initial: 'settling',
    on: { 'conditions.changed': { actions: 'setConditions' } },
    states: {
      settling: {
        description: 'Waits until the new page has settled, because a scene needs the processor.',
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
        description: 'Loads the code of the scene.',
        invoke: {
          id: 'loadScene',
          src: 'loadScene',
          onDone: {
            target: 'waiting',
            actions: { type: 'setScene', params: ({ event }) => ({ openScene: event.output }) },
            description: 'Opens at once, unless the background is no longer wanted.',
          },
          onError: { target: 'missing' },
        },
      },
      missing: {
        description:
          'The scene or its worker could not be loaded; the gradient stays until the network returns.',
        entry: ['dropScene', 'resetSeen'],
        on: { 'network.online': { target: 'waiting' } },
      },
      open: {
        description: 'Shows a scene on one canvas behind the pages.',
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
            description: 'Waits for the first frame.',
            on: {
              'scene.shown': { target: 'paused', actions: 'setSeen' },
              // Opening a scene also downloads its worker, so the download may have failed.
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
            description: 'Renders no frames: the user paused the background, or the page is hidden.',
            entry: { type: 'command', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isStill', target: 'still' },
            ],
          },
          still: {
            description: 'Shows one frame without a control: on a work page, or with reduced motion.',
            entry: { type: 'command', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isPaused', target: 'paused' },
            ],
          },
        },
      },
      resting: {
        description: 'The scene lost its context and was stopped; waits for the GPU to recover.',
        after: { reopenMs: { target: 'waiting' } },
      },
      off: { description: 'Shows no background until the page is reloaded.', entry: 'resetSeen' },
    },
  });

export type BackgroundMachine = ReturnType<typeof createBackgroundMachine>;
export type BackgroundActor = ActorRefFrom<BackgroundMachine>;
export type BackgroundSnapshot = SnapshotFrom<BackgroundMachine>;

export interface BackgroundView {
  /** The pause control (WCAG 2.2.2); `none` if there is no movement to pause. */
  readonly control: 'none' | 'pause' | 'play';
}

export const toBackgroundView = ({ context }: BackgroundSnapshot): BackgroundView => {
  const mode = modeOf(context.conditions);
  if (!context.isSeen || mode === 'still' || mode === 'nothing') return { control: 'none' };
  // Depends on the user's choice, not on the mode, so that the label does not change while the tab is hidden.
  return { control: context.conditions.background === 'paused' ? 'play' : 'pause' };
};
