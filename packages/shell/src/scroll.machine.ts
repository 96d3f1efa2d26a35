/**
 * How far the page is scrolled, as far as anything looks different: the bar changes past 20 px (NAV-2), the way back
 * to the top appears past 300 px (TOP-1).
 */
import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

/** Pixels from the top. */
export interface ScrollEvent {
  readonly type: 'page.scrolled';
  readonly y: number;
}

const BAR_PX = 20;
const BACK_TO_TOP_PX = 300;

export const createScrollMachine = () =>
  setup({
    types: { events: {} as ScrollEvent },
    guards: {
      isAtTop: (_, params: { y: number }) => params.y <= BAR_PX,
      isFarDown: (_, params: { y: number }) => params.y > BACK_TO_TOP_PX,
    },
  }).createMachine({
    id: 'scroll',
    description: 'How far the page is scrolled.',
    initial: 'atTop',
    states: {
      atTop: {
        description: 'At most 20 px from the top.',
        on: {
          'page.scrolled': [
            { guard: { type: 'isFarDown', params: ({ event }) => event }, target: 'farDown' },
            { guard: { type: 'isAtTop', params: ({ event }) => event } },
            { target: 'scrolled' },
          ],
        },
      },
      scrolled: {
        description: 'The bar stands out from the page below it.',
        on: {
          'page.scrolled': [
            { guard: { type: 'isFarDown', params: ({ event }) => event }, target: 'farDown' },
            { guard: { type: 'isAtTop', params: ({ event }) => event }, target: 'atTop' },
          ],
        },
      },
      farDown: {
        description: 'So far down that a way back to the top is offered.',
        on: {
          'page.scrolled': [
            { guard: { type: 'isFarDown', params: ({ event }) => event } },
            { guard: { type: 'isAtTop', params: ({ event }) => event }, target: 'atTop' },
            { target: 'scrolled' },
          ],
        },
      },
    },
  });

export type ScrollMachine = ReturnType<typeof createScrollMachine>;
export type ScrollActor = ActorRefFrom<ScrollMachine>;
export type ScrollSnapshot = SnapshotFrom<ScrollMachine>;

export interface ScrollView {
  readonly isScrolled: boolean;
  readonly offersTop: boolean;
}

export const toScrollView = (snapshot: ScrollSnapshot): ScrollView => ({
  isScrolled: !snapshot.matches('atTop'),
  offersTop: snapshot.matches('farDown'),
});
