import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, font, gutter, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { textArea } from '../../ui/form/form.css.ts';

export const ways = style({
  paddingBottom: space[8],
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr' },
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const way = style({ gridTemplateRows: 'auto 1fr auto', justifyItems: 'start', padding: gutter });

export const across = style({ '@media': { [wide.phone]: { gridColumn: '1 / -1' } } });

export const sample = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: measure.narrow,
  overflow: 'hidden',
  '@media': {
    [wide.phone]: { gridColumn: '1 / -1', order: 1 },
    [wide.tablet]: { gridArea: 'auto / 2 / span 2', order: 0 },
  },
});

export const sampleBar = style({ padding: `${space[2]} ${space[4]}`, borderBottom: hair });

export const sampleMat = style({ position: 'relative', overflow: 'hidden' });

export const samplePage = style({
  position: 'absolute',
  width: '150%',
  height: '150%',
  border: 0,
  transform: 'scale(calc(2 / 3))',
  transformOrigin: '0 0',
});

export const back = style({
  alignItems: 'center',
  paddingTop: space[5],
  '@media': { [wide.phone]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr auto', order: 2 } },
});

export const form = style({ paddingTop: space[5] });

// Keeps focused elements clear of the toolbar. Global, because they may belong to any component.
globalStyle(`${form} :is(input, textarea, button, summary, label, h2, [data-field], [tabindex])`, {
  scrollMarginTop: space[8],
});

export const section = style({ paddingBlock: space[6], selectors: { '& + &': { borderTop: hair } } });

export const text = style({ marginBlock: `${space[2]} ${space[5]}` });

export const pair = style({
  display: 'grid',
  columnGap: space[4],
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const lines = style([textArea, { minHeight: size.tile }]);

export const shown = style({ height: size.tile, border: hair, objectFit: 'cover' });
export const portrait = style({ width: size.tile, borderRadius: radius.round });
export const thumb = style({ width: size.picture, borderRadius: radius.small });

export const offer = style({
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.sunken,
  overflowWrap: 'anywhere',
});

export const done = style({ marginTop: space[5], padding: space[5], background: color.sunken });

export const after = style({ paddingInlineStart: space[5], listStyle: 'decimal' });

export const imported = style({ display: 'grid', justifyItems: 'start', marginTop: space[4] });

export const group = style({ minWidth: 0, selectors: { '& + &': { marginTop: space[4] } } });

export const legend = style({ marginBottom: space[3], padding: 0, fontWeight: 600 });

export const themes = style({ '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr 1fr' } } });

export const option = style({
  position: 'relative',
  border: `1px solid ${color.control}`,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { borderColor: color.warp, boxShadow: `inset 0 0 0 1px ${color.warp}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const theme = style({
  padding: space[3],
  borderRadius: radius.card,
  '@media': { [wide.phone]: { display: 'grid', alignContent: 'start' } },
});

export const drawing = style({
  flex: 'none',
  width: size.tile,
  padding: space[1],
  borderRadius: radius.small,
  background: color.sunken,
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [wide.phone]: { width: '100%' } },
});

export const ink = styleVariants({
  linen: { stroke: color.muted, strokeWidth: 1.5 },
  indigo: { stroke: color.warp, strokeWidth: 3 },
  slate: { stroke: color.ink, strokeWidth: 1.75 },
});

export const words = style({ display: 'grid' });
export const wordsText = style({ lineHeight: 1.4 });

export const scheme = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  paddingInline: space[4],
  borderRadius: radius.round,
  fontSize: font.size.small,
  fontWeight: 550,
});

export const entries = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' }, '&:has([data-dragged])': { userSelect: 'none' } },
});

export const card = style({
  position: 'relative',
  selectors: {
    '&[data-dragged]': { zIndex: 1, borderColor: color.warp, boxShadow: color.shade, cursor: 'grabbing' },
    // Other cards animate, but the dragged one follows the pointer directly.
    [`${list}:has([data-dragged]) > &:not([data-dragged])`]: { transition: 'translate 140ms' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-dragged]': { outline: '2px solid Highlight' } } },
  },
});

const cardLine = size.thumb;

export const grip = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: size.tap,
  height: cardLine,
  color: color.control,
  cursor: 'grab',
  // Dragging by touch must not scroll the page.
  touchAction: 'none',
  ':hover': { color: color.ink },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  height: cardLine,
  marginInline: `${size.tap} calc(3 * ${size.control} + ${space[2]})`,
  borderRadius: radius.small,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      width: space[2],
      height: space[2],
      marginInline: `${space[1]} ${space[3]}`,
      borderRight: '2px solid',
      borderBottom: '2px solid',
      color: color.muted,
      transform: 'rotate(-45deg)',
    },
    '[open] > &::before': { transform: 'rotate(45deg)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const fields = style({ padding: `${space[4]} ${space[4]} ${space[2]}`, borderTop: hair });

export const tools = style({
  position: 'absolute',
  top: 0,
  right: space[2],
  display: 'flex',
  alignItems: 'center',
  height: cardLine,
});

export const tool = style({
  width: size.control,
  height: size.control,
  color: color.muted,
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&&[aria-disabled="true"]': { background: 'transparent', color: color.line, cursor: 'default' },
  },
});
