import { createStepper, type Generated, runs, sut } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNoticesMachine, toNoticesView } from '../src/index.ts';
import {
  type NoticesModel,
  noticesSteps,
  stepNoticesModel,
  toNoticesModelTexts,
} from '../src/testing/index.ts';

const createNotices = () => {
  const stepper = createStepper(createNoticesMachine());
  return {
    stepper,
    view: () => toNoticesView(stepper.snapshot),
    ...sut<Generated<typeof noticesSteps>>(stepper),
  };
};

it('a notice is shown for 2000 ms, and a new one restarts the timer', {
  tags: ['CRT-3', 'RTE-3'],
}, () => {
  const { stepper, view } = createNotices();
  expect(view()).toEqual({ noticeText: '', announcementText: '', noticeKey: 0, announcementKey: 0 });
  stepper.send({ type: 'notice.show', text: 'Added.' });
  stepper.advance(1999);
  stepper.send({ type: 'notice.show', text: 'Removed.' });
  stepper.send({ type: 'notice.announce', text: 'About' });
  stepper.advance(1999);
  expect(view()).toMatchObject({ noticeText: 'Removed.', announcementText: 'About' });
  stepper.advance(1);
  expect(view()).toMatchObject({ noticeText: '', announcementText: 'About' });
});

it('counts that change while the user types are announced once', {
  tags: ['PRD-5'],
}, () => {
  const { stepper, view } = createNotices();
  const read: string[] = [];
  for (const text of ['5 products', '3 products', '1 product']) {
    stepper.send({ type: 'notice.announce', text });
    stepper.advance(399);
    read.push(view().announcementText);
  }
  stepper.advance(1);
  expect([read, view().announcementText]).toEqual([['', '', ''], '1 product']);
});

it('the last notice and the last announcement keep their own times in any history', {
  tags: ['CRT-3', 'PRD-5', 'RTE-3'],
}, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(noticesSteps, { maxLength: 30 }), (steps) => {
      const { stepper, take, view } = createNotices();
      let model: NoticesModel = { now: 0 };
      for (const step of steps) {
        const before = view();
        take(step);
        model = stepNoticesModel(model, step);
        const { noticeText, announcementText, noticeKey, announcementKey } = view();
        expect({ noticeText, announcementText }).toEqual(toNoticesModelTexts(model));
        expect(noticeKey !== before.noticeKey).toBe(step.type === 'notice.show' && step.text !== '');
        expect(announcementKey !== before.announcementKey).toBe(step.type === 'notice.announce');
        seen.add(`${noticeText !== ''} ${announcementText !== ''}`);
      }
      stepper.advance(3400);
      expect([stepper.timers, view()]).toMatchObject([[], { noticeText: '', announcementText: '' }]);
    }),
    runs(100),
  );
  expect(seen.size).toBe(4);
});
