/** A browser's offer can be used once; the browser may repeat it after a refusal or an uninstall (SEO-1). */
import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';

export type InstallationFact = 'offered' | 'done';

export interface InstallationPorts {
  readonly watchInstaller: (report: (fact: InstallationFact) => void) => () => void;
  /** Shows the browser's prompt. Rejects if it cannot. */
  readonly promptInstall: () => Promise<'accepted' | 'dismissed'>;
}

export type InstallationEvent =
  | { readonly type: 'installer.offered' }
  | { readonly type: 'installer.done' }
  | { readonly type: 'installation.prompt' };

export interface InstallationInput {
  readonly isInstalled: boolean;
}

export interface InstallationContext extends InstallationInput {
  /** Whether the browser made another offer while the prompt was open. */
  readonly isOfferedAgain: boolean;
}

export const createInstallationMachine = ({ promptInstall, watchInstaller }: InstallationPorts) =>
  setup({
    types: {
      context: {} as InstallationContext,
      events: {} as InstallationEvent,
      input: {} as InstallationInput,
    },
    actors: {
      watchInstaller: fromCallback(({ sendBack }) =>
        watchInstaller((fact) => sendBack({ type: `installer.${fact}` })),
      ),
      promptInstall: fromPromise<'accepted' | 'dismissed'>(promptInstall),
    },
    actions: {
      noteOffer: assign({ isOfferedAgain: true }),
      takeOffer: assign({ isOfferedAgain: false }),
    },
    guards: {
      isInstalled: ({ context }) => context.isInstalled,
      isOfferedAgain: ({ context }) => context.isOfferedAgain,
      isAccepted: (_, { output }: { output: 'accepted' | 'dismissed' }) => output === 'accepted',
    },
  }).createMachine({
    id: 'installation',
    description: 'Installs the site as an app if the browser can.',
    context: ({ input }) => ({ ...input, isOfferedAgain: false }),
    initial: 'unavailable',
    invoke: {
      id: 'watchInstaller',
      src: 'watchInstaller',
      onError: { description: 'The site then receives no offer to install.' },
    },
    on: { 'installer.done': { target: '.installed' } },
    states: {
      unavailable: {
        description: 'The browser makes no offer; some browsers install from their own menu.',
        always: [
          { guard: 'isOfferedAgain', target: 'offered' },
          { guard: 'isInstalled', target: 'installed' },
        ],
        on: { 'installer.offered': { target: 'offered' } },
      },
      offered: {
        description: 'Waits for the user to accept the browser’s offer.',
        on: { 'installation.prompt': { target: 'prompting' } },
      },
      prompting: {
        description: 'Waits for the answer to the browser’s prompt.',
        entry: 'takeOffer',
        invoke: {
          id: 'promptInstall',
          src: 'promptInstall',
          onDone: [
            { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'installed' },
            { target: 'unavailable' },
          ],
          onError: { target: 'unavailable' },
        },
        on: { 'installer.offered': { actions: 'noteOffer' } },
      },
      installed: {
        description: 'The site is installed.',
        on: { 'installer.offered': { target: 'offered', description: 'The app was removed.' } },
      },
    },
  });

export type InstallationActor = ActorRefFrom<ReturnType<typeof createInstallationMachine>>;
export type InstallationSnapshot = SnapshotFrom<ReturnType<typeof createInstallationMachine>>;

export interface InstallationView {
  readonly canInstall: boolean;
  readonly isAsking: boolean;
  readonly isInstalled: boolean;
}

export const toInstallationView = (snapshot: InstallationSnapshot): InstallationView => ({
  canInstall: snapshot.can({ type: 'installation.prompt' }),
  isAsking: snapshot.matches('prompting'),
  isInstalled: snapshot.matches('installed'),
});
