import { createLockMachine, openLockout } from '@loomwright/login';
import { SIMULATION_EPOCH } from '@loomwright/statecharts/lab';
import { entry } from '../entry.ts';
import { listener, storagePorts } from '../ports.ts';

const free = { failures: 0, locks: 0, lockedUntil: null };
const locked = { failures: 3, locks: 1, lockedUntil: SIMULATION_EPOCH + 30_000 };
const at = SIMULATION_EPOCH;

export const loginEntries = [
  entry({
    place: ['login', 'lock'],
    create: ({ now }) => createLockMachine({ lockout: openLockout(storagePorts.records), now }),
    input: { form: listener('form') },
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
