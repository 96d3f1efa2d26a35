import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space, wide } from '../../styles/theme.css.ts';
import { card } from '../../ui/page/page.css.ts';

export const ways = style({
  display: 'grid',
  gap: space[5],
  paddingBottom: space[8],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const way = style([
  card,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    gap: space[4],
    padding: 'clamp(1.5rem, 4vw, 2.5rem)',
    boxShadow: color.shade,
  },
]);

export const title = style({ fontSize: font.size.title });
export const small = style({ fontSize: font.size.h3 });
export const text = style({ color: color.muted });

export const across = style({ '@media': { [wide.tablet]: { gridColumn: '1 / -1' } } });

export const themes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr',
  gap: space[4],
  marginTop: space[4],
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${themes} svg`, { width: '100%', height: 'auto', marginBottom: space[2] });
globalStyle(`${themes} h3`, { fontSize: font.size.body });
/** On a phone the pictures say it. */
globalStyle(`${themes} p`, {
  fontSize: font.size.small,
  '@media': { 'screen and (max-width: 39.99rem)': { display: 'none' } },
});

export const back = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  paddingTop: space[5],
  '@media': {
    [wide.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr auto' },
  },
});

globalStyle(`${back} h2 + p`, { marginTop: space[1] });
