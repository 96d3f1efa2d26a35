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

/** An embed, by the time since its frame was requested, and what happened to the frame. */
export interface EmbedModel {
  /** Milliseconds; undefined before the request. */
  readonly waitedMs: number | undefined;
  readonly hasLoaded: boolean;
  readonly hasBroken: boolean;
  readonly retries: number;
}

export const createEmbedModel = (loadsAtOnce: boolean): EmbedModel => ({
  waitedMs: loadsAtOnce ? 0 : undefined,
  hasLoaded: false,
  hasBroken: false,
  retries: 0,
});

const hasFailed = ({ hasBroken, hasLoaded, waitedMs = 0 }: EmbedModel) =>
  !hasLoaded && (hasBroken || waitedMs >= 8000);

/** The model after a step (EMB-1). */
export const stepEmbedModel = (model: EmbedModel, step: EmbedStep): EmbedModel => {
  if (model.waitedMs === undefined) return step.type === 'embed.load' ? { ...model, waitedMs: 0 } : model;
  if (step.type === 'wait') return { ...model, waitedMs: model.waitedMs + step.ms };
  if (step.type === 'frame.loaded')
    return step.isOnline ? { ...model, hasLoaded: true } : { ...model, hasBroken: true };
  return step.type === 'embed.retry' && hasFailed(model)
    ? { ...createEmbedModel(true), retries: model.retries + 1 }
    : model;
};

export const toEmbedModelView = (model: EmbedModel): EmbedView => ({
  isAsking: model.waitedMs === undefined,
  isLoading: model.waitedMs !== undefined && !model.hasLoaded && !hasFailed(model),
  hasFailed: hasFailed(model),
  frameKey: model.retries,
});
