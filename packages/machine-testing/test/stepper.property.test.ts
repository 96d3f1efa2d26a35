import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, type EventObject, SimulatedClock } from 'xstate';
import {
  createStepper,
  recordedTransitions,
  recordInspection,
  resetRecord,
  runs,
  transitionKeys,
} from '../src/index.ts';
import { createManualLogic, createToyMachine, plainEvents, type ToyEvent } from './toy-machine.ts';

type Command =
  | { readonly kind: 'send'; readonly event: ToyEvent }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'settle' | 'fail'; readonly id: 'watch' | 'load'; readonly value: number };

const anyEvent: fc.Arbitrary<ToyEvent> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...plainEvents).map((type) => ({ type })) },
  { weight: 3, arbitrary: fc.nat(6).map((size) => ({ type: 'load' as const, size })) },
);

const endOf = (id: 'load' | 'watch') =>
  fc.record({ kind: fc.constantFrom('settle', 'fail'), id: fc.constant(id), value: fc.nat(6) });

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 50, arbitrary: anyEvent.map((event) => ({ kind: 'send' as const, event })) },
  { weight: 30, arbitrary: fc.nat(12).map((ms) => ({ kind: 'advance' as const, ms })) },
  { weight: 15, arbitrary: endOf('load') },
  { weight: 1, arbitrary: endOf('watch') },
  { weight: 1, arbitrary: fc.constant({ kind: 'send' as const, event: { type: 'finish' as const } }) },
) as fc.Arbitrary<Command>;

const anyHistory = fc.record({
  fadeMs: fc.integer({ min: 0, max: 9 }),
  commands: fc.array(anyCommand, { maxLength: 30, size: 'max' }),
});

interface Seen {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
  readonly running: readonly string[];
  readonly can: readonly boolean[];
}

interface World {
  readonly act: (command: Command) => boolean;
  readonly look: () => Seen;
  readonly sent: () => readonly (readonly [string, EventObject])[];
  readonly emitted: () => readonly unknown[];
}

const probes: readonly ToyEvent[] = plainEvents.map((type) => ({ type }));

const startStepper = (fadeMs: number): World & { readonly mark: () => () => void } => {
  const outside = createActor(
    createManualLogic(() => undefined),
    { id: 'outside' },
  );
  const machine = createToyMachine({ receive: () => () => undefined, fadeMs });
  const stepper = createStepper(machine, { outside });
  return {
    act: (command) => {
      if (command.kind === 'send') stepper.send(command.event);
      else if (command.kind === 'advance') stepper.advance(command.ms);
      else if (command.kind === 'settle') return stepper.settle(command.id, command.value);
      else return stepper.fail(command.id, command.value);
      return true;
    },
    look: () => {
      const { value, context, status } = stepper.snapshot;
      const { outside: _, ...rest } = context;
      return { value, context: rest, status, running: stepper.running, can: probes.map(stepper.can) };
    },
    sent: () =>
      stepper.sent.map(({ target, event }) => [typeof target === 'string' ? target : target.id, event]),
    emitted: () => stepper.emitted,
    mark: stepper.mark,
  };
};

const startReal = (fadeMs: number): World => {
  const sent: (readonly [string, EventObject])[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const receive = (id: string) => (event: EventObject) => void sent.push([id, event]);
  const outside = createActor(createManualLogic(receive('outside')), { id: 'outside' }).start();
  const machine = createToyMachine({ receive, fadeMs });
  // Listeners must be attached before the actor starts.
  const actor = createActor(machine, { clock, input: { outside }, inspect: recordInspection });
  actor.on('shown', (event) => void emitted.push(event));
  actor.start();
  const runningChild = (id: string): AnyActorRef | undefined => {
    const { status, children } = actor.getSnapshot();
    const child = status === 'active' ? (children as Record<string, AnyActorRef | undefined>)[id] : undefined;
    return child?.getSnapshot().status === 'active' ? child : undefined;
  };
  return {
    act: (command) => {
      if (command.kind === 'send') actor.send(command.event);
      else if (command.kind === 'advance') {
        // A single increment fires chained timers late, so time advances one millisecond at a time.
        clock.increment(0);
        for (let ms = 0; ms < command.ms; ms += 1) clock.increment(1);
      } else {
        const child = runningChild(command.id);
        if (command.kind === 'settle') child?.send({ type: 'manual.done', output: command.value });
        else child?.send({ type: 'manual.fail', error: command.value });
        return child !== undefined;
      }
      return true;
    },
    look: () => {
      const snapshot = actor.getSnapshot();
      const { outside: _, ...rest } = snapshot.context;
      return {
        value: snapshot.value,
        context: rest,
        status: snapshot.status,
        running: Object.keys(snapshot.children).filter((id) => runningChild(id) !== undefined),
        can: probes.map((event) => snapshot.status === 'active' && snapshot.can(event)),
      };
    },
    sent: () => sent,
    emitted: () => emitted,
  };
};

const play = (
  start: (fadeMs: number) => World,
  history: { fadeMs: number; commands: readonly Command[] },
) => {
  resetRecord();
  const world = start(history.fadeMs);
  const seen = [world.look()];
  const effects = history.commands.map((command) => {
    const happened = world.act(command);
    seen.push(world.look());
    return happened;
  });
  return {
    seen,
    effects,
    sent: world.sent(),
    emitted: world.emitted(),
    taken: [...recordedTransitions()].sort(),
  };
};

beforeEach(() => {
  resetRecord();
  // XState’s development build warns about each late event; random histories send many.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the stepper compared with a real actor', () => {
  it('shows the same states, effects and taken transitions in random histories', { tags: ['LAB-4'] }, () => {
    const visited = new Set<string>();
    const settings = runs(300);
    let longest = 0;
    let ended = 0;
    fc.assert(
      fc.property(anyHistory, (history) => {
        const stepped = play(startStepper, history);
        const real = play(startReal, history);
        expect(stepped).toEqual(real);
        for (const key of stepped.taken) visited.add(key);
        longest = Math.max(longest, history.commands.length);
        if (stepped.seen.at(-1)?.status !== 'active') ended += 1;
      }),
      settings,
    );
    const machine = createToyMachine({ receive: () => () => undefined, fadeMs: 1 });
    expect([...visited].sort()).toEqual([...transitionKeys(machine)].sort());
    expect(longest).toBeGreaterThan(20);
    expect(ended).toBeGreaterThan(10);
  });
});

it('a stepper returns to a mark as if nothing had happened since', { tags: ['TST-2'] }, () => {
  fc.assert(
    fc.property(anyHistory, anyHistory, (history, { commands }) => {
      const straight = play(startStepper, history);
      const detour = play((fadeMs) => {
        const world = startStepper(fadeMs);
        const act = (command: Command): boolean => {
          const back = world.mark();
          for (const other of commands.slice(0, 6)) world.act(other);
          back();
          expect([world.sent(), world.emitted()]).toEqual([[], []]);
          return world.act(command);
        };
        return { ...world, act };
      }, history);
      expect([detour.seen, detour.effects]).toEqual([straight.seen, straight.effects]);
    }),
    runs(100),
  );
});
