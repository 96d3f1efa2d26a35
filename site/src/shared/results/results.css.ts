import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { font, space } from '../../styles/theme.css.ts';

export const results = style({ paddingBlock: `${space[5]} ${space[9]}` });

export const count = style({ marginBottom: space[5], ...smallMuted });

export const grid = style(inColumns('repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', space[5]));

export const nothing = style({
  ...stack(space[3]),
  justifyItems: 'center',
  paddingBlock: space[6],
  textAlign: 'center',
});
globalStyle(`${nothing} > p`, { maxWidth: '34rem', textWrap: 'balance' });

export const nothingArt = style({ width: 'min(20rem, 80%)', aspectRatio: '3 / 2' });

export const nothingTitle = style({ fontSize: font.size.h3 });
