import { keyframes, style } from '@vanilla-extract/css';
import { color, font, measure, radius, size, space } from '../../styles/theme.css.ts';
import { button } from '../button/button.css.ts';
import { box as controlBox, dropDown } from '../control/control.css.ts';
import { centre, justifyStart, stack } from '../layout/layout.css.ts';
import { note } from '../text/text.css.ts';

export const field = style({ display: 'grid', minWidth: 0 });

export const label = style({ justifySelf: 'start', fontWeight: 600, lineHeight: 1.4 });

export const hint = style([note, { lineHeight: 1.45 }]);

/** One line high even when empty, so that nothing below moves. Closer to its own field than to the next. */
export const error = style({
  display: 'flex',
  gap: space[2],
  minHeight: size.tap,
  paddingBlock: `${space[1]} ${space[4]}`,
  color: color.danger,
  lineHeight: 1.45,
});

export const errorIcon = style({ marginTop: '1px' });

export const control = style({ display: 'grid', alignItems: 'center', marginTop: space[2] });

const entry = style([
  controlBox,
  {
    margin: 0,
    selectors: {
      '&[aria-invalid="true"]': { borderColor: color.danger },
      // A thicker edge for users who cannot see red. It does not change the size.
      '&[aria-invalid="true"]:not(:focus-visible)': {
        outline: `1px solid ${color.danger}`,
        outlineOffset: 0,
      },
    },
  },
]);

export const input = style([
  entry,
  {
    gridArea: '1 / 1',
    width: '100%',
    minWidth: 0,
    minHeight: size.field,
    padding: `${space[2]} ${space[4]}`,
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outlineOffset: '1px' },
      // Hides Edge's own reveal button, which would be next to the site's.
      '&::-ms-reveal': { display: 'none' },
    },
  },
]);

export const select = style([input, dropDown]);

/** Grows with its text. Where `field-sizing` is not supported, users can resize it. */
export const textArea = style([
  input,
  {
    fieldSizing: 'content',
    minHeight: '6lh',
    maxHeight: measure.narrow,
    lineHeight: 1.55,
    resize: 'vertical',
  },
]);

export const inputWithButton = style([input, { paddingInlineEnd: size.thumb }]);

export const reveal = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: '2px',
  color: color.muted,
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': { color: color.warp },
  },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space[3],
});

export const box = style([
  entry,
  centre,
  {
    appearance: 'none',
    width: size.line,
    height: size.line,
    cursor: 'pointer',
    selectors: {
      '&:checked': { borderColor: color.warp, background: color.warp },
      '&:checked::before': {
        content: '""',
        width: space[2],
        height: space[3],
        marginTop: '-3px',
        borderRight: `3px solid ${color.onWarp}`,
        borderBottom: `3px solid ${color.onWarp}`,
        transform: 'rotate(42deg)',
      },
    },
    // The native checkbox uses the system's colours.
    '@media': {
      '(forced-colors: active)': {
        appearance: 'auto',
        selectors: { '&:checked::before': { display: 'none' } },
      },
    },
  },
]);

export const choiceLabel = style({ paddingBlock: space[2], fontWeight: 600, lineHeight: 1.4 });

export const choiceRest = style({ gridColumn: 2 });

const pass = keyframes({
  from: { backgroundPosition: `-${size.tile} 100%` },
  to: { backgroundPosition: `calc(100% + ${size.tile}) 100%` },
});

/** The container query of `body` for two short fields side by side. */
export const roomy = `(min-width: ${measure.narrow})`;

export const body = style({ containerType: 'inline-size' });

/** In a wide form, its minimum width fits its longest label. */
export const submit = style([
  button.primary,
  {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    minHeight: size.field,
    marginTop: space[2],
    selectors: {
      '&[aria-disabled="true"], &[aria-disabled="true"]:hover:not(:disabled)': {
        borderColor: color.line,
        background: color.sunken,
        color: color.muted,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"], &[aria-busy="true"]:hover:not(:disabled)': {
        cursor: 'progress',
        backgroundImage: `linear-gradient(${color.weft}, ${color.weft})`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: `${size.tile} 3px`,
        backgroundPosition: '0 100%',
      },
    },
    '@container': { [roomy]: { width: 'auto', minWidth: measure.cell } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&[aria-busy="true"]': { animation: `${pass} 1.1s linear infinite` } },
      },
    },
  },
]);

const problemBox = style({
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[5]}`,
  border: '1px solid',
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
});

const edged = (ground: string, borderColor: string, thread: string) =>
  style([
    stack[2],
    problemBox,
    { borderColor, background: ground, boxShadow: `inset ${space[1]} 0 0 ${thread}` },
  ]);

export const problem = {
  open: edged(color.dangerSoft, color.danger, color.danger),
  calm: edged(color.sunken, color.line, color.control),
};

export const problemTitle = style({ fontSize: font.size.h3, lineHeight: 1.3 });

export const problemLink = style({
  display: 'inline-block',
  minHeight: space[5],
  color: color.danger,
  fontWeight: 600,
  lineHeight: 1.45,
  selectors: { '&:hover': { color: color.danger, textDecorationThickness: '2px' } },
});

export const corrected = style({
  color: color.muted,
  fontWeight: 400,
  textDecoration: 'line-through',
  selectors: { '&:hover': { color: color.ink } },
});

export const outcome = style([stack[2], justifyStart, { fontWeight: 600 }]);

export const keptRoom = style({ minHeight: size.line });

export const needsScript = style({
  padding: space[4],
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.sunken,
});

/** Covered by a transparent file input. */
export const fileButton = style([
  button.secondary,
  {
    position: 'relative',
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' } },
  },
]);
