import { Secret } from '@loomwright/kit';
import { createLockoutStore, createLoginMachine } from '@loomwright/login';
import { SIMULATION_EPOCH } from '@loomwright/statecharts/lab';
import type { EventObject } from 'xstate';
import { entry } from '../entry.ts';
import { listener, storagePorts } from '../ports.ts';

const free = { failures: 0, locks: 0, lockedUntil: null };
const tried = { failures: 1, locks: 0, lockedUntil: null };
const locked = { failures: 3, locks: 1, lockedUntil: SIMULATION_EPOCH + 30_000 };
const at = SIMULATION_EPOCH;

const typed = { email: 'ada@example.com', password: 'correct horse' };
const wrong = { email: 'ada', password: '' };

const complete = (event: EventObject): EventObject => {
  const { values } = event as EventObject & { readonly values?: typeof typed };
  return values
    ? ({ ...event, values: { ...values, password: new Secret(values.password) } } as EventObject)
    : event;
};

export const loginEntries = [
  entry({
    place: ['login', 'login'],
    create: ({ now }) => createLoginMachine({ lockout: createLockoutStore({ ...storagePorts, now }), now }),
    input: { session: listener('session') },
    events: {
      'form.submit': [{ values: typed }, { values: wrong }],
      'form.edit': [{ field: 'email', values: typed }],
      'form.leave': [
        { field: 'email', values: wrong },
        { field: 'email', values: typed },
      ],
      'session.replied': [
        { isAccepted: true },
        { isAccepted: false, isMismatch: true, message: 'Invalid email or password' },
        { isAccepted: false, isMismatch: false },
      ],
      'lockout.followed': [
        { lockout: free, at },
        { lockout: locked, at },
      ],
      'lockout.ticked': [{ at }, { at: at + 30_000 }],
    },
    children: {
      countAttempt: {
        outputs: [
          { isCounted: true, lockout: tried, at },
          { isCounted: true, lockout: locked, at },
          { isCounted: false, lockout: locked, at },
        ],
      },
      refundAttempt: { outputs: [{ lockout: free, at }] },
      endLock: { outputs: [{ lockout: { failures: 0, locks: 1, lockedUntil: null }, at: at + 30_000 }] },
    },
    completeEvent: complete,
  }),
];
