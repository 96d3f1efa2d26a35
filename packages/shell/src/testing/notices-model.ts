import type { NoticesView } from '../notices.machine.ts';
import type { NoticesStep } from './arbitraries.ts';

interface Said {
  readonly at: number;
  readonly text: string;
}

/** What was said last and when: all that notices are. */
export interface NoticesModel {
  readonly now: number;
  readonly notice: Said | undefined;
  readonly announcement: Said | undefined;
}

export const emptyNotices: NoticesModel = { now: 0, notice: undefined, announcement: undefined };

/** What a step makes of the model. */
export const stepNoticesModel = (model: NoticesModel, step: NoticesStep): NoticesModel => {
  if (step.type === 'wait') return { ...model, now: model.now + step.ms };
  const said: Said = { at: model.now, text: step.text };
  return step.type === 'notice.show' ? { ...model, notice: said } : { ...model, announcement: said };
};

const textWithin = (said: Said | undefined, now: number, from: number, to: number): string =>
  said !== undefined && now - said.at >= from && now - said.at < to ? said.text : '';

/** What is to be seen and read: a notice for 2000 ms (CRT-3), an announcement after 400 ms (PRD-5) for 3000. */
export const toNoticesModelTexts = ({
  now,
  notice,
  announcement,
}: NoticesModel): Pick<NoticesView, 'noticeText' | 'announcementText'> => ({
  noticeText: textWithin(notice, now, 0, 2000),
  announcementText: textWithin(announcement, now, 400, 3400),
});
