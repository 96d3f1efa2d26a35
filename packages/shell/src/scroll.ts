/** How far the page is scrolled: at its top, past the bar's threshold (NAV-2), or so far that the way up is offered (TOP-1). */
export type ScrollPlace = 'top' | 'below' | 'far';

/** The page has passed a threshold. */
export interface ScrollEvent {
  readonly type: 'page.scrolled';
  readonly place: ScrollPlace;
}

export interface ScrollView {
  /** The bar has its scrolled look (NAV-2). */
  readonly isScrolled: boolean;
  /** The back-to-top button is shown (TOP-1). */
  readonly offersTop: boolean;
}

const BAR_PX = 20;
const BACK_TO_TOP_PX = 300;

/** `y` is in pixels from the top; negative while the page is pulled past it. */
export const toScrollPlace = (y: number): ScrollPlace => {
  if (y > BACK_TO_TOP_PX) return 'far';
  return y > BAR_PX ? 'below' : 'top';
};

export const toScrollView = (place: ScrollPlace): ScrollView => ({
  isScrolled: place !== 'top',
  offersTop: place === 'far',
});
