import { globalStyle, style } from '@vanilla-extract/css';
import { color, hair, space, wide } from '../../styles/theme.css.ts';
import { card } from '../../ui/page/page.css.ts';

export const service = style([
  card,
  {
    display: 'grid',
    gap: space[6],
    marginBottom: space[6],
    padding: `clamp(${space[5]}, 4vw, ${space[7]})`,
    selectors: { '&:target': { borderColor: color.weft } },
    '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[7] } },
  },
]);

export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space[4] });

export const icon = style({ width: '3rem', height: '3rem', color: color.warp });

export const benefits = style({ display: 'grid', alignContent: 'start', gap: space[3], fontWeight: 600 });
globalStyle(`${benefits} > li`, { display: 'flex', gap: space[3] });
globalStyle(`${benefits} svg`, { flex: 'none', marginTop: space[1], color: color.weft });

export const facts = style({ gridColumn: '1 / -1', margin: 0, paddingTop: space[5], borderTop: hair });
globalStyle(`${facts} dt`, { fontWeight: 600 });
globalStyle(`${facts} dd`, { color: color.muted });
