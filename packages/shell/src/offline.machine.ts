/**
 * Keeps the site in this browser by a worker, and offers its updates (SEO-1). A page runs one version until it is reloaded,
 * and is reloaded only when its user says so. An update waits until it is accepted in some tab, or until all tabs are
 * closed; accepted in one tab, it is offered in the others, which go on with the version that they run.
 */
import { match } from 'ts-pattern';
import { type ActorRefFrom, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';

/** What becomes of the worker: it serves this browser, an update waits, another version serves, or there is none. */
export type WorkerFact = 'ready' | 'waiting' | 'replaced' | 'unavailable';

/** A registered worker. None of these throws. */
export interface SiteWorker {
  /** Has it keep what is still missing in this browser. */
  readonly keep: () => void;
  /** Has the waiting update take over. */
  readonly activate: () => void;
  /** Looks for an update. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** Registers the worker and reports what becomes of it. */
export type OpenWorker = (report: (fact: WorkerFact) => void) => SiteWorker;

export interface OfflinePorts {
  readonly openWorker: OpenWorker;
  /** Loads the page again; drafts and records are stored when it is left. */
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
    // A tab may be open for days without loading a document, which is when browsers look themselves.
    delays: { checkMs: 3_600_000, askAgainMs: 2000, acceptMs: 5000 },
  }).createMachine({
    id: 'offline',
    description: 'Whether this browser keeps the site, and in which version.',
    initial: 'registering',
    invoke: { id: 'worker', src: 'worker', onError: { target: '.unavailable' } },
    states: {
      registering: {
        description: 'Waits for the worker to be installed, or to be found.',
        on: {
          'worker.ready': { target: 'current' },
          'worker.unavailable': { target: 'unavailable' },
          'worker.replaced': {
            target: 'outdated',
            description: 'Another tab accepted an update while this page was being opened.',
          },
        },
      },
      unavailable: {
        description: 'This browser has no workers, or refused ours: every page comes from the network.',
        on: { 'worker.ready': { target: 'current' }, 'worker.replaced': { target: 'outdated' } },
      },
      current: {
        description: 'This browser keeps the version of this page, and no newer one is known.',
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
        description: 'An update waits, and a notice offers it.',
        on: {
          'update.accept': { target: 'accepting' },
          'update.dismiss': { target: 'postponed' },
          'worker.replaced': { target: 'outdated' },
        },
      },
      postponed: {
        description: 'The update waits without a notice; it takes over once all tabs are closed.',
        on: {
          'update.accept': { target: 'accepting' },
          'worker.waiting': { target: 'offered', description: 'A still newer one.' },
          'worker.replaced': { target: 'outdated' },
        },
      },
      accepting: {
        description: 'The update was accepted in this tab: waits until it serves this browser.',
        entry: { type: 'command', params: { type: 'worker.activate' } },
        on: { 'worker.replaced': { target: 'reloading' } },
        after: {
          askAgainMs: {
            description: 'A browser may have overheard it while the serving worker was still at work.',
            actions: { type: 'command', params: { type: 'worker.activate' } },
          },
          acceptMs: { target: 'overdue' },
        },
      },
      overdue: {
        description: 'The accepted update does not serve yet: it is asked on, and a notice offers it again.',
        entry: { type: 'command', params: { type: 'worker.activate' } },
        on: {
          'worker.replaced': { target: 'reloading' },
          'update.accept': { target: 'accepting' },
          'update.dismiss': { target: 'postponed' },
        },
        after: { askAgainMs: { target: 'overdue', reenter: true } },
      },
      outdated: {
        description: 'Another tab accepted an update: this page runs on, and a notice offers to reload it.',
        on: { 'update.accept': { target: 'reloading' }, 'update.dismiss': { target: 'lagging' } },
      },
      lagging: {
        description: 'This page runs on with its older version, without a notice.',
        on: { 'update.accept': { target: 'reloading' } },
      },
      reloading: { description: 'The page is being loaded again.', entry: 'reload' },
    },
  });

export type OfflineActor = ActorRefFrom<ReturnType<typeof createOfflineMachine>>;
export type OfflineSnapshot = SnapshotFrom<ReturnType<typeof createOfflineMachine>>;

export interface OfflineView {
  /** Whether pages open without a network; undefined until that is known. */
  readonly isKept: boolean | undefined;
  /** Whether a newer version is there, which accepting brings. */
  readonly canUpdate: boolean;
  readonly isUpdating: boolean;
  /** What a notice says: that an update waits, or that another tab has accepted one. */
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
