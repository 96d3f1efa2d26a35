import { createStepper, recordedTransitions, resetRecord } from '@loomwright/kit/testing';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { transitionCoverage } from '../src/index.ts';

test('[LAB-4] transition coverage says what was taken and what is missing', () => {
  resetRecord();
  const machine = createMachine({
    id: 'covered',
    initial: 'a',
    states: { a: { on: { go: 'b', stay: {} } }, b: { on: { back: 'a' } } },
  });
  createStepper(machine).send({ type: 'go' });
  expect(transitionCoverage(machine, recordedTransitions())).toEqual({
    taken: ['covered|a|go|0'],
    missing: ['covered|a|stay|0', 'covered|b|back|0'],
  });
});
