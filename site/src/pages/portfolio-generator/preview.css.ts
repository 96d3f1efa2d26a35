import { style, styleVariants } from '@vanilla-extract/css';
import { cluster, fill, inline } from '../../styles/layout.ts';
import { outlined } from '../../styles/surface.ts';
import { barHeight, color, font, hair, space, wide } from '../../styles/theme.css.ts';

const base = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const panel = styleVariants({
  beside: [
    base,
    {
      '@media': {
        [wide.desktop]: {
          position: 'sticky',
          top: barHeight,
          height: `calc(100vh - ${barHeight})`,
          minHeight: '28rem',
          paddingBottom: space[3],
        },
      },
    },
  ],
  alone: [base, { paddingBottom: space[8] }],
});

export const head = style({ ...cluster(space[2]), minHeight: '3.5rem' });

export const title = style({
  flex: '1 0 100%',
  fontSize: font.size.h3,
  scrollMarginTop: space[2],
  '@media': { [wide.phone]: { flex: '1 0 auto' } },
});

export const actions = style(inline(space[3]));

/** On a phone the preview is always phone-sized. */
export const widths = style({ display: 'none', '@media': { [wide.phone]: { display: 'flex' } } });

/** The surface behind the previewed page. */
export const mat = style({
  display: 'grid',
  marginBlock: space[3],
  height: 'min(85vh, 60rem)',
  overflow: 'hidden',
  ...outlined,
  background: color.sunken,
  selectors: { '&:has([data-focused])': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': {
    [wide.desktop]: { selectors: { [`${panel.beside} > &`]: { flex: 1, height: 'auto', minHeight: 0 } } },
  },
});

const sheet = style({ ...fill, border: 0, background: color.surface });

export const frame = styleVariants({
  full: [sheet],
  narrow: [
    sheet,
    {
      maxWidth: '24rem',
      justifySelf: 'center',
      borderInline: hair,
      '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'max-width 160ms' } },
    },
  ],
});

export const tools = style({
  ...cluster(space[3]),
  // Clear of the assistant's button.
  paddingRight: space[8],
});

export const back = style({
  paddingBlock: space[2],
  fontWeight: 600,
  '@media': { [wide.desktop]: { display: 'none' } },
});

export const problem = style({
  color: color.danger,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
