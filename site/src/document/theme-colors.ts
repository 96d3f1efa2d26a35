import { papers } from '../styles/colors.ts';

/** Gives the browser's bar the colour of the chosen theme; `system` gives back the two of the document (THM-1). */
export const paintBrowserBar = (theme: 'system' | keyof typeof papers): void => {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = papers[theme === 'system' ? own : theme];
  }
};
