import type { EmbedView } from '../embed.machine.ts';
import type { MenusEvent, MenusView } from '../menus.machine.ts';
import type { NoticesView } from '../notices.machine.ts';
import type { EmbedStep, NoticesStep } from './arbitraries.ts';

/** The menu that is open after an event (MNU-2, MNU-3): its own button toggles it, other events close it. */
export const stepMenusModel = (open: string, event: MenusEvent): string => {
  const { type } = event;
  if (type === 'menu.toggleMobile') return open === 'mobile' ? 'none' : 'mobile';
  if (type === 'menu.toggleUser') return open === 'user' ? 'none' : 'user';
  if (type === 'session.changed') return open === 'user' && !event.isSignedIn ? 'none' : open;
  return 'none';
};

export const toMenusModelView = (open: string): MenusView => ({
  isMobileOpen: open === 'mobile',
  isUserOpen: open === 'user',
});

interface Shown {
  readonly at: number;
  readonly text: string;
}

/** The last notice and the last announcement, with their times, in milliseconds. */
export interface NoticesModel {
  readonly now: number;
  readonly notice?: Shown;
  readonly announcement?: Shown;
}

export const stepNoticesModel = (model: NoticesModel, step: NoticesStep): NoticesModel => {
  if (step.type === 'wait') return { ...model, now: model.now + step.ms };
  const shown: Shown = { at: model.now, text: step.text };
  return step.type === 'notice.show' ? { ...model, notice: shown } : { ...model, announcement: shown };
};

/** The text of a notice for 2000 ms (CRT-3), of an announcement from 400 ms (PRD-5) for 3000 ms. */
export const toNoticesModelTexts = ({
  now,
  notice,
  announcement,
}: NoticesModel): Pick<NoticesView, 'noticeText' | 'announcementText'> => {
  const textWithin = (shown: Shown | undefined, from: number, to: number) =>
    shown !== undefined && now - shown.at >= from && now - shown.at < to ? shown.text : '';
  return { noticeText: textWithin(notice, 0, 2000), announcementText: textWithin(announcement, 400, 3400) };
};

/** An embed, by the time since it was requested, and what happened until then. */
export interface EmbedModel {
  /** Whether the page in the frame sends a message once it is shown. */
  readonly reports: boolean;
  /** Milliseconds; undefined before the request. */
  readonly waitedMs: number | undefined;
  /** Whether the host has answered; undefined while it is asked. */
  readonly isReached: boolean | undefined;
  readonly hasLoaded: boolean;
  readonly hasReported: boolean;
  readonly retries: number;
}

export const createEmbedModel = (loadsAtOnce: boolean, reports: boolean): EmbedModel => ({
  reports,
  waitedMs: loadsAtOnce ? 0 : undefined,
  isReached: undefined,
  hasLoaded: false,
  hasReported: false,
  retries: 0,
});

const frameOf = ({ hasLoaded, hasReported, isReached, reports }: EmbedModel): EmbedView['frame'] => {
  if (isReached !== true) return 'none';
  if (hasReported) return 'reported';
  return hasLoaded && !reports ? 'shown' : 'hidden';
};

const failureOf = (model: EmbedModel): EmbedView['failure'] => {
  if (model.isReached === false) return 'unreachable';
  return (model.waitedMs ?? 0) >= 8000 && frameOf(model) === 'hidden' ? 'late' : undefined;
};

const wait = (model: EmbedModel, ms: number): EmbedModel => {
  const waitedMs = (model.waitedMs ?? 0) + ms;
  return { ...model, waitedMs, isReached: model.isReached ?? (waitedMs >= 8000 ? false : undefined) };
};

/** The model after a step (EMB-1). */
export const stepEmbedModel = (model: EmbedModel, step: EmbedStep): EmbedModel => {
  if (model.waitedMs === undefined) return step.type === 'embed.load' ? { ...model, waitedMs: 0 } : model;
  if (step.type === 'wait') return wait(model, step.ms);
  if (step.type === 'probe')
    return model.isReached === undefined ? { ...model, isReached: step.outcome === 'reached' } : model;
  if (step.type === 'embed.retry')
    return failureOf(model)
      ? { ...createEmbedModel(true, model.reports), retries: model.retries + 1 }
      : model;
  if (model.isReached !== true || step.type === 'embed.load') return model;
  return step.type === 'frame.reported' ? { ...model, hasReported: true } : { ...model, hasLoaded: true };
};

export const toEmbedModelView = (model: EmbedModel): EmbedView => ({
  isAsking: model.waitedMs === undefined,
  isLoading:
    model.waitedMs !== undefined &&
    failureOf(model) === undefined &&
    (frameOf(model) === 'none' || frameOf(model) === 'hidden'),
  frame: frameOf(model),
  failure: failureOf(model),
  frameKey: model.retries,
});
