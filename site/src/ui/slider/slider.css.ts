import { style } from '@vanilla-extract/css';
import { color, size, space } from '../../styles/theme.css.ts';

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
});

export const number = style({
  width: size.tile,
  minHeight: size.tap,
  padding: `0 ${space[3]}`,
  fontWeight: 600,
  textAlign: 'end',
});

export const range = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: size.tap,
  margin: 0,
  accentColor: color.warp,
  cursor: 'pointer',
  // Lets a touch that starts here scroll the page.
  touchAction: 'pan-y',
});

export const ends = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: `calc(-1 * ${space[2]})`,
});
