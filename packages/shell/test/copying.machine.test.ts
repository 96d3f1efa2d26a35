import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createCopyingMachine, toCopyingView } from '../src/index.ts';

const none = { copiedPlace: -1, failedPlace: -1 };

it('the last request wins, and its success is shown for 2000 ms', {
  tags: ['DOC-1'],
}, () => {
  const steps = fc.oneof(
    fc.record({ kind: fc.constant('request' as const), place: fc.nat(3) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 1999, 2000, 60_000) }),
    fc.record({ kind: fc.constantFrom('settle' as const, 'fail' as const) }),
  );
  const seen = { copied: 0, failed: 0 };
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (history) => {
      const listener = createRecordingListener<NoticeEvent>();
      const machine = createCopyingMachine({ writeClipboard: () => Promise.resolve() });
      const stepper = createStepper(machine, { notices: listener.ref });
      let place = -1;
      let expected = none;
      let isWriting = false;
      let shownMs = 0;
      const announced: string[] = [];
      for (const step of history) {
        if (step.kind === 'request') {
          place = step.place;
          stepper.send({ type: 'copy.request', place, text: `text ${place}` });
          [isWriting, expected] = [true, none];
        } else if (step.kind === 'wait') {
          stepper.advance(step.ms);
          shownMs += step.ms;
          if (expected.copiedPlace >= 0 && shownMs >= 2000) expected = none;
        } else if (step.kind === 'settle') {
          expect(stepper.settle('writeClipboard')).toBe(isWriting);
          if (isWriting) {
            [expected, shownMs] = [{ copiedPlace: place, failedPlace: -1 }, 0];
            announced.push('Copied');
          }
          isWriting = false;
        } else {
          expect(stepper.fail('writeClipboard', new Error('denied'))).toBe(isWriting);
          if (isWriting) {
            expected = { copiedPlace: -1, failedPlace: place };
            announced.push('This browser doesn’t allow copying from here');
          }
          isWriting = false;
        }
        expect(toCopyingView(stepper.snapshot)).toEqual(expected);
        expect(stepper.inputOf('writeClipboard')).toEqual(isWriting ? { text: `text ${place}` } : undefined);
        expect(stepper.sent.map(({ event }) => 'text' in event && event.text)).toEqual(announced);
        if (expected.copiedPlace >= 0) seen.copied += 1;
        if (expected.failedPlace >= 0) seen.failed += 1;
      }
    }),
    runs(100),
  );
  expect(Math.min(seen.copied, seen.failed)).toBeGreaterThan(16);
});

it('the text is written through the port, even while another write is pending', {
  tags: ['DOC-1'],
}, async () => {
  const written: string[] = [];
  const machine = createCopyingMachine({
    writeClipboard: async (text) => void written.push(text),
  });
  const listener = createRecordingListener<NoticeEvent>();
  const actor = startActor(machine, { input: { notices: listener.ref } });
  expect(toCopyingView(actor.getSnapshot())).toEqual(none);
  actor.send({ type: 'copy.request', place: 0, text: 'one' });
  actor.send({ type: 'copy.request', place: 2, text: 'two' });
  await waitFor(actor, (snapshot) => snapshot.matches('copied'));
  expect([written, toCopyingView(actor.getSnapshot())]).toEqual([
    ['one', 'two'],
    { copiedPlace: 2, failedPlace: -1 },
  ]);
  expect(listener.received).toEqual([{ type: 'notice.announce', text: 'Copied' }]);
  actor.stop();
});
