// Every form about an account, step by step, with care played by the test.
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import {
  createDeletionMachine,
  createPasswordChangeMachine,
  createPasswordResetMachine,
  createProfileMachine,
  createRecoveryMachine,
  toDeletionView,
  toPasswordChangeView,
  toPasswordResetView,
  toProfileView,
  toRecoveryView,
} from '../src/index.ts';
import { refusingCare as care, secret } from '../src/testing/index.ts';

const listener = createRecordingListener<{ readonly type: 'notice.show'; readonly text: string }>().ref;
const done = { kind: 'done' } as const;
const no = { kind: 'rejected', message: 'There is no room.' } as const;
const notCurrent = {
  kind: 'rejected',
  field: 'current',
  message: 'This is not your current password',
} as const;

describe('name and picture', () => {
  const open = () => {
    const stepper = createStepper(createProfileMachine({ care, readPicture: async () => no }), {
      userId: 7,
      listener,
    });
    const said = () => stepper.sent.map(({ event }) => (event as unknown as { text: string }).text);
    return { stepper, said, view: () => toProfileView(stepper.snapshot) };
  };
  const save = (name: string) => ({ type: 'profile.saveName', name }) as const;

  it('[AUT-8][FRM-4] a name is saved once, and said to be', () => {
    const { stepper, said, view } = open();
    stepper.send(save(' Ida '));
    expect(view()).toMatchObject({ isSavingName: true, name: { message: '', attempt: 0 } });
    expect(stepper.can(save('Ada'))).toBe(false);
    expect(stepper.inputOf('saveName')).toEqual({ userId: 7, name: ' Ida ' });
    stepper.settle('saveName', done);
    expect(view()).toMatchObject({ isSavingName: false, name: { doneCount: 1 } });
    expect(said()).toEqual(['Your name was saved.']);
  });

  it('[AUT-8][FRM-3][REG-1] a bad one is said at the field, goes with an edit, and comes back when it is left', () => {
    const { stepper, view } = open();
    stepper.send({ type: 'profile.leaveName', name: '' });
    expect(view().name.errors).toEqual({});
    stepper.send(save('  '));
    expect(view().name).toMatchObject({
      errors: { name: 'Name is required' },
      errorList: [{ field: 'name', message: 'Name is required' }],
      attempt: 1,
    });
    stepper.send({ type: 'profile.editName' });
    expect(view().name.errors).toEqual({});
    stepper.send({ type: 'profile.leaveName', name: '' });
    expect(view().name.errors).toEqual({ name: 'Name is required' });
    stepper.send({ type: 'profile.leaveName', name: 'Ida' });
    expect(view().name).toMatchObject({ errors: {}, attempt: 1 });
  });

  it('[AUT-8][AUT-7] what could not be saved says why, in words', () => {
    const { stepper, view } = open();
    stepper.send(save('Ida'));
    stepper.settle('saveName', no);
    expect(view().name).toMatchObject({ message: 'There is no room.', attempt: 1 });
    stepper.send({ type: 'profile.editName' });
    expect(view().name.message).toBe('');
    stepper.send(save('Ida'));
    stepper.fail('saveName', new Error(''));
    expect(view().name.message).toBe('Your name could not be saved. Please try again.');
    stepper.send(save('Ida'));
    stepper.fail('saveName', new Error('The loom is on fire.'));
    expect(view().name).toMatchObject({ message: 'The loom is on fire.', attempt: 3 });
  });

  it('[AUT-8][NAV-6] a picture is made small, then stored; meanwhile the name can be saved', () => {
    const { stepper, said, view } = open();
    const choose = { type: 'profile.choosePicture', file: 'me.png' } as const;
    stepper.send(choose);
    expect([view().isPictureBusy, stepper.can(choose), stepper.can(save('Ida'))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(stepper.inputOf('readPicture')).toEqual({ file: 'me.png' });
    stepper.settle('readPicture', { kind: 'picture', picture: 'data:image/webp;base64,AA' });
    expect(stepper.inputOf('storePicture')).toEqual({ userId: 7, picture: 'data:image/webp;base64,AA' });
    stepper.settle('storePicture', done);
    expect([view().isPictureBusy, said()]).toEqual([false, ['Your picture was changed.']]);
    stepper.send({ type: 'profile.removePicture' });
    expect(stepper.inputOf('storePicture')).toEqual({ userId: 7, picture: undefined });
    stepper.settle('storePicture', no);
    expect(view().pictureProblem).toBe('There is no room.');
    stepper.send(choose);
    expect(view().pictureProblem).toBe('');
    stepper.settle('readPicture', { kind: 'rejected', message: 'No picture.' });
    expect(view()).toMatchObject({ pictureProblem: 'No picture.', isPictureBusy: false });
    stepper.send(choose);
    stepper.fail('readPicture', new Error(''));
    expect(view().pictureProblem).toBe('The picture could not be changed. Please try again.');
    stepper.send({ type: 'profile.removePicture' });
    expect(view().pictureProblem).toBe('');
    stepper.fail('storePicture', new Error(''));
    expect(view().pictureProblem).toBe('The picture could not be changed. Please try again.');
  });
});

describe('changing a password', () => {
  const values = (current = 'old one', password = 'canary-new', confirmation = password) => ({
    current: secret(current),
    password: secret(password),
    confirmation: secret(confirmation),
  });
  const submit = (...given: Parameters<typeof values>) =>
    ({ type: 'passwordChange.submit', ...values(...given) }) as const;
  const open = () => {
    const stepper = createStepper(createPasswordChangeMachine(care), { userId: 7, listener });
    return { stepper, view: () => toPasswordChangeView(stepper.snapshot) };
  };

  it('[AUT-8][FRM-4] asks once, and is as new afterwards', () => {
    const { stepper, view } = open();
    stepper.send(submit());
    expect([view().isBusy, stepper.can(submit())]).toEqual([true, false]);
    stepper.settle('changePassword', done);
    expect(view()).toMatchObject({ isBusy: false, doneCount: 1, attempt: 0 });
    expect(stepper.sent.map(({ event }) => event)).toEqual([
      { type: 'notice.show', text: 'Your password was changed.' },
    ]);
  });

  it('[AUT-8][FRM-3][REG-1] says what is wrong in the order of the page, and takes it back as it is mended', () => {
    const { stepper, view } = open();
    stepper.send(submit('', 'five5', 'other'));
    expect(view().errorList).toEqual([
      { field: 'current', message: 'Current password is required' },
      { field: 'password', message: 'Password must be at least 6 characters' },
      { field: 'confirmation', message: 'Passwords do not match' },
    ]);
    // The mismatch is of the two: it goes with either.
    stepper.send({ type: 'passwordChange.editField', field: 'password' });
    expect(view().errors).toEqual({ current: 'Current password is required' });
    stepper.send({ type: 'passwordChange.leaveField', field: 'confirmation', ...values('', 'longer', '') });
    expect(view().errors.confirmation).toBe('Please confirm your password');
    stepper.send({ type: 'passwordChange.editField', field: 'current' });
    stepper.send({ type: 'passwordChange.editField', field: 'confirmation' });
    expect(view().errors).toEqual({});
  });

  it('[AUT-8][AUT-7] a wrong current password is that field’s; anything else the form’s', () => {
    const { stepper, view } = open();
    stepper.send(submit());
    stepper.settle('changePassword', notCurrent);
    expect(view()).toMatchObject({ errors: { current: notCurrent.message }, message: '', attempt: 1 });
    stepper.send(submit());
    stepper.settle('changePassword', no);
    expect(view()).toMatchObject({ errors: {}, message: no.message, attempt: 2 });
    stepper.send(submit());
    stepper.fail('changePassword', 'no error at all');
    expect(view()).toMatchObject({
      message: 'Your password could not be changed. Please try again.',
      attempt: 3,
    });
  });
});

describe('making a recovery code', () => {
  const make = (current = 'canary-old') => ({ type: 'recovery.makeCode', current: secret(current) }) as const;
  const open = () => {
    const stepper = createStepper(createRecoveryMachine({ care, handOver: () => {} }), { userId: 7 });
    return { stepper, view: () => toRecoveryView(stepper.snapshot) };
  };

  it('[AUT-8][FRM-4] looks for one first, makes one once, shows it once', () => {
    const { stepper, view } = open();
    expect(view()).toMatchObject({ hasCode: undefined, canMake: false });
    expect(stepper.can(make())).toBe(false);
    stepper.settle('lookForCode', false);
    expect(view()).toMatchObject({ hasCode: false, canMake: true });
    stepper.send(make());
    expect(view()).toMatchObject({ isBusy: true, canMake: false });
    stepper.settle('makeCode', done);
    expect(view()).toMatchObject({ isShown: true, hasCode: true, isBusy: false });
    expect(stepper.can(make())).toBe(false);
    stepper.send({ type: 'recovery.hideCode' });
    expect(view()).toMatchObject({ isShown: false, canMake: true, hasCode: true });
  });

  it('[AUT-8][FRM-3][AUT-7] says what is wrong, also when nobody could look', () => {
    const { stepper, view } = open();
    stepper.fail('lookForCode', new Error('no'));
    expect(view()).toMatchObject({ hasCode: undefined, canMake: true, message: '' });
    stepper.send(make(''));
    expect(view()).toMatchObject({ errors: { current: 'Current password is required' }, attempt: 1 });
    stepper.send({ type: 'recovery.editField' });
    expect(view().errors).toEqual({});
    stepper.send({ type: 'recovery.leaveField', current: secret('') });
    expect(view().errors.current).toBe('Current password is required');
    stepper.send(make());
    stepper.settle('makeCode', notCurrent);
    expect(view()).toMatchObject({ errors: { current: notCurrent.message }, attempt: 2, isShown: false });
    stepper.send(make());
    stepper.fail('makeCode', new Error(''));
    expect(view().message).toBe('The code could not be made. Please try again.');
  });
});

describe('deleting an account', () => {
  const confirm = (word: string) => ({ type: 'deletion.confirm', word }) as const;
  const open = () => {
    const stepper = createStepper(createDeletionMachine(care), { userId: 7 });
    return { stepper, view: () => toDeletionView(stepper.snapshot) };
  };

  it('[AUT-8][FRM-4] needs the word, and is done once', () => {
    const { stepper, view } = open();
    expect(stepper.can(confirm('DELETE'))).toBe(false);
    stepper.send({ type: 'deletion.ask' });
    expect(view()).toMatchObject({ isOpen: true, canCancel: true });
    stepper.send(confirm('DELTE'));
    expect(view()).toMatchObject({ errors: { word: 'Type DELETE to confirm' }, attempt: 1 });
    stepper.send({ type: 'deletion.editField' });
    expect(view().errors).toEqual({});
    stepper.send({ type: 'deletion.leaveField', word: 'DEL' });
    expect(view().errors).toEqual({ word: 'Type DELETE to confirm' });
    stepper.send(confirm(' delete '));
    expect(view()).toMatchObject({ isBusy: true, canCancel: false });
    expect([stepper.can({ type: 'deletion.cancel' }), stepper.can(confirm('DELETE'))]).toEqual([
      false,
      false,
    ]);
    expect(stepper.inputOf('deleteAccount')).toMatchObject({ userId: 7 });
    stepper.settle('deleteAccount', done);
    expect(view()).toMatchObject({ isOpen: true, isBusy: true });
    expect(stepper.can({ type: 'deletion.ask' })).toBe(false);
  });

  it('[AUT-8][AUT-7] can be called off, starts anew, and says what broke', () => {
    const { stepper, view } = open();
    stepper.send({ type: 'deletion.ask' });
    stepper.send(confirm(''));
    stepper.send({ type: 'deletion.cancel' });
    expect(view().isOpen).toBe(false);
    stepper.send({ type: 'deletion.ask' });
    expect(view()).toMatchObject({ errors: {}, attempt: 0 });
    stepper.send(confirm('DELETE'));
    stepper.settle('deleteAccount', no);
    expect(view()).toMatchObject({ message: no.message, canCancel: true });
    stepper.send(confirm('DELETE'));
    stepper.fail('deleteAccount', new Error(''));
    expect(view().message).toBe('Your account could not be deleted. Please try again.');
  });
});

describe('setting a new password', () => {
  const code = 'ABCDE-FGH1J-KMN0P-QRSTV-WXYZ2';
  const values = (
    email = 'ida@loom.example',
    typed = code,
    password = 'canary-new',
    confirmation = password,
  ) => ({
    email,
    code: secret(typed),
    password: secret(password),
    confirmation: secret(confirmation),
  });
  const submit = (...given: Parameters<typeof values>) =>
    ({ type: 'passwordReset.submit', ...values(...given) }) as const;
  const open = () => {
    const stepper = createStepper(createPasswordResetMachine(care));
    return { stepper, view: () => toPasswordResetView(stepper.snapshot) };
  };

  it('[AUT-8][FRM-4] asks once and is finished', () => {
    const { stepper, view } = open();
    stepper.send(submit());
    expect([view().isBusy, stepper.can(submit())]).toEqual([true, false]);
    stepper.settle('resetPassword', done);
    expect(view()).toMatchObject({ isFinished: true, isBusy: false });
    expect(stepper.can(submit())).toBe(false);
  });

  it('[AUT-8][FRM-3][AUT-7] says what is wrong, field by field, and of the whole', () => {
    const { stepper, view } = open();
    stepper.send(submit('ida@', 'ABC', 'five5', 'other'));
    expect(view().errorList.map(({ field }) => field)).toEqual(['email', 'code', 'password', 'confirmation']);
    stepper.send({ type: 'passwordReset.editField', field: 'code' });
    expect(view().errors.code).toBe(undefined);
    stepper.send({ type: 'passwordReset.leaveField', field: 'code', ...values('', '') });
    expect(view().errors.code).toBe('Recovery code is required');
    stepper.send(submit());
    stepper.settle('resetPassword', no);
    expect(view()).toMatchObject({ errors: {}, message: no.message, attempt: 2 });
    stepper.send(submit());
    stepper.fail('resetPassword', new Error(''));
    expect(view()).toMatchObject({
      message: 'Your password could not be set. Please try again.',
      attempt: 3,
    });
  });
});
