import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNoticesMachine, toNoticesView } from '../src/index.ts';
import {
  brokenShellInvariants,
  emptyNotices,
  type NoticesStep,
  noticesSteps,
  stepNoticesModel,
  toNoticesModelTexts,
} from '../src/testing/index.ts';

const createNotices = () => {
  const stepper = createStepper(createNoticesMachine());
  return {
    stepper,
    view: () => toNoticesView(stepper.snapshot),
    take: (step: NoticesStep) => (step.type === 'wait' ? stepper.advance(step.ms) : stepper.send(step)),
  };
};

describe('a notice', () => {
  it('[CRT-3] is there for exactly 2000 ms', () => {
    const { stepper, view } = createNotices();
    expect(view()).toEqual({ noticeText: '', announcementText: '', noticeKey: 0, announcementKey: 0 });
    stepper.send({ type: 'notice.show', text: 'Added.' });
    expect(view().noticeText).toBe('Added.');
    stepper.advance(1999);
    expect(view().noticeText).toBe('Added.');
    stepper.advance(1);
    expect(view().noticeText).toBe('');
    expect(stepper.timers).toEqual([]);
  });

  it('[CRT-3] a new one takes its place and starts the time anew', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.show', text: 'Added.' });
    stepper.advance(1999);
    stepper.send({ type: 'notice.show', text: 'Removed.' });
    stepper.advance(1999);
    expect(view().noticeText).toBe('Removed.');
    expect(stepper.timers.length).toBe(1);
    stepper.advance(1);
    expect(view().noticeText).toBe('');
  });

  it('[CRT-3] the same words said again are said again', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.show', text: 'Added.' });
    const { noticeKey: key } = view();
    stepper.send({ type: 'notice.show', text: 'Added.' });
    expect(view().noticeKey).not.toBe(key);
  });
});

describe('an announcement', () => {
  it('[PRD-5] is read out once it has settled for 400 ms, and is gone 3000 ms later', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.announce', text: '6 products' });
    stepper.advance(399);
    expect(view().announcementText).toBe('');
    stepper.advance(1);
    expect(view().announcementText).toBe('6 products');
    stepper.advance(2999);
    expect(view().announcementText).toBe('6 products');
    stepper.advance(1);
    expect(view().announcementText).toBe('');
    expect(stepper.timers).toEqual([]);
  });

  it('[PRD-5] typing does not chatter: only the last count is read out', () => {
    const { stepper, view } = createNotices();
    const read = new Set<string>();
    for (const text of ['5 products', '3 products', '1 product']) {
      stepper.send({ type: 'notice.announce', text });
      read.add(view().announcementText);
      stepper.advance(399);
      read.add(view().announcementText);
    }
    stepper.advance(1);
    read.add(view().announcementText);
    expect([...read]).toEqual(['', '1 product']);
  });

  it('[PRD-5] a new one silences the one being read', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.announce', text: 'About' });
    stepper.advance(1000);
    stepper.send({ type: 'notice.announce', text: '6 products' });
    expect(view().announcementText).toBe('');
  });
});

describe('notices and announcements together', () => {
  it('[CRT-3][RTE-3] a notice stays its 2000 ms while a page is announced', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.show', text: 'Added.' });
    stepper.advance(1000);
    stepper.send({ type: 'notice.announce', text: 'About' });
    stepper.advance(999);
    expect(view()).toMatchObject({ noticeText: 'Added.', announcementText: 'About' });
    stepper.advance(1);
    expect(view()).toMatchObject({ noticeText: '', announcementText: 'About' });
  });

  it('[CRT-3][PRD-5] an announcement is read out while a notice comes and goes', () => {
    const { stepper, view } = createNotices();
    stepper.send({ type: 'notice.announce', text: '6 products' });
    stepper.advance(399);
    stepper.send({ type: 'notice.show', text: 'Added.' });
    stepper.advance(1);
    expect(view()).toMatchObject({ noticeText: 'Added.', announcementText: '6 products' });
    stepper.advance(2000);
    expect(view()).toMatchObject({ noticeText: '', announcementText: '6 products' });
  });
});

describe('notices and announcements through any history', () => {
  it('[CRT-3][PRD-5][RTE-3] show what was said last, for as long as it is to be there', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(noticesSteps, { maxLength: 30 }), (steps) => {
        const { take, view } = createNotices();
        let model = emptyNotices;
        for (const step of steps) {
          take(step);
          model = stepNoticesModel(model, step);
          const { noticeText, announcementText } = view();
          expect({ noticeText, announcementText }).toEqual(toNoticesModelTexts(model));
          expect(brokenShellInvariants({ notices: view() })).toEqual([]);
          seen.add(`${noticeText !== ''} ${announcementText !== ''}`);
        }
      }),
      runs(300),
    );
    expect(seen.size).toBe(4);
  });

  it('[CRT-3][PRD-5] do not disturb each other: each is as if the other had never been', () => {
    fc.assert(
      fc.property(fc.array(noticesSteps, { maxLength: 30 }), (steps) => {
        const both = createNotices();
        const alone = { 'notice.show': createNotices(), 'notice.announce': createNotices() };
        for (const step of steps) {
          both.take(step);
          if (step.type !== 'wait') alone[step.type].take(step);
          else for (const notices of Object.values(alone)) notices.take(step);
          expect(both.view().noticeText).toBe(alone['notice.show'].view().noticeText);
          expect(both.view().announcementText).toBe(alone['notice.announce'].view().announcementText);
        }
      }),
      runs(300),
    );
  });
});
