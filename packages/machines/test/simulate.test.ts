import { runs } from '@loomwright/machine-testing';
import { extractChart } from '@loomwright/statecharts';
import { readSteps, type Simulated, type Step, simulate, writeSteps } from '@loomwright/statecharts/lab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machines } from '../src/index.ts';
import { loadMachine } from '../src/load.ts';

type StepFrom = (which: number, variant: number) => Step;

const stepsOf = ({ create, examples }: Simulated): StepFrom => {
  const pick = <T>(list: readonly T[], variant: number): T => list[variant % list.length] as T;
  const chart = extractChart(create({ now: () => 0 }));
  const children = chart.states.flatMap(({ invokes }) => invokes);
  const guards = Object.keys(create({ now: () => 0 }).implementations.guards as object);
  const sends = Object.entries(examples.events).map(
    ([type, payloads]) =>
      (variant: number): Step => ({ kind: 'send', event: { ...pick(payloads, variant), type } }),
  );
  const ends = children.flatMap(({ id }) => {
    const { outputs } = examples.children[id] ?? {};
    return [
      (variant: number): Step => {
        const output = outputs && pick(outputs, variant);
        return { kind: 'done', id, ...(output !== undefined && { output }) };
      },
      (): Step => ({ kind: 'error', id, message: 'broken' }),
    ];
  });
  const answers = guards.map(
    (guard) =>
      (variant: number): Step => ({ kind: 'answer', guard, value: pick([true, false, null], variant) }),
  );
  const waits = [400, 2000, 30_000].map((ms) => (): Step => ({ kind: 'wait', ms }));
  const all = [...sends, ...sends, ...ends, ...waits, ...answers];
  return (which, variant) => pick(all, which)(variant);
};

const fitting = (
  simulated: Simulated,
  stepFrom: StepFrom,
  choices: readonly (readonly [number, number])[],
): readonly Step[] => {
  let steps: readonly Step[] = [];
  for (const [which, variant] of choices) {
    const next = [...steps, stepFrom(which, variant)];
    if (!simulate(simulated, next).problem) steps = next;
  }
  return steps;
};

const choices = fc.array(fc.tuple(fc.nat(1000), fc.nat(30)), { maxLength: 12 });

describe.each(machines)('the simulation of $id', (entry) => {
  const stepFrom = stepsOf(entry);

  it('has an example of every event, and of every output that its chart uses', {
    tags: ['LAB-2'],
  }, () => {
    const transitions = extractChart(entry.create()).states.flatMap((state) => state.transitions);
    const events = transitions.filter(({ kind, event }) => kind === 'event' && !event.includes('*'));
    expect(Object.keys(entry.examples.events)).toEqual(
      expect.arrayContaining([...new Set(events.map(({ event }) => event))]),
    );
    const looked = transitions
      .filter(({ kind, guard, actions }) => kind === 'done' && (guard || actions.length > 0))
      .map(({ event }) => event.slice('done '.length));
    const withOutputs = Object.keys(entry.examples.children);
    // The actions that run when these children end ignore the output.
    const heedless = ['writeClipboard', 'exportAll'];
    expect(looked.filter((id) => !withOutputs.includes(id) && !heedless.includes(id))).toEqual([]);
  });

  it('takes the transitions that explain predicts, on random histories', { tags: ['LAB-2'] }, () => {
    fc.assert(
      fc.property(choices, (history) => {
        const steps = fitting(entry, stepFrom, history);
        const { explain, frames, problem } = simulate(entry, steps);
        expect(problem).toBeUndefined();
        expect(frames.length).toBe(steps.length + 1);
        for (const [place, step] of steps.entries()) {
          if (step.kind !== 'send') continue;
          const expected = explain(place, step.event)
            .candidates.filter(({ verdict }) => verdict === 'taken')
            .map(({ key }) => key);
          const taken = frames[place + 1]?.taken ?? [];
          expect(taken.slice(0, expected.length)).toEqual(expected);
          // An overridden guard may enable an eventless transition.
          if (expected.length === 0) expect(taken.filter((key) => !key.includes('|(always)|'))).toEqual([]);
        }
        expect(readSteps(writeSteps(steps))).toEqual({ kind: 'steps', steps });
      }),
      runs(8),
    );
  });

  it('sends only to children and to actors from its input, as the map shows', { tags: ['LAB-1'] }, () => {
    const children = extractChart(entry.create()).states.flatMap(({ invokes }) =>
      invokes.map(({ id }) => id),
    );
    const given = Object.values(entry.input ?? {}).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null && 'send' in value && 'id' in value ? [value.id] : [],
    );
    const known = [...children, ...given, entry.id, 'chat'];
    const isRecord = (target: unknown) => /^(record\b|listener$)/.test(String(target));
    fc.assert(
      fc.property(choices, (history) => {
        const { frames } = simulate(entry, fitting(entry, stepFrom, history));
        for (const { sent } of frames)
          for (const { target } of sent) if (!isRecord(target)) expect(known).toContain(target);
      }),
      runs(5),
    );
  });

  it('is loaded by its id', { tags: ['LAB-2'] }, async () => {
    expect((await loadMachine(entry.id)).id).toBe(entry.id);
  });
});

it('refuses an unknown machine', { tags: ['LAB-2'] }, async () => {
  for (const id of ['nothing', '__proto__', ''])
    await expect(loadMachine(id)).rejects.toThrow('There is no machine');
});
