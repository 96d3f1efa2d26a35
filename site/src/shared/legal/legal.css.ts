import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** CSS numbers both the table of contents and the sections. */
export const numbered = style({ counterReset: 'section' });
// The contents above the text: in two columns where there is room.
globalStyle(`nav > ${numbered}`, { '@media': { [`${wide.phone} and (width < 54rem)`]: { columns: 2 } } });
globalStyle(`${numbered} > li`, { counterIncrement: 'section' });
globalStyle(`${numbered} > li > :first-child::before`, { content: 'counter(section) ". "' });

export const text = style({ ...stack(space[7]), paddingBottom: space[7] });

globalStyle(`${text} h2`, { fontSize: font.size.lead });

/** Each key above its description: it reads the same at any width. */
export const keys = style({ display: 'grid', fontSize: font.size.small });
globalStyle(`${keys} > div`, { paddingBlock: space[3], borderTop: hair });
globalStyle(`${keys} dt`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  fontWeight: 600,
});
globalStyle(`${keys} span, ${keys} dd`, { color: color.muted });
