import { style } from '@vanilla-extract/css';
import { color, hair, radius } from '../../styles/theme.css.ts';

const box = { borderRadius: radius.card } as const;

/** The ground that most things stand on. */
export const card = style({ ...box, border: hair, background: color.surface });

/** A card above the page: a menu, a dialog. */
export const raised = style({ ...box, border: hair, background: color.surface, boxShadow: color.shade });

/** Below the page: an example, a figure. */
export const sunken = style({ ...box, background: color.sunken });

/** A place where something may come to stand. */
export const dashed = style({ ...box, border: `1px dashed ${color.control}` });

/** Dark in both themes. */
export const panel = style({ ...box, background: color.panel, color: color.onPanel });
