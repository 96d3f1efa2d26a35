/**
 * The governor of the background (BKG-2): when its code is fetched, when a scene is open, when it moves. There is at most
 * one scene, and leaving `open` stops it. Nothing is fetched or opened before the page has settled and somebody looks at
 * it. One that lost its context is opened anew after a while, three times; one that breaks leaves the page as it is, and
 * so does one that cannot be had, which is asked for again when the network is back.
 */
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { type BackgroundConditions, type BackgroundWish, wishOf } from './background.ts';
import type { OpenScene } from './background-scene.ts';

export type BackgroundEvent =
  | { readonly type: 'conditions.changed'; readonly changes: Partial<BackgroundConditions> }
  | { readonly type: 'network.returned' }
  | { readonly type: 'scene.shown' }
  | { readonly type: 'scene.lost' }
  | { readonly type: 'scene.failed' };

/** What an open scene is told. */
export interface SceneOrder {
  readonly type: 'scene.run' | 'scene.pause';
}

export interface BackgroundContext {
  readonly conditions: BackgroundConditions;
  /** Opens a scene, once its code is here. */
  readonly openScene: OpenScene | undefined;
  /** How many scenes have lost their context in this visit. */
  readonly losses: number;
  /** Whether a scene was seen in this visit, and the background has not been given up since. */
  readonly isSeen: boolean;
}

export interface BackgroundPorts {
  /** Brings the code of the scene; rejects when it cannot be had. */
  readonly loadScene: () => Promise<OpenScene>;
}

const reopenings = 3;

const wants = (conditions: BackgroundConditions, wish: BackgroundWish) => wishOf(conditions) === wish;

export const createBackgroundMachine = ({ loadScene }: BackgroundPorts) =>
  setup({
    types: {
      context: {} as BackgroundContext,
      events: {} as BackgroundEvent,
      input: {} as BackgroundConditions,
    },
    actors: {
      loadScene: fromPromise<OpenScene>(loadScene),
      scene: fromCallback<SceneOrder, { readonly openScene: OpenScene }>(({ input, receive, sendBack }) => {
        const scene = input.openScene((fact) => sendBack({ type: `scene.${fact}` }));
        receive(({ type }) => (type === 'scene.run' ? scene.run() : scene.pause()));
        return () => scene.stop();
      }),
    },
    actions: {
      keepConditions: assign({
        conditions: ({ context }, { changes }: { changes: Partial<BackgroundConditions> }) => ({
          ...context.conditions,
          ...changes,
        }),
      }),
      keepScene: assign((_, { openScene }: { openScene: OpenScene }) => ({ openScene })),
      forgetScene: assign({ openScene: undefined, isSeen: false }),
      countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
      noteSeen: assign({ isSeen: true }),
      forgetSeen: assign({ isSeen: false }),
      order: sendTo('scene', (_, { type }: SceneOrder): SceneOrder => ({ type })),
    },
    guards: {
      isUnwanted: ({ context }) => wants(context.conditions, 'nothing'),
      isMoving: ({ context }) => wants(context.conditions, 'moving'),
      isPaused: ({ context }) => wants(context.conditions, 'paused'),
      isStill: ({ context }) => wants(context.conditions, 'still'),
      isLookedFor: ({ context: { conditions } }) => !conditions.isHidden && !wants(conditions, 'nothing'),
      canOpen: ({ context: { conditions, openScene } }) =>
        openScene !== undefined && !conditions.isHidden && !wants(conditions, 'nothing'),
      canReopen: ({ context }) => context.losses < reopenings,
    },
    delays: { settleMs: 2500, reopenMs: 5000 },
  }).createMachine({
    id: 'background',
    description: 'Whether the background is there, and whether it moves.',
    context: ({ input }) => ({ conditions: input, openScene: undefined, losses: 0, isSeen: false }),
    initial: 'settling',
    on: {
      'conditions.changed': { actions: { type: 'keepConditions', params: ({ event }) => event } },
    },
    states: {
      settling: {
        description: 'The page has only just come: it has the processor to itself.',
        after: { settleMs: { target: 'waiting' } },
      },
      waiting: {
        description: 'Nobody wants a background, or nobody looks at the page yet.',
        always: [
          { guard: 'canOpen', target: 'open' },
          { guard: 'isLookedFor', target: 'loading' },
        ],
      },
      loading: {
        description: 'The code of the scene is on its way.',
        invoke: {
          id: 'loadScene',
          src: 'loadScene',
          onDone: {
            target: 'waiting',
            actions: { type: 'keepScene', params: ({ event }) => ({ openScene: event.output }) },
            description: 'Opened at once, unless nobody looks any more.',
          },
          onError: { target: 'missing' },
        },
      },
      missing: {
        description:
          'The scene, or what it needs, could not be had; the gradient behind the page is all there is.',
        entry: 'forgetScene',
        on: { 'network.returned': { target: 'waiting' } },
      },
      open: {
        description: 'A scene is open: one canvas behind the pages.',
        invoke: {
          id: 'scene',
          src: 'scene',
          input: ({ context }) => ({ openScene: context.openScene as OpenScene }),
          onError: { target: 'off', actions: 'forgetSeen' },
        },
        initial: 'opening',
        always: { guard: 'isUnwanted', target: 'waiting' },
        on: {
          'scene.failed': { target: 'off', actions: 'forgetSeen' },
          'scene.lost': [
            { guard: 'canReopen', target: 'resting', actions: 'countLoss' },
            { target: 'off', actions: 'forgetSeen' },
          ],
        },
        states: {
          opening: {
            description: 'The first picture is on its way.',
            on: {
              'scene.shown': { target: 'paused', actions: 'noteSeen' },
              // Its worker is code too.
              'scene.failed': { target: '#background.missing' },
            },
          },
          running: {
            description: 'The background moves.',
            entry: { type: 'order', params: { type: 'scene.run' } },
            always: [
              { guard: 'isPaused', target: 'paused' },
              { guard: 'isStill', target: 'still' },
            ],
          },
          paused: {
            description: 'No frame is drawn, because the person has paused it or the page is hidden.',
            entry: { type: 'order', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isStill', target: 'still' },
            ],
          },
          still: {
            description: 'The system asks for less motion: one picture, and nothing to pause.',
            entry: { type: 'order', params: { type: 'scene.pause' } },
            always: [
              { guard: 'isMoving', target: 'running' },
              { guard: 'isPaused', target: 'paused' },
            ],
          },
        },
      },
      resting: {
        description: 'The scene has lost its context and is gone; the graphics get a moment to recover.',
        after: { reopenMs: { target: 'waiting' } },
      },
      off: { description: 'No background can be had in this visit.' },
    },
  });

export type BackgroundMachine = ReturnType<typeof createBackgroundMachine>;
export type BackgroundActor = ActorRefFrom<BackgroundMachine>;
export type BackgroundSnapshot = SnapshotFrom<BackgroundMachine>;

export interface BackgroundView {
  /** What the control offers (WCAG 2.2.2); nothing while nothing would move. */
  readonly control: 'none' | 'pause' | 'play';
}

export const toBackgroundView = ({ context }: BackgroundSnapshot): BackgroundView => {
  const wish = wishOf(context.conditions);
  if (!context.isSeen || wish === 'still' || wish === 'nothing') return { control: 'none' };
  // Not by the wish: behind another tab nothing changes its name.
  return { control: context.conditions.background === 'paused' ? 'play' : 'pause' };
};
