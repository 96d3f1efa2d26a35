import { style } from '@vanilla-extract/css';
import { color, font, hair, measure, narrow, space, wide } from '../../styles/theme.css.ts';
import { cards, ruled } from '../../ui/layout/layout.css.ts';

export const sample = style({ marginTop: space[3] });

export const part = style({
  paddingTop: space[7],
  '@media': { [wide.phone]: { paddingTop: space[8] } },
});

export const last = style([part, { paddingBottom: space[8] }]);

// On a phone each product is a block: the name, with the price and the state side by side below it.
export const block = style({ '@media': { [narrow.phone]: { display: 'block' } } });

export const table = style([ruled, block]);

export const head = style({ '@media': { [narrow.phone]: { display: 'none' } } });

export const row = style({
  borderTop: hair,
  '@media': {
    [narrow.phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: space[2],
      paddingBlock: space[4],
    },
  },
});

export const cell = style({
  padding: `${space[4]} ${space[4]} ${space[4]} 0`,
  textAlign: 'start',
  fontWeight: 400,
  '@media': { [narrow.phone]: { padding: 0 } },
});

export const product = style({ gridColumn: '1 / -1' });

export const name = style({
  fontWeight: 650,
  '@media': {
    [narrow.phone]: { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } },
    [wide.phone]: { color: color.ink, textDecoration: 'none' },
  },
});

export const amount = style({
  display: 'block',
  fontSize: font.size.title,
  fontWeight: 650,
  letterSpacing: font.tracking.figures,
  lineHeight: 1.2,
});

export const open = style({
  gridColumn: '1 / -1',
  position: 'relative',
  '@media': { [wide.phone]: { paddingRight: 0, textAlign: 'end' } },
});

export const way = style([open, { '@media': { [narrow.phone]: { display: 'none' } } }]);

export const workspace = style({
  marginTop: space[6],
  padding: `${space[6]} clamp(${space[5]}, 4vw, ${space[7]})`,
});

export const included = style([cards, { marginTop: space[5], rowGap: space[4] }]);

export const item = style({ display: 'flex', gap: space[3] });

export const itemTitle = style({ fontSize: font.size.body, letterSpacing: 0 });

export const check = style({ marginTop: space[1], color: color.weft });

export const ranges = style({ marginTop: space[5], rowGap: space[5] });

export const range = style({ fontSize: font.size.h3, fontWeight: 650 });

export const calculator = style({ alignItems: 'stretch', columnGap: space[5] });

export const figures = style({ padding: `${space[6]} clamp(${space[5]}, 4vw, ${space[7]})` });

export const result = style({ alignContent: 'space-between', justifyItems: 'start', padding: space[6] });

export const onPanel = style({ color: color.onPanelMuted });

export const total = style({
  fontSize: font.size.h1,
  fontWeight: 650,
  letterSpacing: font.tracking.figures,
  lineHeight: 1.15,
});

export const shares = style({ width: '100%' });

export const share = style({
  paddingBlock: space[3],
  borderTop: `1px solid color-mix(in srgb, ${color.onPanelMuted} 40%, transparent)`,
});

export const factors = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` });

/** Keeps a factor and its sign on one line. */
export const factor = style({ whiteSpace: 'nowrap' });

export const formula = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[2],
  maxWidth: measure.wide,
});
