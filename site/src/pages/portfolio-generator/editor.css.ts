import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';

export const bench = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: space[8],
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[6],
      alignItems: 'start',
    },
  },
});

export const stepsBar = style({ paddingBottom: space[4] });

export const steps = style({ gridAutoFlow: 'column', gridAutoColumns: '1fr' });

export const step = style({
  position: 'relative',
  alignContent: 'start',
  justifyItems: 'start',
  minHeight: size.tap,
  padding: `${space[2]} 0`,
  border: 0,
  borderTop: `3px solid ${color.line}`,
  background: 'transparent',
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-current]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
  '@media': { [wide.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: space[2] } },
});

export const number = style({
  width: space[5],
  height: space[5],
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
  lineHeight: 1,
  selectors: {
    '[aria-current] > &': { borderColor: color.warp, background: color.warp, color: color.onWarp },
  },
});

export const troubled = style({ borderColor: color.danger, color: color.danger });

export const name = style({
  '@media': {
    [`screen and (not ${wide.tablet})`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [wide.tablet]: { alignSelf: 'center' },
  },
});

export const problems = style({ color: color.danger });

export const place = style({ '@media': { [wide.tablet]: { display: 'none' } } });

export const turn = style({ paddingBlock: `${space[5]} ${space[6]}`, borderTop: hair });

export const next = style({ marginInlineStart: 'auto' });

export const toolbar = style({
  position: 'sticky',
  zIndex: 2,
  top: barHeight,
  minHeight: size.thumb,
  borderBlock: hair,
  background: color.paper,
});

/** Not sticky on small screens, where a long message would cover the focused element. */
export const loose = style({
  '@media': { [`screen and (not ${wide.tablet})`]: { position: 'static' } },
});

export const undo = style({
  selectors: {
    '&&': { border: `1px solid ${color.control}`, background: color.surface },
    '&&:hover': { borderColor: color.warp },
    '&&[aria-disabled="true"]': { borderColor: color.line, color: color.control, cursor: 'default' },
  },
});

export const saving = style({ flex: 1, minWidth: 0, paddingInlineStart: space[2], lineHeight: 1.3 });

export const problem = style({
  color: color.danger,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});

export const jump = style({
  flex: 'none',
  paddingBlock: space[2],
  fontWeight: 600,
  '@media': { [wide.desktop]: { display: 'none' } },
});

export const panel = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const beside = style({
  '@media': {
    [wide.desktop]: {
      position: 'sticky',
      top: barHeight,
      height: `calc(100vh - ${barHeight})`,
      minHeight: measure.narrow,
      paddingBottom: space[3],
    },
  },
});

export const alone = style({ paddingBottom: space[8] });

export const head = style({ minHeight: size.thumb });

export const title = style({
  flex: '1 0 100%',
  fontSize: font.size.h3,
  scrollMarginTop: space[2],
  '@media': { [wide.phone]: { flex: '1 0 auto' } },
});

/** On a phone the preview is always phone-sized. */
export const widths = style({ display: 'none', '@media': { [wide.phone]: { display: 'flex' } } });

export const mat = style({
  display: 'grid',
  marginBlock: space[3],
  height: '85vh',
  overflow: 'hidden',
  background: color.sunken,
  selectors: { '&:has([data-focused])': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': {
    [wide.desktop]: { selectors: { [`${beside} > &`]: { flex: 1, height: 'auto', minHeight: 0 } } },
  },
});

export const frame = style({ width: '100%', height: '100%', border: 0, background: color.surface });

export const narrow = style({
  maxWidth: measure.phone,
  justifySelf: 'center',
  borderInline: hair,
  transition: 'max-width 160ms',
});

// Keeps the tools clear of the assistant's button.
export const previewTools = style({ paddingRight: space[8] });
