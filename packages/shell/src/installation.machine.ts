/**
 * Installs the site as an app where the browser offers that (SEO-1). An offer can be taken once; a browser may make another
 * one after a refusal, or when the app was removed.
 */
import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** The browser offers to install the site, or has installed it. */
export type InstallationFact = 'offered' | 'done';

export interface InstallationPorts {
  /** Reports what the browser says; returns a function that stops it. */
  readonly watchInstaller: (report: (fact: InstallationFact) => void) => () => void;
  /** Takes the offer: shows the browser's own question. Rejects when it cannot. */
  readonly askToInstall: () => Promise<'accepted' | 'dismissed'>;
}

export type InstallationEvent =
  | { readonly type: 'installer.offered' }
  | { readonly type: 'installer.done' }
  | { readonly type: 'installation.ask' };

export interface InstallationInput {
  /** Whether this page is shown as an installed app. */
  readonly isInstalled: boolean;
}

export interface InstallationContext extends InstallationInput {
  /** Whether another offer came while the last one was being asked about. */
  readonly isOfferedAgain: boolean;
}

export const createInstallationMachine = ({ askToInstall, watchInstaller }: InstallationPorts) =>
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
      askToInstall: fromPromise<'accepted' | 'dismissed'>(askToInstall),
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
    description: 'Whether the site is, or can be, installed as an app.',
    context: ({ input }) => ({ ...input, isOfferedAgain: false }),
    initial: 'unoffered',
    invoke: {
      id: 'watchInstaller',
      src: 'watchInstaller',
      onError: { description: 'Nothing is offered.' },
    },
    on: { 'installer.done': { target: '.installed' } },
    states: {
      unoffered: {
        description: 'The browser does not offer it; some install from their own menu.',
        always: [
          { guard: 'isOfferedAgain', target: 'offered' },
          { guard: 'isInstalled', target: 'installed' },
        ],
        on: { 'installer.offered': { target: 'offered' } },
      },
      offered: {
        description: 'The browser offers to install the site.',
        on: { 'installation.ask': { target: 'asking' } },
      },
      asking: {
        description: 'Waits for the answer to the browser’s own question.',
        entry: 'takeOffer',
        invoke: {
          id: 'askToInstall',
          src: 'askToInstall',
          onDone: [
            { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'installed' },
            { target: 'unoffered' },
          ],
          onError: { target: 'unoffered' },
        },
        on: { 'installer.offered': { actions: 'noteOffer' } },
      },
      installed: {
        description: 'The site is installed.',
        on: { 'installer.offered': { target: 'offered', description: 'It was removed.' } },
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
  canInstall: snapshot.can({ type: 'installation.ask' }),
  isAsking: snapshot.matches('asking'),
  isInstalled: snapshot.matches('installed'),
});
