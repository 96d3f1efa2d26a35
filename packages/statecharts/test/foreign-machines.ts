import {
  and,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  not,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate';

// Third-party style: no descriptions, delays in bare milliseconds, inline functions.

const toggle = createMachine({
  id: 'toggle',
  initial: 'inactive',
  states: { inactive: { on: { TOGGLE: 'active' } }, active: { on: { TOGGLE: 'inactive' } } },
});

const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    INCREMENT: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    DECREMENT: {
      guard: ({ context }) => context.count > 0,
      actions: assign({ count: ({ context }) => context.count - 1 }),
    },
    RESET: { actions: assign({ count: 0 }) },
  },
});

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  on: { POWER_OUTAGE: '.red.blinking', POWER_RESTORED: '.red' },
  states: {
    green: { after: { 30000: 'yellow' } },
    yellow: { after: { 5000: 'red' } },
    red: {
      initial: 'walk',
      onDone: 'green',
      states: {
        walk: { after: { 10000: 'wait' } },
        wait: { after: { 5000: 'stop' } },
        stop: { type: 'final' },
        blinking: {},
      },
    },
  },
});

const fetcher = setup({
  actors: { fetchUser: fromPromise(async () => ({ name: 'any' })) },
  guards: { canRetry: ({ context }: { context: { retries: number } }) => context.retries < 3 },
}).createMachine({
  id: 'fetcher',
  context: { retries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      invoke: {
        src: 'fetchUser',
        onDone: { target: 'success', actions: assign({ retries: 0 }) },
        onError: [
          {
            guard: 'canRetry',
            target: 'waiting',
            actions: assign({ retries: ({ context }) => context.retries + 1 }),
          },
          { target: 'failure' },
        ],
      },
      on: { CANCEL: 'idle' },
      after: { 10000: { target: 'failure', actions: 'timeOut' } },
    },
    waiting: { after: { backOff: 'loading' }, on: { CANCEL: 'idle' } },
    success: { type: 'final' },
    failure: { on: { RETRY: 'loading' } },
  },
} as never);

const wizard = createMachine({
  id: 'wizard',
  initial: 'personal',
  states: {
    personal: { on: { NEXT: { guard: 'isPersonalValid', target: 'address' } } },
    address: { on: { NEXT: { guard: 'isAddressValid', target: 'payment' }, BACK: 'personal' } },
    payment: { on: { NEXT: { guard: 'isPaymentValid', target: 'review' }, BACK: 'address' } },
    review: {
      on: { SUBMIT: 'submitting', BACK: 'payment', EDIT_ADDRESS: 'address', EDIT_PERSONAL: 'personal' },
    },
    submitting: {
      invoke: { src: 'submit', onDone: 'done', onError: { target: 'review', actions: 'showError' } },
    },
    done: { type: 'final', entry: ['clearDraft', 'celebrate'] },
  },
} as never);

const elevator = createMachine({
  id: 'elevator',
  initial: 'idle',
  states: {
    idle: {
      on: {
        CALL: [
          { guard: 'isAbove', target: 'moving.up' },
          { guard: 'isBelow', target: 'moving.down' },
          { target: 'doors.opening' },
        ],
      },
    },
    moving: {
      initial: 'up',
      on: { ARRIVED: 'doors', STOP: 'stopped' },
      states: { up: { entry: 'motorUp', exit: 'motorOff' }, down: { entry: 'motorDown', exit: 'motorOff' } },
    },
    doors: {
      initial: 'opening',
      states: {
        opening: { after: { 2000: 'open' } },
        open: { after: { 4000: 'closing' }, on: { HOLD: { target: 'open', reenter: true } } },
        closing: { after: { 2000: 'closed' }, on: { BLOCKED: 'opening' } },
        closed: { type: 'final' },
      },
      onDone: 'idle',
    },
    stopped: { on: { RESUME: 'moving' } },
  },
} as never);

const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    playback: {
      initial: 'paused',
      states: {
        paused: { on: { PLAY: 'playing' } },
        playing: {
          initial: 'normal',
          on: { PAUSE: 'paused', END: '#ended' },
          states: {
            normal: { on: { FASTER: 'fast' } },
            fast: { on: { SLOWER: 'normal' } },
            speed: { type: 'history' },
          },
        },
        buffering: { always: { guard: 'isBuffered', target: 'playing.speed' } },
        ended: { id: 'ended', on: { PLAY: 'playing' } },
      },
      on: { STALL: '.buffering' },
    },
    volume: {
      initial: 'audible',
      states: { audible: { on: { MUTE: 'muted' } }, muted: { on: { UNMUTE: 'audible' } } },
    },
    window: {
      initial: 'small',
      states: { small: { on: { EXPAND: 'full' } }, full: { on: { SHRINK: 'small', ESCAPE: 'small' } } },
    },
  },
} as never);

