import { events, type Generated, oneOf, outcomes, reference, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { EmbedView } from '../embed.machine.ts';
import type { MenusView } from '../menus.machine.ts';
import type { OfflineView } from '../offline.machine.ts';

export const menusEvents = events({
  'menu.toggleMobile': 1,
  'menu.toggleUser': 1,
  'menu.dismiss': 1,
  'route.changed': 1,
  'session.changed': [2, { isLoggedIn: fc.boolean() }],
});

export const stepMenusModel = reference<'none' | 'mobile' | 'user', Generated<typeof menusEvents>>({
  'menu.toggleMobile': (open) => (open === 'mobile' ? 'none' : 'mobile'),
  'menu.toggleUser': (open) => (open === 'user' ? 'none' : 'user'),
  'menu.dismiss': () => 'none',
  'route.changed': () => 'none',
  'session.changed': (open, { isLoggedIn }) => (open === 'user' && !isLoggedIn ? 'none' : open),
});

export const toMenusModelView = (open: string): MenusView => ({
  isMobileOpen: open === 'mobile',
  isUserOpen: open === 'user',
});

const text = oneOf('Added.', 'Removed.', '6 products', 'About');

/** Some waits are close to the machine's delays of 400, 2000 and 3000 ms. */
export const noticesSteps = events({
  'notice.show': [2, { text: weighted<string>([4, text], [1, fc.constant('')]) }],
  'notice.announce': [1, { text }],
  wait: [2, { ms: oneOf(0, 1, 199, 200, 399, 400, 401, 1000, 1600, 1999, 2000, 2001, 2999, 3000, 3001) }],
});

interface Shown {
  readonly at: number;
  readonly text: string;
}
export interface NoticesModel {
  readonly now: number;
  readonly notice?: Shown;
  readonly announcement?: Shown;
}

export const stepNoticesModel = reference<NoticesModel, Generated<typeof noticesSteps>>({
  'notice.show': (model, step) =>
    step.text === '' ? model : { ...model, notice: { at: model.now, text: step.text } },
  'notice.announce': (model, step) => ({ ...model, announcement: { at: model.now, text: step.text } }),
  wait: (model, { ms }) => ({ ...model, now: model.now + ms }),
});

/** A notice lasts 2000 ms (CRT-3). An announcement starts after 400 ms and lasts 3000 ms (PRD-5). */
export const toNoticesModelTexts = ({ announcement, notice, now }: NoticesModel) => {
  const textWithin = (shown: Shown | undefined, from: number, to: number) =>
    shown !== undefined && now - shown.at >= from && now - shown.at < to ? shown.text : '';
  return { noticeText: textWithin(notice, 0, 2000), announcementText: textWithin(announcement, 400, 3400) };
};

/** Some waits are close to the machine's delay of 8000 ms. */
export const embedSteps = events({
  'embed.load': 2,
  'embed.retry': 2,
  'frame.loaded': 2,
  'frame.reported': 2,
  wait: [4, { ms: oneOf(0, 1, 4000, 7999, 8000, 8001) }],
  ...outcomes({ probe: [3, oneOf(true, true, false), 1] }),
});

export const createEmbedModel = (loadsAtOnce: boolean, reports: boolean) => ({
  reports,
  /** Milliseconds since loading began; undefined before that. */
  waitedMs: loadsAtOnce ? 0 : (undefined as number | undefined),
  isReached: undefined as boolean | undefined,
  hasLoaded: false,
  hasReported: false,
  retries: 0,
});
type EmbedModel = Readonly<ReturnType<typeof createEmbedModel>>;

const frameOf = ({ hasLoaded, hasReported, isReached, reports }: EmbedModel): EmbedView['frame'] => {
  if (isReached !== true) return 'none';
  if (hasReported) return 'reported';
  return hasLoaded && !reports ? 'shown' : 'hidden';
};
const failureOf = (model: EmbedModel): EmbedView['failure'] => {
  if (model.isReached === false) return 'unreachable';
  return (model.waitedMs ?? 0) >= 8000 && frameOf(model) === 'hidden' ? 'late' : undefined;
};
const answer = (model: EmbedModel, isReached: boolean): EmbedModel =>
  model.waitedMs === undefined ? model : { ...model, isReached: model.isReached ?? isReached };

export const stepEmbedModel = reference<EmbedModel, Generated<typeof embedSteps>>({
  'embed.load': (model) => ({ ...model, waitedMs: model.waitedMs ?? 0 }),
  'embed.retry': (model) =>
    failureOf(model) ? { ...createEmbedModel(true, model.reports), retries: model.retries + 1 } : model,
  'frame.loaded': (model) => ({ ...model, hasLoaded: model.hasLoaded || model.isReached === true }),
  'frame.reported': (model) => ({ ...model, hasReported: model.hasReported || model.isReached === true }),
  wait: (model, { ms }) => {
    if (model.waitedMs === undefined) return model;
    const waitedMs = model.waitedMs + ms;
    return waitedMs >= 8000 ? answer({ ...model, waitedMs }, false) : { ...model, waitedMs };
  },
  'done.probe': (model, { output }) => answer(model, output),
  'error.probe': (model) => answer(model, false),
});

export const toEmbedModelView = (model: EmbedModel): EmbedView => {
  const [frame, failure, isAsking] = [frameOf(model), failureOf(model), model.waitedMs === undefined];
  const isLoading = !isAsking && failure === undefined && (frame === 'none' || frame === 'hidden');
  return { isAsking, isLoading, frame, failure, frameKey: model.retries };
};

export const offlineSteps = events({
  'worker.ready': 2,
  'worker.unavailable': 1,
  'worker.waiting': 3,
  'worker.replaced': 2,
  'update.accept': 2,
  'update.dismiss': 1,
  wait: [5, { ms: oneOf(1000, 4000, 5000, 3_600_000) }],
});

export const NO_WORKER = {
  worker: 'unknown' as 'unknown' | 'none' | 'serves',
  update: 'none' as 'none' | 'waits' | 'serves',
  isDismissed: false,
  /** Milliseconds since the user accepted an update. */
  acceptedMs: undefined as number | undefined,
  /** An accepted update that is late stays wanted until it is dismissed. */
  isWanted: false,
  reloads: 0,
};
type OfflineModel = Readonly<typeof NO_WORKER>;

const isAccepted = ({ acceptedMs }: OfflineModel): boolean => acceptedMs !== undefined;
const offer = (model: OfflineModel, update: 'waits' | 'serves'): OfflineModel =>
  model.worker === 'serves' && model.update !== 'serves' && !model.isWanted
    ? { ...model, update, isDismissed: false }
    : model;

const stepLoadedPage = reference<OfflineModel, Generated<typeof offlineSteps>>({
  'worker.ready': (model) => ({ ...model, worker: 'serves' }),
  'worker.unavailable': (model) => (model.worker === 'serves' ? model : { ...model, worker: 'none' }),
  'worker.waiting': (model) => offer(model, 'waits'),
  // The new worker serves the page, even if no worker was reported as ready.
  'worker.replaced': (model) =>
    model.isWanted ? { ...model, reloads: 1 } : offer({ ...model, worker: 'serves' }, 'serves'),
  'update.accept': (model) => {
    if (model.update === 'serves') return { ...model, reloads: 1 };
    return model.update === 'waits' ? { ...model, acceptedMs: model.acceptedMs ?? 0, isWanted: true } : model;
  },
  'update.dismiss': (model) =>
    model.update === 'none' || isAccepted(model) ? model : { ...model, isDismissed: true, isWanted: false },
  wait: (model, { ms }) => {
    if (model.acceptedMs === undefined) return model;
    const acceptedMs = model.acceptedMs + ms;
    return acceptedMs >= 5000
      ? { ...model, acceptedMs: undefined, isDismissed: false }
      : { ...model, acceptedMs };
  },
});
export const stepOfflineModel: typeof stepLoadedPage = (model, step) =>
  model.reloads > 0 ? model : stepLoadedPage(model, step);

export const toOfflineModelView = (model: OfflineModel): OfflineView => {
  const isUpdating = model.reloads > 0 || isAccepted(model);
  const isOffered = model.update !== 'none' && !isUpdating;
  return {
    isKept: model.worker === 'unknown' ? undefined : model.worker === 'serves',
    canUpdate: isOffered,
    isUpdating,
    notice: !isOffered || model.isDismissed ? 'none' : model.update === 'waits' ? 'update' : 'replaced',
  };
};
