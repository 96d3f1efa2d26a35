import { createFormMachine } from '@loomwright/form';
import { createLockMachine, createLoginForm, openLockout } from '@loomwright/login';
import { SIMULATION_EPOCH } from '@loomwright/statecharts/lab';
import { createActor } from 'xstate';
import { entry } from '../entry.ts';
import { storagePorts } from '../ports.ts';

const free = { failures: 0, locks: 0, lockedUntil: null };
const locked = { failures: 3, locks: 1, lockedUntil: SIMULATION_EPOCH + 30_000 };
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
      'clock.ticked': [{ at }, { at: at + 30_000 }],
    },
    children: {
      endLock: { outputs: [{ lockout: { failures: 0, locks: 1, lockedUntil: null }, at: at + 30_000 }] },
    },
  }),
];
