import {
  and,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  not,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate';

export const createGoodMachine = () =>
  setup({
    types: {
      context: {} as { readonly count: number },
      events: {} as
        | { readonly type: 'door.open' }
        | { readonly type: 'door.close' }
        | { readonly type: 'door.lock' }
        | { readonly type: 'light.toggle' }
        | { readonly type: 'restore' }
        | { readonly type: 'end' },
    },
    actors: {
      loadKey: fromPromise<string>(async () => 'key'),
      watchDoor: fromCallback(() => undefined),
      inner: createMachine({
        id: 'inner',
        initial: 'a',
        states: { a: { always: 'b' }, b: { type: 'final' } },
      }),
    },
    actions: {
      count: assign({ count: ({ context }) => context.count + 1 }),
      ringLater: raise({ type: 'door.open' }, { id: 'ring', delay: 'ringMs' }),
      greetWatcher: sendTo('watchDoor', { type: 'hello' }),
    },
    guards: {
      hasKey: ({ context }) => context.count > 0,
      isWarm: () => true,
      isCold: not('isWarm'),
    },
    delays: { ringMs: 10, closeMs: 1000 },
  }).createMachine({
    id: 'good',
    description: 'A door with a "light" and a lock; everything at once.',
    type: 'parallel',
    context: { count: 0 },
    invoke: { id: 'watchDoor', src: 'watchDoor', onError: { actions: 'count' } },
    on: {
      restore: '.door.memory',
      '*': { actions: 'count', description: 'Counts every\nother event.' },
    },
    states: {
      door: {
        description: 'The door itself.',
        initial: 'closed',
        states: {
          closed: {
            description: 'Shut.',
            tags: ['quiet', 'safe'],
            entry: 'count',
            exit: ['ringLater', assign({ count: 0 })],
            on: {
              'door.open': [
                { guard: and(['hasKey', not('isCold')]), target: 'open', actions: 'count' },
                { guard: stateIn('light.on'), target: 'open.ajar' },
              ],
              'door.lock': { target: 'closed', reenter: true },
            },
          },
          open: {
            description: 'Not shut.',
            initial: 'wide',
            on: { 'door.close': 'closed', 'door.lock': '.wide', end: '#good.door' },
            after: { closeMs: { guard: 'hasKey', target: 'closed' } },
            states: {
              wide: {
                description: 'All the way.',
                invoke: { id: 'loadKey', src: 'loadKey', onDone: 'ajar', onError: { target: 'ajar' } },
              },
              ajar: { description: 'A little.', always: { guard: 'isCold', target: '#good.door.gone' } },
            },
          },
          memory: { description: 'As it was.', type: 'history', history: 'deep' },
          gone: { description: 'No door; #1 {end}: "50%"; a --> b', type: 'final' },
        },
        onDone: { actions: 'greetWatcher' },
      },
      light: {
        description: 'Above the door.',
        initial: 'off',
        states: {
          off: { description: 'Dark.', on: { 'light.toggle': 'on' } },
          on: {
            description: 'Lit.',
            invoke: { id: 'inner', src: 'inner', onDone: 'off', onError: 'off' },
            on: { 'light.toggle': 'off', 'door.close': '#good.door.closed' },
          },
        },
      },
      bell: { description: 'Only rings.', on: { 'door.open': { target: 'bell', reenter: true } } },
    },
  });

export const createBadMachine = () =>
  createMachine(
    {
      id: 'bad',
      description: 'Everything wrong.',
      initial: 'silent',
      states: {
        silent: { on: { next: 'nameless' } },
        nameless: {
          description: 'Functions where names belong.',
          entry: [() => undefined, 'noAction', { type: 'noActionEither' }, spawnChild('noActor')],
          on: {
            next: { guard: () => true, target: 'waiting' },
            other: { guard: and(['noGuard', not(() => true)]), actions: () => undefined },
            done: { actions: [assign({}), 'known', 'delayed'] },
          },
        },
        waiting: {
          description: 'Delays without names.',
          after: { 1000: 'calling', noDelay: 'calling' },
          entry: raise({ type: 'next' }, { delay: () => 5 }),
        },
        calling: {
          description: 'Children without ends.',
          initial: 'any',
          states: {
            any: { description: 'No id.', invoke: { src: 'load', onDone: 'two', onError: 'two' } },
            two: {
              description: 'Another id.',
              invoke: { id: 'other', src: 'load', onDone: 'three', onError: 'three' },
            },
            three: { description: 'No onError.', invoke: { id: 'load', src: 'load', onDone: 'four' } },
            four: { description: 'No onDone.', invoke: { id: 'load', src: 'load', onError: 'five' } },
            five: { description: 'Ends, too.', invoke: { id: 'ends', src: 'ends', onError: 'six' } },
            six: { description: 'Never ends.', invoke: { id: 'runs', src: 'runs', onError: 'seven' } },
            seven: { description: 'Never ends.', invoke: { id: 'watch', src: 'watch', onError: 'eight' } },
            eight: {
              description: 'No logic.',
              invoke: { id: 'noActorEither', src: 'noActorEither', onError: 'nine' },
            },
            nine: {
              description: 'Inline.',
              invoke: { id: 'inline', src: fromCallback(() => undefined), onError: 'nine' },
            },
          },
        },
        island: {
          description: 'No transition leads here.',
          initial: 'hut',
          states: { hut: { description: 'Nor here.' } },
        },
      },
    },
    {
      actions: {
        known: () => undefined,
        delayed: raise({ type: 'next' }, { delay: 'noDelayEither' as never }),
      },
      guards: { combined: not('noGuardEither') },
      actors: {
        load: fromPromise(async () => 1),
        watch: fromCallback(() => undefined),
        ends: createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } }),
        runs: createMachine({
          initial: 'a',
          states: { a: { initial: 'b', states: { b: { on: { go: 'c' } }, c: { type: 'final' } } } },
        }),
      },
    } as never,
  );
