import { createRecordingListener, createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCopyingMachine, toCopyingView } from '../src/index.ts';

const none = { copiedPlace: -1, failedPlace: -1 };

const createCopying = () => {
  const listener = createRecordingListener<{ type: 'results.changed'; text: string }>();
  const machine = createCopyingMachine({ writeClipboard: () => Promise.resolve() });
  const stepper = createStepper(machine, { listener: listener.ref });
  return {
    stepper,
    view: () => toCopyingView(stepper.snapshot),
    ask: (place: number, text = `text ${place}`) => stepper.send({ type: 'copy.request', place, text }),
    said: () => stepper.sent.map(({ event }) => ('text' in event ? event.text : undefined)),
  };
};

describe('copying', () => {
  it('[DOC-1] shows for exactly 2000 ms that a text is on the clipboard, and says it once', () => {
    const { stepper, view, ask, said } = createCopying();
    ask(3, 'npm start');
    expect(stepper.inputOf('writeClipboard')).toEqual({ text: 'npm start' });
    expect(view()).toEqual(none);
    stepper.settle('writeClipboard');
    expect(view()).toEqual({ copiedPlace: 3, failedPlace: -1 });
    stepper.advance(1999);
    expect(view().copiedPlace).toBe(3);
    stepper.advance(1);
    expect(view()).toEqual(none);
    expect(said()).toEqual(['Copied']);
  });

  it('[DOC-1] shows that it failed until something else is asked for', () => {
    const { stepper, view, ask, said } = createCopying();
    ask(1);
    stepper.fail('writeClipboard', new DOMException('denied', 'NotAllowedError'));
    stepper.advance(60_000);
    expect(view()).toEqual({ copiedPlace: -1, failedPlace: 1 });
    expect(said()).toEqual(['This browser does not let the page copy']);
    ask(2);
    expect(view()).toEqual(none);
  });

  it('[DOC-1] does what was asked for last, whatever came before', () => {
    const steps = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), place: fc.nat(3) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 1999, 2000) }),
      fc.record({ kind: fc.constantFrom('settle' as const, 'fail' as const) }),
    );
    const seen = { copied: 0, failed: 0 };
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), (history) => {
        const { stepper, view, ask } = createCopying();
        let last = -1;
        let expected = none;
        let shownFor = 0;
        for (const step of history) {
          const isOpen = stepper.running.includes('writeClipboard');
          if (step.kind === 'ask') {
            ask(step.place);
            last = step.place;
            expected = none;
          } else if (step.kind === 'wait') {
            stepper.advance(step.ms);
            shownFor += step.ms;
            if (expected.copiedPlace >= 0 && shownFor >= 2000) expected = none;
          } else if (step.kind === 'settle') {
            stepper.settle('writeClipboard');
            if (isOpen) expected = { copiedPlace: last, failedPlace: -1 };
            if (isOpen) shownFor = 0;
          } else {
            stepper.fail('writeClipboard', new Error('denied'));
            if (isOpen) expected = { copiedPlace: -1, failedPlace: last };
          }
          expect(view()).toEqual(expected);
          if (expected.copiedPlace >= 0) seen.copied += 1;
          if (expected.failedPlace >= 0) seen.failed += 1;
        }
      }),
      runs(300),
    );
    expect(Math.min(seen.copied, seen.failed)).toBeGreaterThan(50);
  });
});
