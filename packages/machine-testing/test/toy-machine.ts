import {
  type ActorLogic,
  type AnyActorRef,
  assign,
  cancel,
  type EventObject,
  emit,
  enqueueActions,
  raise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';

export type ManualEvent =
  | { readonly type: 'manual.done'; readonly output: number }
  | { readonly type: 'manual.fail'; readonly error: unknown };

type ChildLogic = ActorLogic<Snapshot<number>, EventObject>;

export const createManualLogic = (receive: (event: EventObject) => void): ChildLogic => ({
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    const manual = event as ManualEvent;
    if (manual.type === 'manual.done') return { status: 'done', output: manual.output, error: undefined };
    if (manual.type === 'manual.fail') return { status: 'error', output: undefined, error: manual.error };
    if (!event.type.startsWith('xstate.')) receive(event);
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

export const plainEvents = [
  ...(['toggle', 'brighten', 'blink', 'repair', 'hush', 'stop', 'collapse', 'echo', 'later'] as const),
  ...(['laterTwice', 'notLater', 'late', 'restart', 'unheardOf'] as const),
];

export type ToyEvent =
  | { readonly type: (typeof plainEvents)[number] | 'echoed' | 'finish' }
  | { readonly type: 'load'; readonly size: number };

export interface ToyContext {
  readonly blinks: number;
  readonly log: readonly string[];
  readonly size: number;
  readonly outside: AnyActorRef;
}

export type ToyEmitted = { readonly type: 'shown'; readonly blinks: number };

export interface ToyPorts {
  readonly receive: (id: string) => (event: EventObject) => void;
  readonly fadeMs: number;
}

export const createToyMachine = ({ receive, fadeMs }: ToyPorts) =>
  setup({
    types: {
      context: {} as ToyContext,
      events: {} as ToyEvent,
      input: {} as { readonly outside: AnyActorRef },
      emitted: {} as ToyEmitted,
    },
    actors: { watch: createManualLogic(receive('watch')), load: createManualLogic(receive('load')) },
    actions: {
      countBlink: assign({ blinks: ({ context }) => context.blinks + 1 }),
      forgetBlinks: assign({ blinks: 0 }),
      keepSize: assign({ size: (_, params: { readonly size: number }) => params.size }),
      note: assign({
        log: ({ context, event }, params: { readonly text: string }) => [
          ...context.log,
          `${params.text} ${event.type}`,
        ],
      }),
      show: emit(({ context }) => ({ type: 'shown', blinks: context.blinks })),
      sendOutside: sendTo(
        ({ context }) => context.outside,
        ({ event }) => event,
      ),
      sendOutsideLater: sendTo(
        ({ context }) => context.outside,
        { type: 'late' },
        { id: 'late', delay: 'lateMs' },
      ),
      sometimes: enqueueActions(({ context, enqueue }) => {
        if (context.blinks % 2 === 1) enqueue.raise({ type: 'late' }, { id: 'odd', delay: 2 });
        else enqueue.cancel('odd');
      }),
      greetLoad: sendTo('load', { type: 'hello' }),
      greetLoadLater: sendTo('load', { type: 'helloAgain' }, { id: 'again', delay: 'lateMs' }),
      hushLoad: cancel('again'),
      echoSelf: sendTo(({ self }) => self, { type: 'echoed' }),
      echoSelfAgain: sendTo(({ self }) => self, { type: 'late' }),
      echoSelfLater: sendTo(({ self }) => self, { type: 'echoed' }, { id: 'selfLater', delay: 'lateMs' }),
      blinkLater: raise({ type: 'blink' }, { id: 'blink', delay: 'blinkMs' }),
      blinkNoMore: cancel('blink'),
      raiseRepair: raise({ type: 'repair' }),
      lateOnce: raise({ type: 'late' }, { id: 'lateOnce', delay: 'lateMs' }),
      lateNever: cancel('lateOnce'),
    },
    guards: {
      isTired: ({ context }) => context.blinks >= 2,
      isBig: ({ context }, params: { readonly output: number }) => params.output + context.size > 5,
    },
    delays: { fadeMs, blinkMs: 3, lateMs: 5, warmMs: ({ context }) => context.size % 4 },
  }).createMachine({
    id: 'toy',
    context: ({ input }) => ({ blinks: 0, log: [], size: 0, outside: input.outside }),
    initial: 'running',
    invoke: {
      id: 'watch',
      src: 'watch',
      onDone: '.finished',
      onError: { actions: { type: 'note', params: { text: 'watch' } } },
    },
    on: {
      finish: '.finished',
      restart: { target: '.running', reenter: true, actions: 'sometimes' },
      '*': { actions: { type: 'note', params: { text: 'any' } } },
    },
    states: {
      running: {
        type: 'parallel',
        states: {
          light: {
            initial: 'off',
            states: {
              off: {
                entry: 'show',
                on: { toggle: 'on', collapse: { target: '#toy.running.work.big' } },
              },
              on: {
                initial: 'dim',
                on: { toggle: 'off', brighten: '.bright', collapse: '#toy.running.light.broken' },
                after: { fadeMs: 'off' },
                states: {
                  dim: { after: { warmMs: 'bright' } },
                  bright: {
                    entry: 'blinkLater',
                    exit: 'blinkNoMore',
                    always: { guard: 'isTired', target: '#toy.running.light.broken' },
                    on: {
                      blink: {
                        target: 'bright',
                        reenter: true,
                        actions: ['countBlink', 'show', 'sometimes'],
                      },
                    },
                  },
                  memory: { type: 'history', history: 'deep' },
                },
              },
              broken: {
                entry: 'forgetBlinks',
                on: {
                  repair: { target: 'on.memory', actions: { type: 'note', params: { text: 'repair' } } },
                  brighten: { actions: 'raiseRepair' },
                },
              },
            },
          },
          work: {
            initial: 'idle',
            states: {
              idle: {
                on: {
                  load: { target: 'loading', actions: { type: 'keepSize', params: ({ event }) => event } },
                  collapse: '#toy.running.light.broken',
                },
              },
              loading: {
                entry: ['greetLoad', 'greetLoadLater'],
                invoke: {
                  id: 'load',
                  src: 'load',
                  input: ({ context }) => context.size,
                  onDone: [
                    { guard: { type: 'isBig', params: ({ event }) => event }, target: 'big' },
                    { target: 'idle', actions: { type: 'note', params: { text: 'small' } } },
                  ],
                  onError: 'idle',
                },
                on: {
                  stop: 'idle',
                  hush: { actions: 'hushLoad' },
                  load: { target: 'loading', reenter: true },
                  collapse: '#toy.running.work.idle',
                },
              },
              big: {
                on: { stop: 'idle', collapse: 'idle' },
              },
            },
          },
          talk: {
            on: {
              echo: { actions: ['echoSelf', 'sendOutside', 'echoSelfAgain', 'echoSelfLater'] },
              echoed: { actions: { type: 'note', params: { text: 'heard' } } },
              later: { actions: ['lateOnce', 'sendOutsideLater'] },
              laterTwice: { actions: ['lateOnce', 'lateOnce', 'sendOutsideLater'] },
              notLater: { actions: ['lateNever'] },
              late: { actions: { type: 'note', params: { text: 'late' } } },
            },
          },
        },
      },
      finished: { type: 'final' },
    },
  });
