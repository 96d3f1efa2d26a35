import type { Keyboard, Mouse, Page } from 'playwright/test';

/** A tab of any engine, of which a page of Playwright is one: what every WebDriver protocol can do. */
export interface Tab extends Pick<Page, 'evaluate' | 'setViewportSize'> {
  readonly goto: (url: string, options?: { readonly waitUntil: 'domcontentloaded' }) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly keyboard: Pick<Keyboard, 'press' | 'type'>;
  readonly mouse: Pick<Mouse, 'click' | 'move' | 'wheel'>;
}
