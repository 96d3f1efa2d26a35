import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { createPictureMachine, toPictureView } from '../src/index.ts';
import { rejectingSettings as settings } from '../src/testing/index.ts';

const done = { kind: 'done' } as const;
const failed = 'The picture could not be changed. Please try again.';
const choose = { type: 'picture.choose', file: 'me.png' } as const;

const open = () => {
  const notices = createRecordingListener<NoticeEvent>().ref;
  const readPicture = async () => ({ kind: 'rejected', message: 'no' }) as const;
  const stepper = createStepper(createPictureMachine({ settings, readPicture }), { userId: 7, notices });
  return {
    stepper,
    view: () => toPictureView(stepper.snapshot),
    announced: () => stepper.sent.map(({ event }) => event),
  };
};

describe('the picture of an account', () => {
  it('[AUT-8] [NAV-6] is made small, then stored, and announced', () => {
    const { announced, stepper, view } = open();
    stepper.send(choose);
    expect([view().isBusy, stepper.can(choose)]).toEqual([true, false]);
    expect(stepper.inputOf('readPicture')).toEqual({ file: 'me.png' });
    stepper.settle('readPicture', { kind: 'picture', picture: 'data:image/webp;base64,AA' });
    expect(stepper.inputOf('storePicture')).toEqual({ userId: 7, picture: 'data:image/webp;base64,AA' });
    stepper.settle('storePicture', done);
    expect(view()).toEqual({ isBusy: false, message: '' });
    expect(announced()).toEqual([{ type: 'notice.show', text: 'Your picture was changed.' }]);
  });

  it('[AUT-8] is removed, also after one was chosen', () => {
    const { stepper } = open();
    stepper.send(choose);
    stepper.settle('readPicture', { kind: 'picture', picture: 'data:image/webp;base64,AA' });
    stepper.settle('storePicture', done);
    stepper.send({ type: 'picture.remove' });
    expect(stepper.inputOf('storePicture')).toEqual({ userId: 7, picture: undefined });
  });

  it('[AUT-8] [AUT-7] that cannot be made or stored says why, until the next change', () => {
    const { announced, stepper, view } = open();
    stepper.send(choose);
    stepper.settle('readPicture', { kind: 'rejected', message: 'No picture.' });
    expect(view()).toEqual({ isBusy: false, message: 'No picture.' });
    stepper.send({ type: 'picture.remove' });
    expect(view().message).toBe('');
    stepper.settle('storePicture', { kind: 'rejected', message: 'There is no room.' });
    expect(view().message).toBe('There is no room.');
    for (const id of ['readPicture', 'storePicture']) {
      stepper.send(id === 'readPicture' ? choose : { type: 'picture.remove' });
      expect(view().message).toBe('');
      stepper.fail(id, new Error(''));
      expect(view()).toEqual({ isBusy: false, message: failed });
    }
    expect(announced()).toEqual([]);
  });
});