const editor = createMachine({
  id: 'editor',
  type: 'parallel',
  states: {
    style: {
      type: 'parallel',
      states: {
        bold: { initial: 'off', states: { on: { on: { BOLD: 'off' } }, off: { on: { BOLD: 'on' } } } },
        italics: {
          initial: 'off',
          states: { on: { on: { ITALICS: 'off' } }, off: { on: { ITALICS: 'on' } } },
        },
        underline: {
          initial: 'off',
          states: { on: { on: { UNDERLINE: 'off' } }, off: { on: { UNDERLINE: 'on' } } },
        },
      },
    },
    list: {
      initial: 'none',
      on: { NONE: '.none', BULLETS: '.bullets', NUMBERS: '.numbers' },
      states: { none: {}, bullets: {}, numbers: {} },
    },
  },
});

const game = createMachine({
  id: 'game',
  initial: 'playing',
  states: {
    playing: {
      always: [
        { guard: 'hasWinner', target: 'over.won', actions: 'setWinner' },
        { guard: 'isDraw', target: 'over.drawn' },
      ],
      on: { MOVE: { guard: ({ event }: never) => event !== undefined, target: 'playing', actions: 'mark' } },
    },
    over: {
      initial: 'won',
      on: { AGAIN: { target: 'playing', actions: 'reset' } },
      states: { won: { tags: 'winner' }, drawn: { tags: 'draw' } },
    },
  },
} as never);

const remembering = createMachine({
  id: 'remembering',
  initial: 'first',
  states: {
    first: { on: { SKIP: 'rest.shallow', DEEP: 'rest.deep' } },
    rest: {
      initial: 'a',
      on: { LEAVE: 'first' },
      states: {
        a: { initial: 'one', states: { one: { on: { GO: 'two' } }, two: {} }, on: { OTHER: 'b' } },
        b: { on: { OTHER: 'a' } },
        shallow: { type: 'history', target: 'b' },
        deep: { type: 'history', history: 'deep' },
      },
    },
  },
});

const forking = createMachine({
  id: 'forking',
  initial: 'off',
  states: {
    off: { on: { START: ['on.left.two', 'on.right.two'] as never, RESUME: 'on' } },
    on: {
      type: 'parallel',
      onDone: 'off',
      states: {
        left: {
          initial: 'one',
          states: { one: { on: { STEP: 'two' } }, two: { on: { STEP: 'end' } }, end: { type: 'final' } },
        },
        right: {
          initial: 'one',
          states: {
            one: { always: { guard: and([stateIn({ on: { left: 'two' } }), not('isSlow')]), target: 'two' } },
            two: { on: { '*': { actions: 'log' }, 'STEP.*': 'end' } },
            end: { type: 'final' },
          },
        },
      },
    },
  },
} as never);

const deep = createMachine({
  id: 'deep',
  initial: 'a',
  states: {
    a: {
      initial: 'b',
      on: { UP: '#deep.z' },
      states: {
        b: {
          initial: 'c',
          states: {
            c: {
              initial: 'd',
              states: { d: { on: { OUT: '#deep.z', SIDE: '#deep.a.e' } } },
              on: { AGAIN: { target: 'c', reenter: true } },
            },
          },
        },
        e: { on: { IN: 'b.c.d' } },
      },
    },
    z: { on: { DOWN: 'a.b.c.d' } },
  },
} as never);

const bakery = createMachine({
  id: 'bakery',
  initial: 'Waiting for an order',
  states: {
    'Waiting for an order': { on: { 'order.placed': 'Making dough', 'order.*': { actions: 'log' } } },
    'Making dough': {
      type: 'parallel',
      onDone: 'In the oven',
      states: {
        wet: {
          initial: 'boiling',
          states: {
            boiling: { on: { NEXT: 'cooling' } },
            cooling: { after: { 3000: 'ready' } },
            ready: { type: 'final' },
          },
        },
        dry: {
          initial: 'sieving',
          states: {
            sieving: { on: { NEXT: 'mixing' } },
            mixing: {
              initial: 'slowly',
              states: { slowly: { on: { FASTER: 'fast' } }, fast: {} },
              on: { NEXT: 'ready' },
            },
            ready: { type: 'final' },
          },
        },
      },
    },
    'In the oven': { on: { NEXT: 'Sold', BURN: '#bakery.Making dough' } },
    Sold: { type: 'final', output: 12 },
  },
} as never);

