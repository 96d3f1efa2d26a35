import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space } from '../../styles/theme.css.ts';
import { fillsPhone } from '../layout/layout.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  justifyContent: 'center',
  minHeight: size.button,
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
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:active:not(:disabled)': { translate: '0 1px' } },
    },
  },
});

const tint = `color-mix(in srgb, ${color.warp} 8%, ${color.surface})`;

const hovered = '&:hover:not(:disabled)';

export const button = {
  primary: style([
    base,
    {
      background: color.warp,
      color: color.onWarp,
      selectors: { [hovered]: { background: color.warpStrong, color: color.onWarp } },
    },
  ]),
  secondary: style([
    base,
    {
      background: color.surface,
      borderColor: color.control,
      color: color.ink,
      selectors: { [hovered]: { borderColor: color.warp, background: tint, color: color.ink } },
    },
  ]),
  panel: style([
    base,
    fillsPhone,
    {
      background: color.onPanel,
      color: color.panel,
      selectors: { '&:hover': { background: color.panelThread, color: color.panel } },
    },
  ]),
  quiet: style([
    base,
    {
      minHeight: size.control,
      padding: `${space[1]} ${space[3]}`,
      background: 'transparent',
      color: color.warp,
      fontSize: font.size.small,
      selectors: {
        [hovered]: { background: color.sunken },
        // Aligns the text of the button, not its padding, with the content above and below.
        '&:first-child': { marginInlineStart: `-${space[3]}` },
        '&:last-child': { marginInlineEnd: `-${space[3]}` },
      },
    },
  ]),
};

const square = style({
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
  selectors: {
    '&:hover': { background: color.sunken },
    '&:active': { background: color.line },
  },
});

/** As large as a touch target, whatever the icon's size. */
export const iconButton = {
  bare: style([square, { borderRadius: radius.small }]),
  round: square,
};

export const radioGroup = style({
  display: 'flex',
  padding: '3px',
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
});

export const unseen = style({ opacity: 0, cursor: 'inherit' });

export const radio = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  paddingInline: space[3],
  borderRadius: radius.round,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': { background: color.line, color: color.ink, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
