import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { onPaper } from './theme.css.ts';

const printed = (selector: string, style: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: style } });

// In both themes.
printed(':root:root:root', { colorScheme: 'light', vars: onPaper });
// Browsers leave out backgrounds, on which these have their text.
printed('a, button, label', { printColorAdjust: 'exact' });
printed('#root > main', { minHeight: 0, paddingTop: 0 });
// What stands free below a page would be a blank sheet.
printed('#root > main > :last-child, [data-results]', { paddingBottom: 0 });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('p, li, tr, figure', { breakInside: 'avoid' });
// What is pressed has no use on paper, but for the tab that says what is below it.
printed('main button:not([aria-selected=true])', { display: 'none' });
// Of a page with a confirmation nothing else.
printed('body:has([data-confirms]) :not([data-confirms], [data-confirms] *, :has([data-confirms]))', {
  display: 'none !important' as 'none',
});
// Answers are printed, opened or not.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
// Parts that are loaded when they are about to be seen.
printed('section:has(> div:empty:last-child)', { display: 'none' });
printed('div:has(> svg > [href^="/art/weave.svg"])', { display: 'none' });
