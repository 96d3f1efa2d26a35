import { createStepper, recordedTransitions, resetRecord } from '@loomwright/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { transitionCoverage } from '../src/index.ts';

const machine = createMachine({
  id: 'covered',
  initial: 'a',
  states: { a: { on: { go: 'b', stay: {} } }, b: { on: { back: 'a' } } },
});

beforeEach(resetRecord);

describe('transition coverage', () => {
  it('[LAB-4] tells what was taken and what is missing', () => {
    const stepper = createStepper(machine);
    stepper.send({ type: 'go' });
    expect(transitionCoverage(machine, recordedTransitions())).toEqual({
      taken: ['covered|a|go|0'],
      missing: ['covered|a|stay|0', 'covered|b|back|0'],
      total: 3,
      unknownExceptions: [],
      needlessExceptions: [],
    });
  });

  it('[LAB-4] lets named exceptions pass, and finds those that name nothing or are not needed', () => {
    const taken = new Set(['covered|a|go|0', 'covered|a|stay|0', 'other|x|y|0']);
    const exceptions = { 'covered|b|back|0': 'why', 'covered|a|go|0': 'why', 'covered|z|gone|0': 'why' };
    expect(transitionCoverage(machine, taken, exceptions)).toMatchObject({
      missing: [],
      unknownExceptions: ['covered|z|gone|0'],
      needlessExceptions: ['covered|a|go|0'],
    });
  });
});
