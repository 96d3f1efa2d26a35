/** The scroll position, in pixels from the top; negative while the page is pulled past it. */
export interface ScrollEvent {
  readonly type: 'page.scrolled';
  readonly y: number;
}

export interface ScrollView {
  /** The bar has its scrolled look (NAV-2). */
  readonly isScrolled: boolean;
  /** The back-to-top button is shown (TOP-1). */
  readonly offersTop: boolean;
}

const BAR_PX = 20;
const BACK_TO_TOP_PX = 300;

/** `y` is that of a `ScrollEvent`. */
export const toScrollView = (y: number): ScrollView => ({
  isScrolled: y > BAR_PX,
  offersTop: y > BACK_TO_TOP_PX,
});
