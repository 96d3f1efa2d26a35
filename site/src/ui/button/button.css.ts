import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, size, space } from '../../styles/theme.css.ts';
import { centre, fillsPhone, fixed, row } from '../layout/layout.css.ts';
import { bare, pill } from '../surface/surface.css.ts';

const base = style({
  display: 'inline-flex',
  justifyContent: 'center',
  minHeight: '2.875rem',
  padding: `${space[2]} ${space[5]}`,
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: font.size.body,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  selectors: { '&:disabled': { opacity: 0.6 } },
});

const hovered = '&:hover:not(:disabled)';

const primary = style({
  background: color.warp,
  color: color.onWarp,
  selectors: { [hovered]: { background: color.warpStrong, color: color.onWarp } },
});

const secondary = style({
  background: color.surface,
  borderColor: color.control,
  color: color.ink,
  selectors: { [hovered]: { borderColor: color.ink, color: color.ink } },
});

const onPanel = style({
  background: color.onPanel,
  color: color.panel,
  selectors: { '&:hover': { background: color.weft, color: color.panel } },
});

const quiet = style({
  minHeight: size.control,
  padding: `${space[1]} ${space[3]}`,
  background: 'transparent',
  color: color.warp,
  fontSize: font.size.small,
  selectors: {
    [hovered]: { background: color.sunken },
    // Its text, not its padding, is aligned with what stands above and below.
    '&:first-child': { marginInlineStart: `-${space[3]}` },
    '&:last-child': { marginInlineEnd: `-${space[3]}` },
  },
});

/** The look of a button, or of a link styled as one. */
export const button = styleVariants({
  primary: [row[2], base, primary],
  secondary: [row[2], base, secondary],
  panel: [row[2], base, fillsPhone, onPanel],
  quiet: [row[2], base, quiet],
});

const square = style({
  width: size.tap,
  height: size.tap,
  padding: 0,
  borderRadius: radius.round,
  transition: 'background-color 120ms',
});

const lit = style({ selectors: { '&:hover': { background: color.sunken } } });

/** A button of one icon, as large as a finger needs, whatever the size of the icon. */
export const iconButton = styleVariants({
  /** On the ground it stands on. */
  bare: [centre, fixed, bare, square, lit, { borderRadius: radius.small }],
  round: [centre, fixed, bare, square, lit],
  /** With an edge of its own. */
  pill: [centre, fixed, pill, square, { selectors: { '&:hover': { borderColor: color.ink } } }],
});
