/**
 * A page keeps its version until the user agrees to reload it, even if another tab accepts an update (SEO-1).
 */
import { match } from 'ts-pattern';
import { type ActorRefFrom, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';

/** `replaced`: another version serves this browser. */
export type WorkerFact = 'ready' | 'waiting' | 'replaced' | 'unavailable';

/** No method throws. */
export interface SiteWorker {
  /** Caches the files that are still missing. */
  readonly keep: () => void;
  /** Activates the waiting update. */
  readonly activate: () => void;
  readonly check: () => void;
  readonly stop: () => void;
}

export type OpenWorker = (report: (fact: WorkerFact) => void) => SiteWorker;

export interface OfflinePorts {
  readonly openWorker: OpenWorker;
  readonly reload: () => void;
}

export type OfflineEvent =
  | { readonly type: 'worker.ready' }
  | { readonly type: 'worker.waiting' }
  | { readonly type: 'worker.replaced' }
  | { readonly type: 'worker.unavailable' }
  | { readonly type: 'update.accept' }
  | { readonly type: 'update.dismiss' };

interface WorkerCommand {
  readonly type: 'worker.keep' | 'worker.activate' | 'worker.check';
}

export const createOfflineMachine = ({ openWorker, reload }: OfflinePorts) =>
  setup({
    types: { events: {} as OfflineEvent },
    actors: {
      worker: fromCallback<WorkerCommand>(({ receive, sendBack }) => {
        const worker = openWorker((fact) => sendBack({ type: `worker.${fact}` }));
        receive(({ type }) =>
          match(type)
            .with('worker.keep', () => worker.keep())
            .with('worker.activate', () => worker.activate())
            .with('worker.check', () => worker.check())
            .exhaustive(),
        );
        return worker.stop;
      }),
    },
    actions: {
      command: sendTo('worker', (_, { type }: WorkerCommand): WorkerCommand => ({ type })),
      reload,
    },
    // `checkMs`: browsers check for updates when a document loads, but a tab may stay open for days.
    delays: { checkMs: 3_600_000, askAgainMs: 2000, acceptMs: 5000 },
  }).createMachine({
    id: 'offline',
    description: 'Keeps the site in this browser, and offers its updates.',
    initial: 'registering',
    invoke: { id: 'worker', src: 'worker', onError: { target: '.unavailable' } },
    states: {
      registering: {
        description: 'Waits for the worker to be installed or found.',
        on: {
          'worker.ready': { target: 'current' },
          'worker.unavailable': { target: 'unavailable' },
          'worker.replaced': {
            target: 'outdated',
            description: 'Another tab accepted an update while this page was opening.',
          },
        },
      },
      unavailable: {
        description: 'The browser has no service worker or refused it; every page comes from the network.',
        on: { 'worker.ready': { target: 'current' }, 'worker.replaced': { target: 'outdated' } },
      },
      current: {
        description: 'The worker serves the version of this page; no newer one is known.',
        entry: { type: 'command', params: { type: 'worker.keep' } },
        on: { 'worker.waiting': { target: 'offered' }, 'worker.replaced': { target: 'outdated' } },
        after: {
          checkMs: {
            target: 'current',
            reenter: true,
            actions: { type: 'command', params: { type: 'worker.check' } },
          },
        },
      },
      offered: {
        description: 'Offers the waiting update in a notice.',
        on: {
          'update.accept': { target: 'accepting' },
          'update.dismiss': { target: 'postponed' },
          'worker.replaced': { target: 'outdated' },
        },
      },
      postponed: {
        description: 'Keeps the update waiting, without a notice, until all tabs are closed.',
        on: {
          'update.accept': { target: 'accepting' },
          'worker.waiting': { target: 'offered', description: 'A newer update replaces the postponed one.' },
          'worker.replaced': { target: 'outdated' },
        },
      },
      accepting: {
        description: 'Waits until the update that the user accepted in this tab is active.',
        entry: { type: 'command', params: { type: 'worker.activate' } },
        on: { 'worker.replaced': { target: 'reloading' } },
        after: {
          askAgainMs: {
            description: 'The browser may have missed the message while the old worker was busy.',
            actions: { type: 'command', params: { type: 'worker.activate' } },
          },
          acceptMs: { target: 'overdue' },
        },
      },
      overdue: {
        description: 'The accepted update is late: repeats the message, and offers the update again.',
        entry: { type: 'command', params: { type: 'worker.activate' } },
        on: {
          'worker.replaced': { target: 'reloading' },
          'update.accept': { target: 'accepting' },
          'update.dismiss': { target: 'postponed' },
        },
        after: { askAgainMs: { target: 'overdue', reenter: true } },
      },
      outdated: {
        description: 'Another tab accepted an update; a notice offers to reload this page.',
        on: { 'update.accept': { target: 'reloading' }, 'update.dismiss': { target: 'dismissed' } },
      },
      dismissed: {
        description: 'Continues with the older version, without a notice.',
        on: { 'update.accept': { target: 'reloading' } },
      },
      reloading: { description: 'Reloads the page.', entry: 'reload' },
    },
  });

export type OfflineActor = ActorRefFrom<ReturnType<typeof createOfflineMachine>>;
export type OfflineSnapshot = SnapshotFrom<ReturnType<typeof createOfflineMachine>>;

export interface OfflineView {
  /** Whether pages open offline; undefined until known. */
  readonly isKept: boolean | undefined;
  readonly canUpdate: boolean;
  readonly isUpdating: boolean;
  /** `replaced`: another tab accepted an update. */
  readonly notice: 'none' | 'update' | 'replaced';
}

const toNotice = (snapshot: OfflineSnapshot): OfflineView['notice'] => {
  if (snapshot.matches('outdated')) return 'replaced';
  return snapshot.matches('offered') || snapshot.matches('overdue') ? 'update' : 'none';
};

export const toOfflineView = (snapshot: OfflineSnapshot): OfflineView => ({
  isKept: snapshot.matches('registering') ? undefined : !snapshot.matches('unavailable'),
  canUpdate: snapshot.can({ type: 'update.accept' }),
  isUpdating: snapshot.matches('accepting') || snapshot.matches('reloading'),
  notice: toNotice(snapshot),
});
