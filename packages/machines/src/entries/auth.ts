import { createSessionMachine } from '@loomwright/auth';
import { entry } from '../entry.ts';
import { accountsPorts, exampleUser, listener } from '../ports.ts';

export const authEntries = [
  entry({
    place: ['auth', 'session'],
    create: () => createSessionMachine(accountsPorts),
    input: { listener: listener('app') },
    events: {
      'session.read': [
        { reading: { kind: 'loggedOut' } },
        { reading: { kind: 'loggedIn', user: exampleUser } },
        { reading: { kind: 'failed' } },
        { reading: { kind: 'loggedOut', isDeleted: true } },
      ],
      'session.authenticated': [
        { user: exampleUser, cause: 'loggedIn' },
        { user: exampleUser, cause: 'registered' },
      ],
      'session.logOut': [{}],
      'session.clearError': [{}],
    },
    children: {
      logOut: { outputs: [true, false] },
    },
  }),
];
