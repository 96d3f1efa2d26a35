import { createAppMachine } from '@loomwright/app';
import { DEFAULT_PREFERENCES } from '@loomwright/shell';
import { entry } from '../entry.ts';
import {
  accountsPorts,
  at,
  cartPorts,
  exampleUser,
  loadChat,
  loadSearch,
  navigationPorts,
} from '../ports.ts';

export const appEntries = [
  entry({
    place: ['app', 'app'],
    create: () =>
      createAppMachine({
        ...navigationPorts,
        ...cartPorts,
        ...accountsPorts,
        accessOf: (pathname) => (pathname === '/dashboard' ? 'members' : 'everyone'),
        recordActivity: () => {},
        loadChat,
        loadSearch,
      }),
    input: { location: at('/') },
    events: {
      'session.changed': [
        { user: undefined, cause: 'restored' },
        { user: exampleUser, cause: 'loggedIn' },
        { user: undefined, cause: 'loggedOut' },
        { user: undefined, cause: 'deleted' },
      ],
      'navigation.shown': [
        { location: at('/products'), title: 'Products' },
        { location: at('/dashboard'), title: 'Dashboard' },
        { location: { pathname: '/products', search: '?q=data', hash: '' }, title: undefined },
      ],
      'cart.changed': [{ change: { kind: 'added', name: 'Data Dashboard', quantity: 1 } }],
      'page.scrolled': [{ place: 'far' }],
      'page.hiding': [{}],
      'preferences.choose': [{ choice: { theme: 'dark' } }, { choice: { background: 'off' } }],
      'record.updated': [
        {
          key: 'preferences',
          value: { ...DEFAULT_PREFERENCES, theme: 'dark' },
          isStored: true,
        },
      ],
      'record.refused': [{ key: 'preferences', reason: 'full' }],
      'storage.refused': [{ reason: 'blocked' }],
      'storageNotice.dismiss': [{}],
    },
  }),
];
