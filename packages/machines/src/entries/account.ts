import {
  createActivityMachine,
  createNotificationsMachine,
  createOrdersMachine,
  createStoredDataMachine,
} from '@loomwright/account';
import { entry } from '../entry.ts';
import { listener, storagePorts } from '../ports.ts';

const noted = { kind: 'cart', text: 'Added Data Dashboard to your cart.', at: 0 } as const;
const quote = {
  id: 1,
  at: 0,
  lines: [{ id: 2, name: 'Data Dashboard', price: 29.99, quantity: 2 }],
  totalCents: 5998,
  status: 'kept',
} as const;
const row = {
  key: 'cart',
  area: 'local',
  holds: 'Your cart',
  isThere: true,
  sizeText: '120 bytes',
} as const;

export const accountEntries = [
  entry({
    place: ['account', 'activity'],
    create: () => createActivityMachine(storagePorts),
    input: { userId: 7, notices: listener('notices') },
    events: {
      'record.updated': [
        { key: 'activity_7', value: [noted], isStored: true },
        { key: 'activity_7', value: [], isStored: true },
      ],
      'record.refused': [{ key: 'activity_7', reason: 'blocked' }],
      'activity.clear': [{}],
      'activity.undoClear': [{}],
    },
  }),
  entry({
    place: ['account', 'notifications'],
    create: () => createNotificationsMachine(storagePorts),
    input: { userId: 7, isAdmin: false, openedAt: 0, notices: listener('notices') },
    events: {
      'record.updated': [
        { key: 'notifications_7', value: [], isStored: true },
        { key: 'notifications_7', value: [1], isStored: true },
      ],
      'record.refused': [{ key: 'notifications_7', reason: 'full' }],
      'notification.markRead': [{ id: 1 }, { id: 99 }],
      'notification.markAllRead': [{}],
    },
  }),
  entry({
    place: ['account', 'orders'],
    create: () => createOrdersMachine(storagePorts),
    input: { userId: 7 },
    events: {
      'record.updated': [
        { key: 'quotes_7', value: [quote], isStored: true },
        { key: 'quotes_7', value: [], isStored: true },
      ],
      'record.refused': [{ key: 'quotes_7', reason: 'blocked' }],
    },
  }),
  entry({
    place: ['account', 'stored-data'],
    create: () => createStoredDataMachine({ readRows: () => [], exportAll: async () => {} }),
    input: { rows: [], notices: listener('notices') },
    events: {
      'storedData.read': [{ rows: [row] }, { rows: [] }],
      'storedData.export': [{}],
    },
  }),
];
