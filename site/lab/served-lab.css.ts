import { style } from '@vanilla-extract/css';
import { barHeight, color, hair, layer, radius, space } from '../src/styles/theme.css.ts';
import { container, hidden } from '../src/ui/page/page.css.ts';

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: barHeight,
  },
]);

export const top = style({
  position: 'sticky',
  zIndex: layer.bar,
  top: 0,
  borderBottom: hair,
  background: color.surface,
});

export const folder = style({
  overflow: 'hidden',
  color: color.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const end = style({ marginInlineStart: 'auto' });

export const problems = style({ display: 'grid', gap: space[2], marginBottom: space[6] });

export const problem = style({
  marginTop: space[2],
  padding: space[3],
  borderRadius: radius.small,
  background: color.dangerSoft,
  color: color.danger,
  overflowWrap: 'anywhere',
});

export const spoken = hidden;
