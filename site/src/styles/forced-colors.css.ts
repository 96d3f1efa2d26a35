import { globalStyle } from '@vanilla-extract/css';

// Forced colours draw transparent borders, and give borders and backgrounds the colours of the system: what the site says by
// these is an outline instead, unless the focus has one.
const chosen = [
  '[aria-current]:not([aria-current="false"], [aria-current="date"]):not(:focus-visible)',
  '[aria-pressed="true"]:not(:focus-visible)',
  '[aria-selected="true"]:not(:focus-visible)',
  'label:has(> [type="radio"]:checked):not(:has(:focus-visible))',
];
globalStyle(chosen.join(), {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
globalStyle('[aria-disabled="true"], :disabled', {
  // A colour of the site, which would win, becomes that of any button.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'GrayText !important',
      color: 'GrayText !important' as 'GrayText',
    },
  },
});
