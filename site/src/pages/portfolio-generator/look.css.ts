import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cover, fill, inline, row, stack } from '../../styles/layout.ts';
import { focusRing, smallMuted } from '../../styles/surface.ts';
import { color, font, radius, space, wide } from '../../styles/theme.css.ts';

export const group = style({ ...stack(space[3]), minWidth: 0 });

export const legend = style({ padding: 0, marginBottom: space[3], fontWeight: 600 });

export const themes = style({
  ...stack(space[3]),
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});

const chosen = { borderColor: color.warp, boxShadow: `inset 0 0 0 1px ${color.warp}` };

const option = style({
  position: 'relative',
  border: `1px solid ${color.control}`,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': focusRing,
  },
});

export const theme = style([
  option,
  {
    ...row(space[3]),
    padding: space[3],
    borderRadius: radius.card,
    '@media': { [wide.phone]: { display: 'grid', alignContent: 'start', justifyItems: 'stretch' } },
  },
]);

/** The whole option can be pressed; its border shows which one is chosen. */
export const radio = style({ ...cover, ...fill, margin: 0, opacity: 0, cursor: 'pointer' });

const drawn = style({
  flex: 'none',
  width: '6rem',
  padding: space[1],
  borderRadius: radius.small,
  background: color.sunken,
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [wide.phone]: { width: '100%' } },
});

export const drawing = styleVariants({
  linen: [drawn, { stroke: color.muted, strokeWidth: 1.5 }],
  indigo: [drawn, { stroke: color.warp, strokeWidth: 3 }],
  slate: [drawn, { stroke: color.ink, strokeWidth: 1.75 }],
});

export const words = style({ display: 'grid' });
export const name = style({ fontWeight: 600 });
export const text = style({ ...smallMuted, lineHeight: 1.4 });

export const schemes = style(inline(space[2]));

export const scheme = style([
  option,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    paddingInline: space[4],
    borderRadius: radius.round,
    fontSize: font.size.small,
    fontWeight: 550,
  },
]);

globalStyle(`${group} + ${group}`, { marginTop: space[4] });
