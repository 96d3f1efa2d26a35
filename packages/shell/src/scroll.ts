/** How far the page is scrolled, in pixels from the top; below 0 where it is pulled past it. */
export interface ScrollEvent {
  readonly type: 'page.scrolled';
  readonly y: number;
}

/** What looks different further down. */
export interface ScrollView {
  /** The bar stands out from the page (NAV-2). */
  readonly isScrolled: boolean;
  /** The way back to the top is offered (TOP-1). */
  readonly offersTop: boolean;
}

const BAR_PX = 20;
const BACK_TO_TOP_PX = 300;

export const toScrollView = (y: number): ScrollView => ({
  isScrolled: y > BAR_PX,
  offersTop: y > BACK_TO_TOP_PX,
});
