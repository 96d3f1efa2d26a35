import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../../styles/theme.css.ts';

export const results = style({ paddingBlock: `${space[5]} ${space[9]}` });

export const count = style({ marginBottom: space[5], color: color.muted, fontSize: font.size.small });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[5],
});

export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[6],
  textAlign: 'center',
});
globalStyle(`${nothing} > p`, { maxWidth: '34rem', textWrap: 'balance' });

export const nothingArt = style({ width: 'min(20rem, 80%)', height: 'auto', aspectRatio: '3 / 2' });

export const nothingTitle = style({ fontSize: font.size.h3 });
