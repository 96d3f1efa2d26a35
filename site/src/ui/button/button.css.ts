import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, size, space } from '../../styles/theme.css.ts';
import { fillsPhone } from '../layout/layout.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
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
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** The look of a button, or of a link styled as one. */
export const button = styleVariants({
  primary: [
    base,
    {
      background: color.warp,
      color: color.onWarp,
      selectors: { '&:hover:not(:disabled)': { background: color.warpStrong, color: color.onWarp } },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.control,
      color: color.ink,
      selectors: { '&:hover:not(:disabled)': { borderColor: color.ink, color: color.ink } },
    },
  ],
  panel: [
    base,
    fillsPhone,
    {
      background: color.onPanel,
      color: color.panel,
      selectors: { '&:hover': { background: color.weft, color: color.panel } },
    },
  ],
  quiet: [
    base,
    {
      minHeight: size.control,
      padding: `${space[1]} ${space[3]}`,
      background: 'transparent',
      color: color.warp,
      fontSize: font.size.small,
      selectors: {
        '&:hover:not(:disabled)': { background: color.sunken },
        // Its text, not its padding, is aligned with what stands above and below.
        '&:first-child': { marginInlineStart: `-${space[3]}` },
        '&:last-child': { marginInlineEnd: `-${space[3]}` },
      },
    },
  ],
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.tap,
  height: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  transition: 'background-color 120ms',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

const hovered = '&:hover:where(:not(:disabled))';

/** A button of one icon, as large as a finger needs, whatever the size of the icon. */
export const iconButton = styleVariants({
  /** On the ground it stands on. */
  bare: [icon, { borderRadius: radius.small, selectors: { [hovered]: { background: color.sunken } } }],
  round: [icon, { selectors: { [hovered]: { background: color.sunken } } }],
  /** With an edge of its own. */
  pill: [
    icon,
    {
      border: `1px solid ${color.control}`,
      background: color.surface,
      selectors: { [hovered]: { borderColor: color.ink } },
    },
  ],
});
