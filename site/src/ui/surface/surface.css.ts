import { style } from '@vanilla-extract/css';
import { color, edge, hair, radius, space } from '../../styles/theme.css.ts';

const box = { borderRadius: radius.card } as const;

export const card = style({ ...box, border: hair, background: color.surface });

export const raised = style({ ...box, border: hair, background: color.surface, boxShadow: color.shade });

export const sunken = style({ ...box, background: color.sunken });

export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: radius.small,
  background: color.panel,
  ...edge,
});

export const dashed = style({ ...box, border: `1px dashed ${color.control}` });

/** Dark in both themes. */
export const panel = style({
  ...box,
  position: 'relative',
  overflow: 'hidden',
  padding: `${space[7]} clamp(${space[5]}, 5vw, ${space[8]})`,
  background: color.panel,
  color: color.onPanel,
  vars: { [color.focus]: color.panelThread },
});

export const pill = style({
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
});

export const bare = style({ border: 0, background: 'transparent' });
