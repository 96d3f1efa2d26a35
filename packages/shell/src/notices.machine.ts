/** The site's only polite live region (CRT-3, RTE-3). Announcements wait until typing pauses (PRD-5). */
import { eventOf, type NoticeEvent } from '@loomwright/kit';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

export interface NoticesContext {
  readonly noticeText: string;
  readonly announcementText: string;
  readonly noticeCount: number;
  readonly announcementCount: number;
}

export const createNoticesMachine = () =>
  setup({
    types: { context: {} as NoticesContext, events: {} as NoticeEvent },
    actions: {
      setNotice: assign(({ context, event }) => ({
        noticeText: eventOf(event, 'notice.show').text,
        noticeCount: context.noticeCount + 1,
      })),
      setAnnouncement: assign(({ context, event }) => ({
        announcementText: eventOf(event, 'notice.announce').text,
        announcementCount: context.announcementCount + 1,
      })),
    },
    guards: { hasText: ({ event }) => eventOf(event, 'notice.show').text !== '' },
    delays: { shownMs: 2000, debounceMs: 400, announceMs: 3000 },
  }).createMachine({
    id: 'notices',
    description: 'Fills the polite live region.',
    context: { noticeText: '', announcementText: '', noticeCount: 0, announcementCount: 0 },
    type: 'parallel',
    states: {
      notice: {
        description: 'Shows notices to all users.',
        initial: 'hidden',
        on: {
          // `reenter` would also restart the `announcement` region.
          'notice.show': { guard: 'hasText', target: '.shown', actions: 'setNotice' },
        },
        states: {
          hidden: { description: 'No notice is visible.' },
          shown: {
            description: 'Shows a notice, and screen readers read it out.',
            after: { shownMs: { target: 'hidden' } },
          },
        },
      },
      announcement: {
        description: 'Announces texts to screen readers only.',
        initial: 'idle',
        on: { 'notice.announce': { target: '.debouncing', actions: 'setAnnouncement' } },
        states: {
          idle: { description: 'There is no announcement.' },
          debouncing: {
            description: 'Waits for the announcement to stop changing.',
            after: { debounceMs: { target: 'announcing' } },
          },
          announcing: {
            description: 'The region contains the announcement, hidden from view.',
            after: { announceMs: { target: 'idle' } },
          },
        },
      },
    },
  });

export type NoticesMachine = ReturnType<typeof createNoticesMachine>;
export type NoticesActor = ActorRefFrom<NoticesMachine>;
export type NoticesSnapshot = SnapshotFrom<NoticesMachine>;

export interface NoticesView {
  /** The text that is visible and read out; empty for none. */
  readonly noticeText: string;
  /** The text that is only read out; empty for none. */
  readonly announcementText: string;
  /** Use it as the key of the element: a screen reader repeats the same text only in a new element. */
  readonly noticeKey: number;
  readonly announcementKey: number;
}

export const toNoticesView = (snapshot: NoticesSnapshot): NoticesView => ({
  noticeText: snapshot.matches({ notice: 'shown' }) ? snapshot.context.noticeText : '',
  announcementText: snapshot.matches({ announcement: 'announcing' }) ? snapshot.context.announcementText : '',
  noticeKey: snapshot.context.noticeCount,
  announcementKey: snapshot.context.announcementCount,
});
