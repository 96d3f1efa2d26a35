import { dark, light } from '../styles/colors.ts';

/** The paper of each theme, for the browser's own bars. */
export const themeColors = { light: light.paper, dark: dark.paper };

/** Gives the browser's bar the colour of the chosen theme; `system` gives back the two of the document (THM-1). */
export const paintBrowserBar = (theme: 'system' | keyof typeof themeColors): void => {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = themeColors[theme === 'system' ? own : theme];
  }
};
