/**
 * What the one polite region of the site holds (CRT-3, RTE-3, PRD-5). A notice is shown and read out for 2000 ms, a
 * new one starting the time anew; an announcement is only read out, once it has settled, so that typing does not
 * chatter. Neither takes the words out of the other's mouth.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

export type NoticesEvent =
  | { readonly type: 'notice.show'; readonly text: string }
  | { readonly type: 'notice.announce'; readonly text: string };

export interface NoticesContext {
  readonly noticeText: string;
  readonly announcementText: string;
  /** How many notices there were: the same words said twice are two notices. */
  readonly noticeCount: number;
  readonly announcementCount: number;
}

export const createNoticesMachine = () =>
  setup({
    types: { context: {} as NoticesContext, events: {} as NoticesEvent },
    actions: {
      keepNotice: assign(({ context }, { text }: { text: string }) => ({
        noticeText: text,
        noticeCount: context.noticeCount + 1,
      })),
      keepAnnouncement: assign(({ context }, { text }: { text: string }) => ({
        announcementText: text,
        announcementCount: context.announcementCount + 1,
      })),
    },
    delays: { shownMs: 2000, settleMs: 400, readMs: 3000 },
  }).createMachine({
    id: 'notices',
    description: 'What the one polite region of the site holds.',
    context: { noticeText: '', announcementText: '', noticeCount: 0, announcementCount: 0 },
    type: 'parallel',
    states: {
      notice: {
        description: 'Words for everyone.',
        initial: 'hidden',
        on: {
          // Not `reenter`: that would leave the other region too, and take its words away.
          'notice.show': {
            target: '.shown',
            actions: { type: 'keepNotice', params: ({ event }) => event },
          },
        },
        states: {
          hidden: { description: 'No notice is on the screen.' },
          shown: {
            description: 'A notice is on the screen and in the region.',
            after: { shownMs: { target: 'hidden' } },
          },
        },
      },
      announcement: {
        description: 'Words for screen readers only.',
        initial: 'silent',
        on: {
          'notice.announce': {
            target: '.settling',
            actions: { type: 'keepAnnouncement', params: ({ event }) => event },
          },
        },
        states: {
          silent: { description: 'Nothing to read out.' },
          settling: {
            description: 'Something is about to be read out, unless it changes once more.',
            after: { settleMs: { target: 'reading' } },
          },
          reading: {
            description: 'The words are in the region, unseen.',
            after: { readMs: { target: 'silent' } },
          },
        },
      },
    },
  });

export type NoticesMachine = ReturnType<typeof createNoticesMachine>;
export type NoticesActor = ActorRefFrom<NoticesMachine>;
export type NoticesSnapshot = SnapshotFrom<NoticesMachine>;

export interface NoticesView {
  /** On the screen and read out; empty for none. */
  readonly noticeText: string;
  /** Read out only; empty for none. */
  readonly announcementText: string;
  /** Changes with every notice, so that an element keyed by it is a new one to a screen reader. */
  readonly noticeKey: number;
  readonly announcementKey: number;
}

export const toNoticesView = (snapshot: NoticesSnapshot): NoticesView => ({
  noticeText: snapshot.matches({ notice: 'shown' }) ? snapshot.context.noticeText : '',
  announcementText: snapshot.matches({ announcement: 'reading' }) ? snapshot.context.announcementText : '',
  noticeKey: snapshot.context.noticeCount,
  announcementKey: snapshot.context.announcementCount,
});
