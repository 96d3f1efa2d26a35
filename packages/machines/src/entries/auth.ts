import { createSessionMachine } from '@loomwright/auth';
import { Secret } from '@loomwright/kit';
import type { EventObject } from 'xstate';
import { entry } from '../entry.ts';
import { accountsPorts, exampleUser, listener } from '../ports.ts';

const complete = (event: EventObject): EventObject => {
  if (event.type !== 'session.signIn') return event;
  const { password } = event as EventObject & { readonly password?: unknown };
  return { ...event, password: new Secret(String(password)), replyTo: listener('login') } as EventObject;
};

export const authEntries = [
  entry({
    place: ['auth', 'session'],
    create: () => createSessionMachine(accountsPorts),
    input: { listener: listener('app') },
    events: {
      'session.followed': [
        { reading: { kind: 'signedOut' } },
        { reading: { kind: 'signedIn', user: exampleUser } },
        { reading: { kind: 'failed' } },
        { reading: { kind: 'signedOut', isDeleted: true } },
      ],
      'session.signIn': [
        { kind: 'logIn', email: 'ada@example.com', password: 'correct horse' },
        { kind: 'register', name: 'Ada', email: 'ada@example.com', password: 'correct horse' },
      ],
      'session.logOut': [{}],
      'session.clearError': [{}],
    },
    children: {
      signIn: {
        outputs: [
          { kind: 'accepted', user: exampleUser },
          { kind: 'rejected', message: 'Invalid email or password' },
        ],
      },
      logOut: { outputs: [true, false] },
    },
    completeEvent: complete,
  }),
];