const parcel = setup({
  actors: {
    weigh: fromPromise(async ({ input }: { input: { grams: number } }) => input.grams),
    book: fromPromise(async () => 'booked'),
  },
  delays: { patience: ({ context }: { context: { grams: number } }) => context.grams },
}).createMachine({
  id: 'parcel-service',
  context: { grams: 500, tries: 0 },
  initial: 'Weighing',
  invoke: { src: 'book', onDone: { actions: 'print' }, onError: '.Lost' },
  states: {
    Weighing: {
      invoke: {
        src: 'weigh',
        input: ({ context }: { context: { grams: number } }) => ({ grams: context.grams }),
        onDone: [
          { guard: ({ event }: { event: { output: number } }) => event.output > 30_000, target: 'Refused' },
          { guard: 'isFragile', target: 'Wrapping', actions: assign({ grams: 600 }) },
          { target: 'On the way' },
        ],
        onError: { target: 'Weighing', reenter: true, actions: assign({ tries: 1 }) },
      },
      after: { patience: 'Lost' },
    },
    Wrapping: { entry: raise({ type: 'WRAPPED' }, { delay: 500 }), on: { WRAPPED: 'On the way' } },
    'On the way': {
      invoke: [
        { src: 'book', onDone: 'Delivered' },
        { src: 'weigh', onError: 'Lost' },
      ],
    },
    Delivered: { type: 'final' },
    Refused: { type: 'final' },
    Lost: { on: { FOUND: [{ guard: 'isNear', target: 'Delivered' }, { target: 'On the way' }] } },
  },
  output: ({ context }: { context: { grams: number } }) => context.grams,
} as never);

const lighthouse = createMachine({
  id: 'lighthouse',
  context: { turns: 0 },
  entry: [
    spawnChild(
      fromCallback(() => () => {}),
      { id: 'horn' },
    ),
    enqueueActions(({ enqueue }) => enqueue('log')),
  ],
  initial: 'dark',
  invoke: [
    { src: fromTransition((turns: number) => turns + 1, 0), id: 'lens', onSnapshot: { actions: 'draw' } },
    {
      src: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
      systemId: 'weather',
      onSnapshot: [{ guard: 'isFoggy', target: '.lit.blinking' }, { actions: 'note' }],
    },
  ],
  states: {
    dark: { on: { 'night.falls': 'lit', 'night.*': '.', '*': { actions: emit({ type: 'ignored' }) } } },
    lit: {
      initial: 'turning',
      exit: sendTo('horn', { type: 'quiet' }),
      states: {
        turning: { on: { FOG: 'blinking' } },
        blinking: { on: { FOG: 'turning' } },
        last: { type: 'history' },
      },
      on: { 'day.breaks': 'dark', REPAIR: 'repaired' },
    },
    repaired: { always: [{ guard: not('isFoggy'), target: 'lit.last' }, 'dark'] },
  },
} as never);

const orchard = createMachine({
  id: 'orchard',
  type: 'parallel',
  context: { apples: 0 },
  on: {
    FROST: { target: ['.trees.bare', '.workers.home'], reenter: true },
    SPRING: { target: ['.trees.blooming.early', '.workers.busy'], actions: 'cheer' },
  },
  states: {
    trees: {
      initial: 'bare',
      states: {
        bare: { on: { WARM: 'blooming' } },
        blooming: {
          initial: 'early',
          states: {
            early: { after: { 1000: 'late' } },
            late: { always: { guard: stateIn({ workers: 'busy' }), target: '#orchard.trees.picked' } },
          },
        },
        picked: {
          entry: assign({ apples: 10 }),
          on: { EAT: { guard: 'hasMore', target: 'picked', reenter: true } },
        },
      },
    },
    workers: { initial: 'home', states: { home: { on: { CALL: 'busy' } }, busy: { on: { '*': 'home' } } } },
  },
} as never);

const museum = createMachine({
  id: 'museum',
  initial: 'entrance',
  states: {
    entrance: { id: 'entrance', route: {} },
    notARoom: {
      initial: 'childRoom',
      states: { childRoom: { id: 'childRoom', route: { guard: 'isOpen' } } },
    },
  },
} as never);

export const foreignMachines = [
  toggle,
  counter,
  trafficLight,
  fetcher,
  wizard,
  elevator,
  player,
  editor,
  game,
  remembering,
  forking,
  deep,
  bakery,
  parcel,
  lighthouse,
  orchard,
  museum,
];
