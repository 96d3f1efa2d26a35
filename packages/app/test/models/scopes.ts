import { createChatMachine } from '@loomwright/chat';
import { MAX_FAILURES } from '@loomwright/login/limits';
import {
  check,
  createMachineModel,
  type Limits,
  type Model,
  type Property,
  type Report,
  statesOf,
  toLabLink,
  toLines,
  toMachineTest,
  traceLines,
  type Violation,
} from '@loomwright/machine-testing/checker';
import { type AppOptions, appSystem } from './app.model.ts';
import { appProperties } from './app.properties.ts';
import { type CartOptions, cartProperties, cartSystem } from './cart.model.ts';
import { type CreateChat, chatModelOptions, chatProperties } from './chat.model.ts';
import { conformChat } from './chat-reality.ts';
import { createReality, seenText } from './reality.ts';
import { type RecordOptions, recordProperties, recordSystem } from './record.model.ts';
import { type Budget, createSystem, type System, type SystemEvent, type SystemOptions } from './system.ts';

export interface Scope {
  readonly name: string;
  readonly properties: readonly { readonly name: string; readonly rules: readonly string[] }[];
  readonly check: (limits: Limits) => Promise<Report<unknown>>;
  /** Names of the properties violated by a trace or by the fair events after it. */
  readonly broken: (trace: readonly unknown[]) => Promise<readonly string[]>;
  readonly print: (violation: Violation<unknown>) => Promise<string>;
  /** The number of steps that ran because they were not cached. */
  readonly computedSteps: () => number;
  readonly keepAwake: (most: number) => void;
  /** Makes the same choices in the model and with real pages. Resolves with the first difference. */
  readonly conform?: (choices: readonly number[]) => Promise<string | undefined>;
}

interface Words<S, E> {
  readonly toText: (trace: readonly E[], states: readonly S[]) => string;
  readonly toTest: (property: string, trace: readonly E[]) => string;
  readonly toLink?: (trace: readonly E[]) => string;
}

const toScope = <S, E>(
  name: string,
  model: Model<S, E>,
  properties: readonly Property<S, E>[],
  { toLink, toTest, toText }: Words<S, E>,
): Scope => ({
  name,
  properties,
  computedSteps: () => 0,
  keepAwake: () => {},
  check: (limits) => check(model, properties, limits),
  broken: async (trace) => {
    const states = await statesOf(model, trace as readonly E[]);
    const after = {
      ...model,
      init: () => states.at(-1) as S,
      choices: (state: S) => model.choices(state).filter(({ isFair }) => isFair),
    };
    const onTheWay = properties.filter((one) => {
      if (one.kind === 'always') return !states.every(one.holds);
      const isBroken = (event: E, at: number) =>
        one.kind === 'everyStep' && !one.holds(states[at] as S, event, states[at + 1] as S);
      return (trace as readonly E[]).some(isBroken);
    });
    // Limited, because a model with a bug may run for ever.
    const { violations } = await check(after, properties, { states: 100 });
    return [...new Set([...onTheWay.map((one) => one.name), ...violations.map(({ property }) => property)])];
  },
  print: async ({ error, property, trace }) => {
    const events = trace as readonly E[];
    const rules = properties.find((one) => one.name === property)?.rules ?? [];
    return [
      `✗ ${name}: ${property} (${rules.join(', ')})${error === undefined ? '' : `: ${error}`}`,
      toText(events, await statesOf(model, events).catch(() => [])),
      toTest(property, events),
      ...(toLink ? [toLink(events)] : []),
    ].join('\n\n');
  },
});

const eventText = ({ tab, what }: SystemEvent): string => `tab ${tab}: ${what}`;

interface Maker {
  readonly name: 'app' | 'carts' | 'record';
  readonly options: object;
}

const inSystem = <Facts, Past extends Budget>(
  name: string,
  maker: Maker,
  options: SystemOptions<Facts, Past>,
  properties: readonly Property<System<Facts, Past>, SystemEvent>[],
): Scope => {
  const { model, counts, keepAwake } = createSystem(options);
  const conform = async (choices: readonly number[]) => {
    const reality = await createReality(options);
    let system = await model.init();
    const trace: string[] = [];
    try {
      for (const number of choices) {
        const all = model.choices(system);
        const event = all[number % all.length]?.event;
        if (!event) break;
        trace.push(`${event.tab} ${event.what}`);
        system = await model.step(system, event);
        await reality.happen(event);
        const facts = system.tabs.map((tab) => tab?.seen.facts);
        const [seen, real] = [seenText(facts, system.store.map), reality.see()];
        if (seen !== real) return `${trace.join(' | ')}\nthe model: ${seen}\nreality: ${real}`;
      }
    } finally {
      reality.end();
    }
    return undefined;
  };
  const words: Words<System<Facts, Past>, SystemEvent> = {
    toText: (trace, states) =>
      toLines(
        trace,
        states,
        ({ now, store, tabs }, { tab }) =>
          `tab ${tab}: ${JSON.stringify(tabs[tab]?.seen.facts ?? 'not open')} [${[...store.map.keys()].join(' ')}] at ${now}`,
        eventText,
      ),
    toTest: (property, trace) => `import { ${maker.name} } from './scopes.ts';
import { expect, it } from 'vitest';

it(${JSON.stringify(property)}, async () => {
  const scope = ${maker.name}('', ${JSON.stringify(maker.options)});
  expect(
    await scope.broken([
${trace.map((event) => `      ${JSON.stringify(event)},\n`).join('')}    ]),
  ).toEqual([]);
});
`,
  };
  return {
    ...toScope(name, model, properties, words),
    computedSteps: () => counts().steps,
    keepAwake,
    conform,
  };
};

