import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, stack } from '../../styles/layout.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

/** Words and an example side by side, in turn on the other side. */
export const service = style({
  ...stack(space[6]),
  paddingBlock: space[8],
  borderTop: hair,
  selectors: { '&:target': { borderTopColor: color.weft } },
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[8] } },
});

export const words = style({ ...stack(space[5]), alignContent: 'center', justifyItems: 'start' });

export const description = style({ color: color.muted, fontSize: font.size.lead, lineHeight: 1.5 });

export const benefits = style({
  ...inColumns('repeat(auto-fit, minmax(min(100%, max(13.5rem, 34%)), 1fr))', `${space[2]} ${space[5]}`),
  width: '100%',
  fontWeight: 600,
});
globalStyle(`${benefits} > li`, { display: 'flex', gap: space[3] });
globalStyle(`${benefits} svg`, { flex: 'none', marginTop: '0.2em', color: color.weft });

export const atWork = style({ display: 'grid', minWidth: 0 });
globalStyle(`${service}:nth-of-type(even) > ${atWork}`, { '@media': { [wide.tablet]: { order: -1 } } });
globalStyle(`${service}:nth-of-type(even)`, {
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});

export const art = style({ width: '100%', borderRadius: radius.card });

/** Lies on the lower part of the drawing. */
export const example = style({
  position: 'relative',
  width: 'min(100% - 1.5rem, 30rem)',
  margin: `calc(-1 * ${space[8]}) auto 0`,
  borderRadius: radius.card,
  boxShadow: color.shade,
});

export const facts = style({ gridColumn: '1 / -1', order: 1, margin: 0 });
globalStyle(`${facts} dt`, { fontWeight: 600 });
globalStyle(`${facts} dd`, { color: color.muted });
