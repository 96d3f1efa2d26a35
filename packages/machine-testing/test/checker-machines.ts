import { type AnyStateMachine, assign, fromPromise, setup, stopChild } from 'xstate';

export const createTrafficLight = () =>
  setup({ delays: { greenMs: 3000, amberMs: 1000, redMs: 2000 } }).createMachine({
    id: 'trafficLight',
    initial: 'working',
    states: {
      working: {
        initial: 'red',
        on: { 'power.failed': { target: 'dark' } },
        states: {
          red: { after: { redMs: { target: 'green' } } },
          green: { after: { greenMs: { target: 'amber' } } },
          amber: { after: { amberMs: { target: 'red' } } },
          remembered: { type: 'history', target: 'red' },
        },
      },
      dark: { on: { 'power.restored': { target: 'working.remembered' } } },
    },
  });

export const createFetcher = (isForgetful = false) =>
  setup({
    types: { context: {} as { readonly attempts: number } },
    actors: { fetchData: fromPromise<string>(() => new Promise(() => {})) },
    actions: { count: assign({ attempts: ({ context }) => context.attempts + 1 }) },
    guards: { canRetry: ({ context }) => context.attempts < 3 },
    delays: { retryMs: 100 },
  }).createMachine({
    id: 'fetcher',
    context: { attempts: 0 },
    initial: 'idle',
    states: {
      idle: { on: { 'data.load': { target: 'loading' } } },
      loading: {
        entry: 'count',
        invoke: {
          id: 'fetchData',
          src: 'fetchData',
          onDone: { target: 'loaded' },
          onError: [
            { guard: 'canRetry', target: 'waiting' },
            ...(isForgetful ? [] : [{ target: 'failed' as const }]),
          ],
        },
      },
      waiting: { after: { retryMs: { target: 'loading' } } },
      loaded: { type: 'final' },
      failed: { type: 'final' },
    },
  });

export const createUploads = (isHasty = false) => {
  const upload = (own: 'left' | 'right') =>
    ({
      initial: 'queued',
      states: {
        queued: { on: { [`${own}.start`]: { target: 'sending' } } },
        sending: {
          invoke: {
            id: `${own}Send`,
            src: 'send',
            onDone: { target: 'sent', actions: { type: 'count', params: { by: 1 } } },
            onError: isHasty ? { target: 'sent' } : { target: 'failed' },
          },
          on: { [`${own}.cancel`]: { target: 'queued' } },
        },
        failed: { on: { [`${own}.start`]: { target: 'sending' } } },
        sent: { type: 'final' },
      },
    }) as const;
  return setup({
    types: { context: {} as { readonly sent: number } },
    actors: { send: fromPromise<void>(() => new Promise(() => {})) },
    actions: {
      count: assign({ sent: ({ context }, { by }: { readonly by: number }) => context.sent + by }),
    },
  }).createMachine({
    id: 'uploads',
    context: { sent: 0 },
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        states: { left: upload('left'), right: upload('right') },
        onDone: 'over',
      } as never,
      over: { type: 'final' },
    },
  }) as unknown as AnyStateMachine;
};

export const createItemList = (isLeaky = false) =>
  setup({
    types: {
      context: {} as { readonly ids: readonly string[]; readonly next: number },
      events: {} as { readonly type: 'list.add' | 'list.removeFirst' },
    },
    actors: { item: fromPromise<string>(() => new Promise(() => {})) },
    actions: {
      add: assign(({ context: { ids, next }, spawn }) => {
        const id = `item ${next}`;
        spawn('item', { id });
        return { ids: [...ids, id], next: (next + 1) % 4 };
      }),
      stopFirst: stopChild(({ context: { ids } }) => (isLeaky ? 'nobody' : (ids[0] ?? ''))),
      removeFirst: assign({ ids: ({ context }) => context.ids.slice(1) }),
    },
    guards: {
      hasRoom: ({ context }) => context.ids.length < 3,
      hasItems: ({ context }) => context.ids.length > 0,
    },
  }).createMachine({
    id: 'itemList',
    context: { ids: [], next: 0 },
    on: {
      'list.add': { guard: 'hasRoom', actions: 'add' },
      'list.removeFirst': { guard: 'hasItems', actions: ['stopFirst', 'removeFirst'] },
    },
  });

/** Contains a bug: looking and entering are not one atomic step. */
export const createCriticalSection = (): AnyStateMachine => {
  const process = (own: 'one' | 'two', other: 'one' | 'two') => ({
    initial: 'outside',
    states: {
      outside: { on: { [`${own}.look`]: { guard: `is${other}Outside`, target: 'ready' } } },
      ready: { on: { [`${own}.enter`]: { target: 'inside', actions: `${own}Enters` } } },
      inside: { on: { [`${own}.leave`]: { target: 'outside', actions: `${own}Leaves` } } },
    },
  });
  return setup({
    types: { context: {} as { readonly one: boolean; readonly two: boolean } },
    actions: {
      oneEnters: assign({ one: true }),
      oneLeaves: assign({ one: false }),
      twoEnters: assign({ two: true }),
      twoLeaves: assign({ two: false }),
    },
    guards: {
      isoneOutside: ({ context }) => !context.one,
      istwoOutside: ({ context }) => !context.two,
    },
  }).createMachine({
    id: 'criticalSection',
    type: 'parallel',
    context: { one: false, two: false },
    states: { one: process('one', 'two'), two: process('two', 'one') } as never,
  }) as unknown as AnyStateMachine;
};

export const createCounter = (start: unknown = 0) =>
  setup({
    types: { context: {} as { readonly count: unknown } },
    actions: { increment: assign({ count: ({ context }) => Number(context.count) + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { count: start },
    on: { 'count.up': { actions: 'increment' } },
  });

export const createSpinner = () =>
  setup({}).createMachine({
    id: 'spinner',
    initial: 'still',
    states: {
      still: { on: { 'spinner.start': { target: 'left' } } },
      left: { always: { target: 'right' } },
      right: { always: { target: 'left' } },
    },
  });