export const app = (name: string, options: AppOptions): Scope =>
  inSystem(`app: ${name}`, { name: 'app', options }, appSystem(options), appProperties);
export const carts = (name: string, options: CartOptions): Scope =>
  inSystem(`carts: ${name}`, { name: 'carts', options }, cartSystem(options), cartProperties);
export const record = (name: string, options: RecordOptions): Scope =>
  inSystem(`record: ${name}`, { name: 'record', options }, recordSystem(options), recordProperties);
export const chat = (
  name: string,
  most: number,
  create: CreateChat = createChatMachine,
  kinds?: readonly string[],
): Scope => ({
  conform: (choices) => conformChat(most, create, choices),
  ...toScope(`chat: ${name}`, createMachineModel(chatModelOptions(most, create, kinds)), chatProperties, {
    toText: (trace) => traceLines(chatModelOptions(most, create), trace),
    toLink: (trace) => toLabLink('/statecharts', 'chat', trace),
    toTest: (property, trace) =>
      toMachineTest(property, trace, {
        imports: `import { createChatMachine } from '@loomwright/chat';
import { createConnectionFake, createTransportFake } from '@loomwright/chat/testing';
import { createRecordingListener } from '@loomwright/machine-testing';`,
        setUp: `const { watchConnection } = createConnectionFake();
  const transport = createTransportFake(() => ({ kind: 'empty' }));
  const chat = createChatMachine({ ...transport, watchConnection, sessionId: 'model', now: () => 0 });
  const stepper = createStepper(chat, { listener: createRecordingListener().ref as never });`,
        expectation: 'expect(stepper.snapshot.value).toEqual({});',
      }),
  }),
});

const failed = (failures: number) => ({
  login_lockout: JSON.stringify({ failures, locks: 0, lockedUntil: null }),
});
const storms = ['fine', 'full', 'blocked'];

export const shortScopes = (): readonly Scope[] => [
  app('one tab, a stored session', { tabs: 1, stored: 1, past: { submits: 2, logOuts: 1 } }),
  app('two tabs, a stored session, a reload', { stored: 1, past: { logOuts: 1, reloads: 1 } }),
  app('two forms and a lock', {
    address: '/login',
    entries: failed(MAX_FAILURES - 2),
    past: { submits: 2, failures: MAX_FAILURES - 2 },
    submits: ['1 wrong'],
  }),
  app('one form, code loads late', {
    tabs: 1,
    address: '/login',
    stored: 1,
    slow: ['accounts', '!verify'],
    past: { submits: 1, breaks: 1 },
  }),
  carts('two tabs, an add, a session', { past: { adds: 1, signs: 1 } }),
  carts('two tabs, one killed', { past: { adds: 1, signs: 1, kills: 1 } }),
  carts('storage refuses', {
    tabs: 1,
    storageFaults: storms,
    past: { adds: 1, signs: 1, storageFaults: 1 },
  }),
  record('two tabs', { past: { applies: 1, asks: 1, hides: 1 } }),
  record('storage refuses, a reload', {
    tabs: 1,
    storageFaults: storms,
    past: { applies: 1, asks: 1, hides: 1, reloads: 1, storageFaults: 1 },
  }),
  chat('one question', 1, createChatMachine, ['chat.ask', 'chat.clear', 'chat.withdraw', 'network.changed']),
];

/** The scopes of `npm run check:models`, which takes minutes. */
export const fullScopes = (): readonly Scope[] => [
  app('two tabs, two members, a stored session', {
    stored: 1,
    past: { submits: 2, logOuts: 1, adds: 1 },
    submits: ['1 right', '1 wrong', '2 right'],
  }),
  app('two tabs, two members, two adds, a reload', {
    stored: 1,
    past: { submits: 2, logOuts: 2, adds: 2, reloads: 1 },
    submits: ['1 right', '1 wrong', '2 right'],
  }),
  app('two tabs, no session, adds and a reload', {
    past: { submits: 1, logOuts: 1, adds: 1, reloads: 1 },
    submits: ['1 right'],
  }),
  app('two tabs with forms', { address: '/login', past: { submits: 2, logOuts: 1 } }),
  app('two forms and two locks', {
    address: '/login',
    entries: failed(MAX_FAILURES - 1),
    past: { submits: 4, failures: MAX_FAILURES - 1 },
    submits: ['1 wrong'],
  }),
  app('two forms, failures and a reload', {
    address: '/login',
    stored: 1,
    slow: ['accounts', '!verify'],
    past: { submits: 1, breaks: 1, reloads: 1 },
  }),
  carts('two tabs, two members, adds, a reload', {
    products: [1, 2],
    users: ['1', '2'],
    past: { adds: 2, signs: 3, reloads: 1 },
  }),
  carts('two tabs, three adds, four sessions', { past: { adds: 3, signs: 4, hides: 1 } }),
  carts('two tabs, four adds, four sessions, two reloads', {
    past: { adds: 4, signs: 4, reloads: 2, hides: 1 },
  }),
  carts('two tabs, five adds, four sessions, two reloads', {
    past: { adds: 5, signs: 4, reloads: 2, hides: 1 },
  }),
  carts('two tabs, one killed while it writes', { past: { adds: 2, signs: 3, kills: 1, reloads: 1 } }),
  carts('storage refuses', {
    storageFaults: storms,
    past: { adds: 2, signs: 2, storageFaults: 1, hides: 1 },
  }),
  record('two tabs, hidden and reloaded', { past: { applies: 2, asks: 2, hides: 2, reloads: 1 } }),
  record('two tabs, hidden', { past: { applies: 2, asks: 2, hides: 2 } }),
  record('two tabs, storage refuses, one killed', {
    storageFaults: storms,
    past: { applies: 2, asks: 1, reloads: 1, kills: 1, storageFaults: 2 },
  }),
  chat('two questions', 3),
];
