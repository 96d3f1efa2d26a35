import type { Listener } from '@loomwright/kit';
import { createMemoryOrigin, createRecords } from '@loomwright/storage';
import { createActor, type EventObject, fromCallback } from 'xstate';

export const listener = <TEvent extends EventObject>(id: string): Listener<TEvent> =>
  createActor(
    fromCallback<TEvent>(() => {}),
    { id },
  );

export const storePorts = { store: createMemoryOrigin().openTab(), log: () => {} };
export const storagePorts = { ...storePorts, records: createRecords(storePorts) };
export const navigationPorts = {
  loadPage: async () => ({ kind: 'loaded', title: '' }) as const,
  reloadAt: () => {},
  replaceAddress: () => {},
};
export const accountsPorts = {
  ...storagePorts,
  accounts: { load: () => Promise.reject(new Error('nothing to load')), loaded: () => undefined },
};
export const loadChat = async () => ({ kind: 'missing' }) as const;
export const loadSearch = async () => ({ kind: 'loaded' }) as const;

const products = [
  { id: 1, name: 'AI Chatbot Integration', price: 499.99, image: '/products/chatbot.svg' },
  { id: 2, name: 'Data Dashboard', price: 29.99, image: '/products/dashboard.svg' },
];

export const cartPorts = {
  ...storagePorts,
  lookUpProduct: (id: number) => products.find((product) => product.id === id),
};

export const exampleCart = products.map((product) => ({ ...product, quantity: 2 }));

export const exampleUser = { id: 7, email: 'ada@example.com', name: 'Ada', role: 'user' } as const;

export const at = (pathname: string) => ({ pathname, search: '', hash: '' });

export const livePorts = { follow: () => () => {}, findTabs: async () => [], openInspector: () => undefined };
