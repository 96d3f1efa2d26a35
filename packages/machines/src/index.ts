import {
  createActivityMachine,
  createNotificationsMachine,
  createOrdersMachine,
  createStoredDataMachine,
} from '@loomwright/account';
import { createAppMachine, createStoredChildren } from '@loomwright/app';
import { createSessionMachine } from '@loomwright/auth';
import { createCartMachine, createCartOwnerMachine } from '@loomwright/cart';
import { createProductPageMachine } from '@loomwright/catalogue';
import { createChatMachine } from '@loomwright/chat';
import { createFormMachine, type FormDefinition } from '@loomwright/form';
import { createLockoutStore, createLoginMachine } from '@loomwright/login';
import {
  createExporterMachine,
  createImporterMachine,
  createPictureQueueMachine,
  createPortfolioMachine,
  EMPTY_PORTFOLIO,
} from '@loomwright/portfolio';
import {
  createAssistantMachine,
  createBackgroundMachine,
  createCopyingMachine,
  createEmbedMachine,
  createMenusMachine,
  createNavigationMachine,
  createNoticesMachine,
} from '@loomwright/shell';
import { createChartViewMachine } from '@loomwright/statecharts/lab';
import {
  createMemoryOrigin,
  createRecordCodec,
  createRecordMachine,
  createRecords,
} from '@loomwright/storage';
import type { AnyStateMachine } from 'xstate';

/** One machine of the site, as the charts, the lab and the coverage report know it. */
export interface MachineEntry {
  /** The machine's own id, and the name of its files under `docs/statecharts`. */
  readonly id: string;
  /** Where the machine is written, from the root of the repository. */
  readonly file: string;
  /** Makes the machine with ports that do nothing: it is looked at, not run. */
  readonly create: () => AnyStateMachine;
}

const storePorts = { store: createMemoryOrigin().openTab(), log: () => {} };
const storagePorts = { ...storePorts, records: createRecords(storePorts) };
const memberPorts = { ...storagePorts, hasAccount: () => true };
const navigationPorts = {
  loadPage: async () => ({ kind: 'loaded', title: '' }) as const,
  reloadAt: () => {},
  replaceAddress: () => {},
};
const cartPorts = { ...storagePorts, lookUpProduct: () => undefined };
const accountsPorts = {
  ...storagePorts,
  accounts: { load: () => Promise.reject(new Error('nothing to load')), loaded: () => undefined },
};
const nothingSent = async () => ({ kind: 'unreachable' }) as const;
const refused = async () => ({ kind: 'rejected', message: '' }) as const;
const refusedText = async () => ({ kind: 'noFile' }) as const;
const exportPorts = { saveFile: () => {}, print: () => {} };
const anyForm: FormDefinition<object, string> = {
  fields: [],
  check: () => ({}),
  submit: refused,
  texts: { submit: '', submitting: '', submittingStatus: '', succeededStatus: '', failure: '' },
  afterSuccess: 'confirm',
};
const loadChat = async () => ({ kind: 'missing' }) as const;
const openNothing = () => ({ run: () => {}, pause: () => {}, stop: () => {} });
const lockout = createLockoutStore({ ...storagePorts, now: () => 0 });
const recordPorts = {
  ...storePorts,
  codec: createRecordCodec({
    key: 'any',
    empty: null,
    loadSchema: async () => ({ safeParse: () => ({ success: false }) }),
  }),
  reduce: () => null,
};

const entry = (folder: string, name: string, create: MachineEntry['create']): MachineEntry => ({
  id: create().id,
  file: `packages/${folder}/src/${name}.machine.ts`,
  create,
});

/** Every machine of the site. A new one gets a line here, then `npm run statecharts` writes its files. */
export const machines: readonly MachineEntry[] = [
  entry('account', 'activity', () => createActivityMachine(memberPorts)),
  entry('account', 'notifications', () => createNotificationsMachine(storagePorts)),
  entry('account', 'orders', () => createOrdersMachine(memberPorts)),
  entry('account', 'stored-data', () =>
    createStoredDataMachine({ readRows: () => [], exportAll: async () => {} }),
  ),
  entry('app', 'app', () =>
    createAppMachine({
      ...storagePorts,
      ...navigationPorts,
      children: createStoredChildren({ ...cartPorts, ...accountsPorts }),
      accessOf: () => 'everyone',
      noteActivity: () => {},
      loadChat,
    }),
  ),
  entry('auth', 'session', () => createSessionMachine(accountsPorts)),
  entry('cart', 'cart', () => createCartMachine(cartPorts)),
  entry('cart', 'cart-owner', () => createCartOwnerMachine(cartPorts)),
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
  entry('login', 'login', () => createLoginMachine({ lockout, now: () => 0 })),
  entry('portfolio', 'exporter', () => createExporterMachine(exportPorts)),
  entry('portfolio', 'importer', () => createImporterMachine({ readText: refusedText })),
  entry('portfolio', 'picture-queue', () => createPictureQueueMachine({ readPicture: refused })),
  entry('portfolio', 'portfolio', () =>
    createPortfolioMachine({
      ...storagePorts,
      ...exportPorts,
      readPicture: refused,
      readText: refusedText,
      loadSample: async () => EMPTY_PORTFOLIO,
    }),
  ),
  entry('shell', 'assistant', () => createAssistantMachine({ loadChat })),
  entry('shell', 'background', () => createBackgroundMachine({ loadScene: async () => openNothing })),
  entry('shell', 'embed', createEmbedMachine),
  entry('shell', 'copying', () => createCopyingMachine({ writeClipboard: async () => {} })),
  entry('shell', 'menus', createMenusMachine),
  entry('shell', 'navigation', () => createNavigationMachine(navigationPorts)),
  entry('shell', 'notices', createNoticesMachine),
  entry('statecharts', 'lab/chart-view', createChartViewMachine),
  entry('storage', 'record', () => createRecordMachine(recordPorts)),
];
