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
} from '@loomwright/shell';
import { fromCallback } from 'xstate';
import { entry } from '../entry.ts';
import { at, listener, loadChat, navigationPorts } from '../ports.ts';

const openScene = () => ({ run: () => {}, pause: () => {}, stop: () => {} });
const openWorker = () => ({ keep: () => {}, activate: () => {}, check: () => {}, stop: () => {} });
const chatLogic = fromCallback(() => {});

/** What was loaded is code: the examples name it only. */
const withCode = (child: string, output: unknown): unknown => {
  if (child === 'loadScene') return openScene;
  const { kind } = (output ?? {}) as { readonly kind?: string };
  return child === 'loadChat' && kind === 'loaded' ? { kind, logic: chatLogic } : output;
};

export const shellEntries = [
  entry({
    place: ['shell', 'assistant'],
    create: () => createAssistantMachine({ loadChat }),
    events: {
      'assistant.prepare': [{}],
      'assistant.open': [{}],
      'assistant.close': [{}],
      'chat.changed': [
        { isOpen: true, unreadCount: 0 },
        { isOpen: false, unreadCount: 2 },
      ],
      'question.passOn': [{ question: 'Do you work abroad?' }],
      'question.taken': [{}],
      'xstate.error.actor.chat': [{}],
    },
    children: { loadChat: { outputs: [{ kind: 'loaded' }, { kind: 'missing' }] } },
    completeOutput: withCode,
  }),
  entry({
    place: ['shell', 'background'],
    create: () => createBackgroundMachine({ loadScene: async () => openScene }),
    input: { background: 'on', isHidden: false, isCalm: false, isBarred: false },
    events: {
      'conditions.changed': [
        { changes: { isHidden: true } },
        { changes: { isHidden: false } },
        { changes: { background: 'off' } },
        { changes: { background: 'on' } },
        { changes: { isCalm: true } },
      ],
      'network.returned': [{}],
      'scene.shown': [{}],
      'scene.lost': [{}],
      'scene.failed': [{}],
    },
    children: { loadScene: { outputs: [null] } },
    completeOutput: withCode,
  }),
  entry({
    place: ['shell', 'embed'],
    create: createEmbedMachine,
    input: { loadsAtOnce: false },
    events: {
      'embed.load': [{}],
      'embed.retry': [{}],
      'frame.loaded': [{ isOnline: true }, { isOnline: false }],
    },
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
      createInstallationMachine({ watchInstaller: () => () => {}, askToInstall: async () => 'dismissed' }),
    input: { isInstalled: false },
    events: { 'installer.offered': [{}], 'installation.ask': [{}], 'installer.done': [{}] },
    children: { askToInstall: { outputs: ['accepted', 'dismissed'] } },
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
      'session.changed': [{ isSignedIn: false }, { isSignedIn: true }],
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
];
