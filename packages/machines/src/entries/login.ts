import { createFormMachine } from '@loomwright/form';
import { createLockMachine, createLoginForm, openLockout } from '@loomwright/login';
import { FIRST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { SIMULATION_EPOCH } from '@loomwright/statecharts/lab';
import { createActor } from 'xstate';
import { entry } from '../entry.ts';
import { storagePorts } from '../ports.ts';

const free = { failures: 0, locks: 0, lockedUntil: null };
const locked = { failures: MAX_FAILURES, locks: 1, lockedUntil: SIMULATION_EPOCH + FIRST_LOCK_MS };
const at = SIMULATION_EPOCH;

const lockout = openLockout(storagePorts.records);
const form = createFormMachine(
  createLoginForm({ lockout, authenticate: async () => ({ kind: 'accepted' }), now: () => at }),
);

export const loginEntries = [
  entry({
    place: ['login', 'lock'],
    create: ({ now }) => createLockMachine({ lockout, now }),
    input: { form: createActor(form, { id: 'form' }) },
    events: {
      'lockout.followed': [
        { lockout: free, at },
        { lockout: locked, at },
      ],
      'clock.ticked': [{ at }, { at: at + FIRST_LOCK_MS }],
    },
    children: {
      endLock: {
        outputs: [{ lockout: { failures: 0, locks: 1, lockedUntil: null }, at: at + FIRST_LOCK_MS }],
      },
    },
  }),
];
