import { papers } from '../styles/colors.ts';

/** Sets the colour of the browser's bar. `system` restores the document's colours (THM-1). */
export const paintBrowserBar = (theme: 'system' | keyof typeof papers): void => {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = papers[theme === 'system' ? own : theme];
  }
};
