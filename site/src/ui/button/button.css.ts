import { style, styleVariants } from '@vanilla-extract/css';
import { inlineRow } from '../../styles/layout.ts';
import { accent } from '../../styles/surface.ts';
import { color, font, radius, space } from '../../styles/theme.css.ts';

const base = style({
  ...inlineRow(space[2]),
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
      ...accent,
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
    {
      background: color.onPanel,
      color: color.panel,
      selectors: { '&:hover': { background: color.panelThread, color: color.panel } },
    },
  ],
  quiet: [
    base,
    {
      minHeight: '2.25rem',
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
