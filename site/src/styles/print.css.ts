import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { onPaper } from './theme.css.ts';

const printed = (selector: string, style: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: style } });

printed(':root:root:root', { colorScheme: 'light', vars: onPaper });
// Browsers omit backgrounds, but the text of these elements needs them.
printed('a, button, label', { printColorAdjust: 'exact' });
printed('#root > main', { minHeight: 0, paddingTop: 0 });
// Space at the end would print a blank sheet.
printed('#root > main > :last-child, [data-results]', { paddingBottom: 0 });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('p, li, tr, figure', { breakInside: 'avoid' });
// Buttons are useless on paper, except for the tab that names the panel below it.
printed('main button:not([aria-selected=true])', { display: 'none' });
// If a page contains a confirmation, only the confirmation is printed.
printed('body:has([data-confirms]) :not([data-confirms], [data-confirms] *, :has([data-confirms]))', {
  display: 'none !important' as 'none',
});
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
printed('section:has(> div:empty:last-child)', { display: 'none' });
printed('div:has(> svg > [href^="/art/weave.svg"])', { display: 'none' });
