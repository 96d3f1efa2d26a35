/** `below`: far enough for the bar to change (NAV-2). `far`: far enough for the back-to-top button (TOP-1). */
export type ScrollPlace = 'top' | 'below' | 'far';

export interface ScrollEvent {
  readonly type: 'page.scrolled';
  readonly place: ScrollPlace;
}

export interface ScrollView {
  readonly isScrolled: boolean;
  readonly offersTop: boolean;
}

const BAR_PX = 20;
const BACK_TO_TOP_PX = 300;

/** `y` is in pixels, and is negative while the page is overscrolled at its top. */
export const toScrollPlace = (y: number): ScrollPlace => {
  if (y > BACK_TO_TOP_PX) return 'far';
  return y > BAR_PX ? 'below' : 'top';
};

export const toScrollView = (place: ScrollPlace): ScrollView => ({
  isScrolled: place !== 'top',
  offersTop: place === 'far',
});
