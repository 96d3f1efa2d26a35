import type { SessionReply } from '@loomwright/kit';
import { createRecordingListener } from '@loomwright/kit/testing';
import { expect, it } from 'vitest';
import { ACCEPTED, toFailure, toReply, toRequest, toUncheckedReply } from '../src/session-events.ts';
import { secret } from '../src/testing/index.ts';

const { ref: replyTo } = createRecordingListener<SessionReply>();
const asked = {
  type: 'session.signIn',
  email: 'ida@loom.example',
  password: secret('shuttle'),
  replyTo,
} as const;
const logIn = { ...asked, kind: 'logIn' } as const;
const register = { ...asked, kind: 'register', name: 'Ida' } as const;
const yes = { type: 'session.replied', isAccepted: true };
const no = (isMismatch: boolean, message: string) => ({ ...yes, isAccepted: false, isMismatch, message });

it('[AUT-1][AUT-4][AUT-7] a reply says yes, no match, or what went wrong, in words for what was asked', () => {
  const user = { id: 1, email: 'ida@loom.example', name: 'Ida' };
  expect([ACCEPTED, toReply({ kind: 'accepted', user })]).toEqual([yes, yes]);
  expect(toReply({ kind: 'rejected', message: 'No match.' })).toEqual(no(true, 'No match.'));
  const failed = [
    no(false, 'Failed to login. Please try again.'),
    no(false, 'Failed to register. Please try again.'),
  ];
  for (const error of [undefined, 'a text', new Error('')]) {
    expect([toFailure(error, 'loggedIn'), toFailure(error, 'registered')]).toEqual(failed);
    // Where it is not known what was asked, it was a login.
    expect(toFailure(error)).toEqual(failed[0]);
  }
  expect(toFailure(new Error('On fire'), 'registered')).toEqual(no(false, 'On fire'));
  expect([toUncheckedReply(logIn), toUncheckedReply(register)]).toEqual([yes, failed[1]]);
});

it('[STO-5] what is kept of a request is whom to reply to, and no credentials', () => {
  expect([toRequest(logIn), toRequest(register)]).toEqual([
    { replyTo, cause: 'loggedIn' },
    { replyTo, cause: 'registered' },
  ]);
});
