import {
  createAssistantMachine,
  createBackgroundMachine,
  createCopyingMachine,
  createEmbedMachine,
  createInstallationMachine,
  createMenusMachine,
  createNavigationMachine,
  createNoticesMachine,
  createOfflineMachine,
  createSearchBoxMachine,
  createSearchIndex,
  createSearchMachine,
  type SearchEntry,
} from '@loomwright/shell';
import { fromCallback } from 'xstate';
import { entry } from '../entry.ts';
import { at, listener, loadChat, loadSearch, navigationPorts, storagePorts } from '../ports.ts';

const openScene = () => ({ run: () => {}, pause: () => {}, stop: () => {} });
const openWorker = () => ({ keep: () => {}, activate: () => {}, check: () => {}, stop: () => {} });
const chatLogic = fromCallback(() => {});

const found: readonly SearchEntry[] = [
  { id: '/products', kind: 'page', title: 'Products', text: '', isMain: true, target: { href: '/products' } },
  { id: '/faq', kind: 'page', title: 'FAQ', text: '', target: { href: '/faq' } },
];
const guest = { person: 'guest', theme: 'system' } as const;

const isLoaded = (output: unknown) =>
  typeof output === 'object' && output !== null && 'kind' in output && output.kind === 'loaded';

const withCode = (child: string, output: unknown): unknown => {
  if (child === 'loadScene') return openScene;
  return child === 'loadChat' && isLoaded(output) ? { kind: 'loaded', logic: chatLogic } : output;
};

export const shellEntries = [
  entry({
    place: ['shell', 'assistant'],
    create: () => createAssistantMachine({ loadChat }),
    events: {
      'assistant.preload': [{}],
      'assistant.open': [{}],
      'assistant.close': [{}],
      'chat.changed': [
        { isOpen: true, unreadCount: 0 },
        { isOpen: false, unreadCount: 2 },
      ],
      'question.offered': [{ question: 'Do you work abroad?' }],
      'question.consumed': [{}],
      'xstate.error.actor.chat': [{}],
    },
    children: { loadChat: { outputs: [{ kind: 'loaded' }, { kind: 'missing' }] } },
    completeOutput: withCode,
  }),
  entry({
    place: ['shell', 'background'],
    create: () => createBackgroundMachine({ loadScene: async () => openScene }),
    input: { background: 'on', isHidden: false, isReduced: false, isSuppressed: false },
    events: {
      'conditions.changed': [
        { changes: { isHidden: true } },
        { changes: { isHidden: false } },
        { changes: { background: 'off' } },
        { changes: { background: 'on' } },
        { changes: { isReduced: true } },
      ],
      'network.online': [{}],
      'scene.shown': [{}],
      'scene.lost': [{}],
      'scene.failed': [{}],
    },
    children: { loadScene: { outputs: [null] } },
    completeOutput: withCode,
  }),
  entry({
    place: ['shell', 'embed'],
    create: () => createEmbedMachine({ canReach: async () => true }),
    input: { address: 'https://maps.example/', loadsAtOnce: false, reports: false },
    events: {
      'embed.load': [{}],
      'embed.retry': [{}],
      'frame.loaded': [{}],
      'frame.reported': [{}],
    },
    children: { probe: { outputs: [true, false] } },
  }),
  entry({
    place: ['shell', 'copying'],
    create: () => createCopyingMachine({ writeClipboard: async () => {} }),
    input: { notices: listener('notices') },
    events: { 'copy.request': [{ place: 0, text: 'npm start' }] },
  }),
  entry({
    place: ['shell', 'installation'],
    create: () =>
      createInstallationMachine({ watchInstaller: () => () => {}, promptInstall: async () => 'dismissed' }),
    input: { isInstalled: false },
    events: { 'installer.offered': [{}], 'installation.prompt': [{}], 'installer.done': [{}] },
    children: { promptInstall: { outputs: ['accepted', 'dismissed'] } },
  }),
  entry({
    place: ['shell', 'offline'],
    create: () => createOfflineMachine({ openWorker, reload: () => {} }),
    events: {
      'worker.ready': [{}],
      'worker.unavailable': [{}],
      'worker.waiting': [{}],
      'worker.replaced': [{}],
      'update.accept': [{}],
      'update.dismiss': [{}],
    },
  }),
  entry({
    place: ['shell', 'menus'],
    create: createMenusMachine,
    events: {
      'menu.toggleMobile': [{}],
      'menu.toggleUser': [{}],
      'menu.dismiss': [{}],
      'route.changed': [{}],
      'session.changed': [{ isLoggedIn: false }, { isLoggedIn: true }],
    },
  }),
  entry({
    place: ['shell', 'navigation'],
    create: () => createNavigationMachine(navigationPorts),
    input: { location: at('/'), listener: listener('app') },
    events: {
      'location.changed': [
        { visit: { location: at('/products'), cause: 'link' }, isLoaded: true, title: 'Products' },
        { visit: { location: at('/about'), cause: 'link' }, isLoaded: false, title: '' },
      ],
      'navigation.redirect': [{ to: '/login' }],
      'navigation.retry': [{}],
    },
    children: {
      loadPage: {
        outputs: [
          { kind: 'loaded', title: 'About' },
          { kind: 'missing', hasReloaded: false },
          { kind: 'missing', hasReloaded: true },
        ],
      },
    },
  }),
  entry({
    place: ['shell', 'notices'],
    create: createNoticesMachine,
    events: {
      'notice.show': [{ text: 'Added to your cart' }],
      'notice.announce': [{ text: '3 products' }],
    },
  }),
  entry({
    place: ['shell', 'search'],
    create: () => createSearchMachine({ loadSearch }),
    events: { 'search.open': [{}], 'search.close': [{}] },
    children: { loadSearch: { outputs: [{ kind: 'loaded' }, { kind: 'missing' }] } },
  }),
  entry({
    place: ['shell', 'search-box'],
    create: () => createSearchBoxMachine({ ...storagePorts, index: createSearchIndex(found) }),
    input: { searchScope: guest, notices: listener('notices') },
    events: {
      'box.type': [{ text: 'prod' }, { text: '' }],
      'box.move': [{ by: 1 }, { by: -1 }],
      'box.highlight': [{ at: 0 }],
      'box.select': [{ inNewTab: false }, { inNewTab: true }],
      'box.escape': [{}],
      'box.clearRecent': [{}],
      'scope.changed': [{ searchScope: { person: 'member', theme: 'dark' } }],
      'record.updated': [{ key: 'searches', value: ['faq'], isStored: true }],
      'record.refused': [{ key: 'searches', reason: 'full' }],
    },
  }),
];
