import { createActivityMachine, createNotificationsMachine, createOrdersMachine } from '@loomwright/account';
import { createAppMachine } from '@loomwright/app';
import { createPictureMachine, createSessionMachine } from '@loomwright/auth';
import { createCartMachine } from '@loomwright/cart';
import { createProductPageMachine } from '@loomwright/catalogue';
import { createChatMachine } from '@loomwright/chat';
import { createFormMachine, type FormDefinition } from '@loomwright/form';
import { createLoginMachine } from '@loomwright/login';
import { createPortfolioMachine, EMPTY_PORTFOLIO } from '@loomwright/portfolio';
import {
  createAssistantMachine,
  createBackgroundMachine,
  createCopyingMachine,
  createEmbedMachine,
  createMenusMachine,
  createNavigationMachine,
  createNoticesMachine,
} from '@loomwright/shell';
import { createMemoryOrigin, createRecordMachine } from '@loomwright/storage';
import type { AnyStateMachine } from 'xstate';

/** One machine of the site, as the charts, the lab and the coverage report know it. */
export interface MachineEntry {
  /** The machine's own id, and the name of its files under `docs/statecharts`. */
  readonly id: string;
  /** As in `package.json`, for example `@loomwright/cart`. */
  readonly packageName: string;
  /** Where the machine is written, from the root of the repository. */
  readonly file: string;
  /** Makes the machine with ports that do nothing: it is looked at, not run. */
  readonly create: () => AnyStateMachine;
}

const storagePorts = { store: createMemoryOrigin().openTab(), log: () => {} };
const navigationPorts = {
  isPageLoaded: () => true,
  loadPage: async () => ({ kind: 'loaded' }) as const,
  reloadAt: () => {},
  replaceAddress: () => {},
  titleOf: () => '',
};
const cartPorts = { ...storagePorts, lookUpProduct: () => undefined };
const accountsPorts = {
  ...storagePorts,
  accounts: { load: () => Promise.reject(new Error('nothing to load')), loaded: () => undefined },
};
const nothingSent = async () => ({ kind: 'unreachable' }) as const;
const refused = async () => ({ kind: 'rejected', message: '' }) as const;
const anyForm: FormDefinition<object, string> = {
  fields: [],
  check: () => ({}),
  submit: refused,
  texts: { submit: '', submitting: '', submittingStatus: '', succeededStatus: '', failure: '' },
  afterSuccess: 'confirm',
};
const loadChat = async () => ({ kind: 'missing' }) as const;
const openNothing = () => ({ run: () => {}, pause: () => {}, stop: () => {} });
const recordPorts = { ...storagePorts, reduce: () => null };

const entry = (packageName: string, name: string, create: MachineEntry['create']): MachineEntry => ({
  id: create().id,
  packageName: `@loomwright/${packageName}`,
  file: `packages/${packageName}/src/${name}.machine.ts`,
  create,
});

/**
 * Every machine of the site. A new one gets a line here, then
 * `npx vitest run --project node packages/statecharts -u` writes its files.
 */
export const machines: readonly MachineEntry[] = [
  entry('account', 'activity', () => createActivityMachine(storagePorts)),
  entry('account', 'notifications', () => createNotificationsMachine({ ...storagePorts, now: () => 0 })),
  entry('account', 'orders', () => createOrdersMachine(storagePorts)),
  entry('app', 'app', () =>
    createAppMachine({
      ...cartPorts,
      ...navigationPorts,
      ...accountsPorts,
      accessOf: () => 'everyone',
      noteActivity: () => {},
      loadChat,
    }),
  ),
  entry('auth', 'picture', () =>
    createPictureMachine({ settings: { setPicture: refused }, readPicture: refused }),
  ),
  entry('auth', 'session', () => createSessionMachine(accountsPorts)),
  entry('cart', 'cart', () => createCartMachine(cartPorts)),
  entry('catalogue', 'product-page', () => createProductPageMachine({ findProduct: () => undefined })),
  entry('chat', 'chat', () =>
    createChatMachine({
      sendMessage: nothingSent,
      endSession: async () => {},
      watchConnection: () => () => {},
      sessionId: '',
      now: () => 0,
    }),
  ),
  entry('form', 'form', () => createFormMachine(anyForm)),
  entry('login', 'login', () => createLoginMachine({ ...storagePorts, now: () => 0 })),
  entry('portfolio', 'portfolio', () =>
    createPortfolioMachine({
      ...storagePorts,
      newId: () => 1,
      readPicture: refused,
      readText: async () => ({ kind: 'refused', message: '' }),
      loadSample: async () => EMPTY_PORTFOLIO,
      saveFile: () => {},
      print: () => {},
    }),
  ),
  entry('shell', 'assistant', () => createAssistantMachine({ loadChat })),
  entry('shell', 'background', () => createBackgroundMachine({ loadScene: async () => openNothing })),
  entry('shell', 'embed', createEmbedMachine),
  entry('shell', 'copying', () => createCopyingMachine({ writeClipboard: async () => {} })),
  entry('shell', 'menus', createMenusMachine),
  entry('shell', 'navigation', () => createNavigationMachine(navigationPorts)),
  entry('shell', 'notices', createNoticesMachine),
  entry('storage', 'record', () => createRecordMachine(recordPorts)),
];
