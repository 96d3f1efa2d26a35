import { style } from '@vanilla-extract/css';
import { color, edge, hair, radius, space } from '../../styles/theme.css.ts';

const box = { borderRadius: radius.card } as const;

/** The ground that most things stand on. */
export const card = style({ ...box, border: hair, background: color.surface });

/** A card above the page: a menu, a dialog. */
export const raised = style({ ...box, border: hair, background: color.surface, boxShadow: color.shade });

/** Below the page: an example, a figure. */
export const sunken = style({ ...box, background: color.sunken });

/** A picture of a product. */
export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: radius.small,
  background: color.panel,
  ...edge,
});

/** A place where something may come to stand. */
export const dashed = style({ ...box, border: `1px dashed ${color.control}` });

/** Dark in both themes, with what is to be done next. */
export const panel = style({
  ...box,
  position: 'relative',
  overflow: 'hidden',
  padding: `${space[7]} clamp(${space[5]}, 5vw, ${space[8]})`,
  background: color.panel,
  color: color.onPanel,
  vars: { [color.focus]: color.panelThread },
});

/** The ground of a control with round ends. */
export const pill = style({
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
});

/** A control without a ground of its own. */
export const bare = style({ border: 0, background: 'transparent' });
